// The end of a refresh: its looks are indexed, counted, weighed and learned from. It speaks of no moment, so it is
// reported and not certified.
import { withClockErrors, } from "#model/index.js";
import { scrubRules } from "#detect/index.js";
import { assessRefresh, buildReport, holdReport, reportFigures, } from "#quality/index.js";
import { renderHtml } from "#report/index.js";
import { learnFromCapture } from "../learn/learn-rates.js";
import { learnStanding } from "../learn/learn-standing.js";
import { closeRecord, endOf, raisedErrors } from "../proof/close-record.js";
import { verdictCounts } from "../proof/judge-pair.js";
import { RefusedPages, refusalNotes, reportRefusals } from "../proof/refusal-report.js";
import { apartNotes, datesApartOf, doubtNotes, settledClocks } from "../run/run-clocks.js";
import { findingOf, lastState } from "./look-finding.js";
import { judgePairs, pairOf } from "./weigh-looks.js";
/** Writes index and report, keeps what the looks teach, and marks the refresh as ended. */
export async function concludeRefresh(run) {
    const { archive } = run.world;
    const { id } = run.state.capture;
    const clocks = settledClocks(run);
    const assessment = assessLooks(run, clocks);
    const end = { phase: "finished", asOf: null, finishedAt: endOf(run), ...raisedErrors(clocks) };
    await closeRecord(run, end);
    const refused = new RefusedPages();
    const figures = reportFigures(assessment, (page) => refused.see(page));
    const facts = await factsOf(run, clocks, refused);
    const report = buildReport(assessment, { ...facts, finishedAt: end.finishedAt }, figures);
    const held = holdReport(report);
    await archive.results.putReport(id, { report, html: renderHtml(held) });
    await learnFromCapture(run, assessment);
    await learnStanding(run, assessment, clocks);
    await run.state.apply(end);
    return held;
}
/** Pages that nobody looked at are the watch's to know of: they are not part of what was done. */
function assessLooks(run, clocks) {
    const pages = run.frontier.pages().filter(({ state }) => state !== "known");
    const numbers = new Map(pages.map(({ url }, number) => [url, number]));
    return assessRefresh({
        capture: run.state.capture,
        plannedAsOf: run.state.plannedAsOf,
        pages,
        numberOf: (url) => numbers.get(url) ?? -1,
        sightingsOf: (url) => withClockErrors(run.seen.of(url), clocks),
        requisitesOf: () => [], // chosen one by one, pages are not shown together
    });
}
async function factsOf(run, clocks, refused) {
    const { state, seen, strategy, sieve, notes, world } = run;
    const warcs = await world.archive.warcs.sizes(state.capture.id);
    const refusals = reportRefusals(refused, sieve.tally);
    const { refresh, pairs } = await countLooks(run);
    return {
        strategy: strategy.name,
        delayMs: state.settings.delayMs,
        requests: seen.requests,
        bytes: warcs.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
        warcs: warcs.map(({ file }) => file),
        notes: [...notes, ...refusalNotes(refusals), ...doubtNotes(clocks), ...apartNotes(datesApartOf(run))],
        refusals,
        refresh,
        changes: await judgedOf(run, pairs),
    };
}
/** What the looks found, counted from the catalog alone: other processes may have made most of them. */
async function countLooks(run) {
    const counts = { looks: 0, changes: 0, first: 0, same: 0, changed: 0, gone: 0, failed: 0, refused: 0 };
    const newest = new Map();
    for (const sightings of run.seen.values())
        for (const sighting of sightings) {
            const before = await lastState(run.world.archive.catalog, sighting.url, sighting.times.sentAt);
            counts.looks++;
            counts[findingOf(sighting, before)]++;
            for (const pair of pairOf({ sighting, before })) {
                counts.changes++;
                newest.set(pair.url, pair);
            }
        }
    return { refresh: counts, pairs: [...newest.values()] };
}
/** Of each page the newest change, weighed with all others of the day. */
async function judgedOf(run, pairs) {
    const { byPage, unjudged } = await judgePairs(pairs, run.world);
    const verdicts = verdictCounts([...byPage.values()]);
    return { byPage, summary: { ruleSet: scrubRules().digest, verdicts, unjudged } };
}
