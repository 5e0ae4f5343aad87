// Two looks at a page that differ, weighed by the detector: the same for what differed around t* and for what a watch
// finds from one look to the next.
import { versionSeen } from "#access/index.js";
import { detectChange, EditTally } from "#detect/index.js";
import { CHANGE_VERDICTS, } from "#model/index.js";
/** What decodes to more is compared as it was sent: as bytes that differ. */
const MOST_CONTENT_BYTES = 16 * 1024 * 1024;
/** Weighs the difference of two looks; `null` when one of them cannot be read any more. */
export async function judgePair({ url, before, after }, warcs, { probes, ...options }) {
    const moved = statusChange(before.outcome.identity, after.outcome.identity);
    if (moved)
        return { ...moved, longestBytes: 0, change: null };
    const [old, now] = [await readVersion(warcs, before), await readVersion(warcs, after)];
    if (!old || !now)
        return null;
    const backToBack = (await probes?.()) ?? null;
    const change = detectChange(old.content, now.content, {
        url,
        beforeType: old.contentType,
        afterType: now.contentType,
        ...options,
        ...(backToBack && { backToBack }),
    });
    const { verdict, importance, explanation } = change;
    const longestBytes = Math.max(old.content.length, now.content.length);
    return { verdict, importance, explanation, longestBytes, change };
}
/** What a look showed, decoded as far as it is compared. */
export function readVersion(warcs, sighting) {
    return versionSeen(warcs, sighting, MOST_CONTENT_BYTES);
}
/**
 * Judges pages that are compared together. What many of them show alike is known only when all were compared: those
 * that count such an edit are judged again, so that the pages are gone through twice. One that cannot be read is
 * counted, not fatal.
 */
export async function judgeEach(pages, judge, ports) {
    const tally = new EditTally();
    const byPage = new Map();
    let differing = 0;
    for (const page of pages) {
        differing++;
        await judgeInto(byPage, page, () => judge(page, { tally }), ports);
    }
    const template = tally.template();
    for (const page of pages)
        if (template.concerns(page.url))
            await judgeInto(byPage, page, () => judge(page, { template }), ports);
    return { byPage, unjudged: differing - byPage.size };
}
/** How many were judged in which way. */
export function verdictCounts(judgements) {
    const counts = CHANGE_VERDICTS.map((word) => [
        word,
        judgements.filter(({ verdict }) => verdict === word).length,
    ]);
    return Object.fromEntries(counts);
}
async function judgeInto(byPage, { url }, judge, { logger, isInterrupted }) {
    if (isInterrupted?.() === true)
        return;
    const judgement = await judge().catch((error) => {
        logger.log("warn", `${url}: its versions could not be compared: ${String(error)}`);
        return null;
    });
    if (judgement)
        byPage.set(url, judgement);
    // Comparing takes its time; a signal is heard, and others are answered, between two pages at the latest.
    await new Promise((resolve) => setImmediate(resolve));
}
/** What needs no reading: another status, or another target of a redirect. */
function statusChange(was, is) {
    if (was.status !== is.status) {
        const isGone = is.status === 404 || is.status === 410;
        const explanation = `status ${was.status} became ${is.status}`;
        return { verdict: isGone ? "removed" : "major", importance: 1, explanation };
    }
    if (was.location === is.location)
        return null;
    const explanation = `leads to ${is.location ?? "nowhere"} instead of ${was.location ?? "nowhere"}`;
    return { verdict: "structural", importance: 1, explanation };
}
