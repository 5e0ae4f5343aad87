import { MOST_COMPARED_BYTES, scrubRules } from "#detect/index.js";
import { certainTimes, versionsOf, } from "#model/index.js";
import { judgeEach, judgePair, readVersion, verdictCounts } from "./judge-pair.js";
import { isScrubbedMatch } from "./scrubbed-match.js";
/**
 * Judges the difference around t* of every page given; one that cannot be read is counted, not fatal. The pages are
 * gone through twice.
 */
export async function judgeChanges(pages, context) {
    const { byPage, unjudged } = await judgeEach(pages, (page, shared) => judge(page, context, shared), context);
    return { byPage, summary: summaryOf(byPage, unjudged, context) };
}
function summaryOf(byPage, unjudged, context) {
    const judgements = [...byPage.values()];
    const summary = { ruleSet: scrubRules().digest, verdicts: verdictCounts(judgements), unjudged };
    if (!isFixed(context))
        return summary;
    return { ...summary, scrubbed: judgements.filter((judgement) => judgement.scrubbed === true).length };
}
/** A capture begun by another version may have had other rules in mind: nothing is scrubbed then. */
function isFixed({ ruleSet }) {
    return ruleSet === scrubRules().digest;
}
async function judge(page, context, shared) {
    const [before, after] = pairAround(page, context.asOf) ?? [];
    if (!before || !after)
        return null;
    const read = (sighting) => readVersion(context.warcs, sighting);
    const compared = await judgePair({ url: page.url, before, after }, context.warcs, {
        known: context.known,
        ...shared,
        probes: () => readProbes(page, read),
    });
    if (compared === null)
        return null;
    const { longestBytes, change: _, ...judgement } = compared;
    // What reads the same once scrubbed has no difference that counts: others need not be read again.
    const scrubbed = judgement.verdict === "insignificant" &&
        isFixed(context) &&
        longestBytes <= MOST_COMPARED_BYTES &&
        (await isScrubbedMatch(page.sightings, context.asOf, read));
    return { ...judgement, ...(scrubbed && { scrubbed }) };
}
/** The last look before the change and the first after it, for the change nearest to t*. */
function pairAround({ sightings }, asOf) {
    const versions = versionsOf(sightings);
    const held = versions.findLastIndex((version) => certainTimes(version.sightings[0]).lastByteAt <= asOf);
    const first = Math.min(Math.max(held, 0), versions.length - 2);
    if (first < 0)
        return null;
    return [versions[first].sightings.at(-1), versions[first + 1].sightings[0]];
}
/** Two back-to-back probes tell at once which parts of a page vary by themselves. */
async function readProbes({ sightings }, read) {
    const probes = sightings.filter((s) => s.pass === "probe" && s.outcome.kind === "captured");
    const [first, second] = [probes.at(-2), probes.at(-1)];
    if (!first || !second)
        return null;
    const [a, b] = [await read(first), await read(second)];
    return a && b ? [a.content, b.content] : null;
}
