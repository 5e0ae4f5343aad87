// From the visits that really happened to the best revisit order, host by host around the common t*.
import { planRecord, runRecordTarget } from "#formats/run-records/index.js";
import { slotsFromAsOf } from "#schedule/index.js";
/** Plans every host's revisits; hosts have slots of their own, so their expectations add up. */
export async function planRevisits(run, byHost, conditional) {
    const queues = new Map();
    let [expectedSharp, expectedAttested, upperBound] = [0, 0, 0];
    let planned = 0;
    await catchUp(run, byHost);
    run.rates.learnFromVisits([...byHost.values()], (url) => run.seen.of(url));
    const total = [...byHost.values()].reduce((sum, { length }) => sum + length, 0);
    for (const [host, pages] of byHost) {
        const pace = { slotMs: slotLengthMs(run, pages) };
        const left = run.admission.requestsLeft(pace.slotMs);
        const allowed = shareOf(left, { from: planned / total, to: (planned + pages.length) / total });
        planned += pages.length;
        const visited = visitedPages(run, pages, pace);
        const plan = run.strategy.planRevisits(visited, "live", allowed);
        queues.set(host, pages.queue(plan.order));
        if (plan.order.length < pages.length)
            await leaveOut(run, pages, new Set(plan.order));
        // What only the server's word carries over t* is not promised as sharp.
        const isAttested = (index) => run.seen.visitOf(pages.at(index).url) === null || conditional.staysUnchecked(pages.at(index));
        const attested = attestedOf(plan.order, visited, isAttested);
        expectedSharp += plan.expectedSharp - attested;
        expectedAttested += attested;
        upperBound += plan.upperBound;
    }
    if (run.state.capture.expectedSharp === null)
        await recordPlan(run, { expectedSharp, expectedAttested, upperBound });
    return queues;
}
/** The part of a plan's worth that lies in pages which the server's word alone carries over t*. */
function attestedOf(order, visited, isAttested) {
    let worth = 0;
    for (const [slot, index] of order.entries()) {
        const { survival, weight, ageSlots } = visited[index];
        if (isAttested(index))
            worth += weight * survival.at(ageSlots + slotsFromAsOf(slot, "live"));
    }
    return worth;
}
/** What an earlier process saw was not taken in by this one yet. */
async function catchUp(run, byHost) {
    for (const pages of byHost.values()) {
        for (const page of pages) {
            if (!run.rates.knows(page))
                await run.rates.noteVisit(page, run.seen.of(page.url));
        }
    }
}
/**
 * Hosts share the requests left by their number of pages, each its stretch of the whole: cut one by one, many small
 * shares would all come to nothing. Without a limit there is nothing to share.
 */
function shareOf(left, { from, to }) {
    return left === Infinity ? Infinity : Math.floor(left * to) - Math.floor(left * from);
}
/** What the budget does not reach is said at once: those that would gain least. */
async function leaveOut(run, pages, planned) {
    const reason = "over the budget of the capture";
    let index = 0;
    for (const { url } of pages) {
        if (planned.has(index++))
            continue;
        if (run.seen.visitOf(url) === null)
            await run.frontier.setState(url, "skipped", reason);
        else
            await run.frontier.setState(url, "visited", `not asked for again: ${reason}`);
    }
}
function visitedPages(run, pages, pace) {
    return pages.map((page, index) => ({
        index,
        survival: run.rates.survivalOf(page, pace),
        weight: 1,
        ageSlots: ageMs(run, page) / pace.slotMs,
    }));
}
/** A page that waits for its only fetch has no age: its Last-Modified vouches for the time before t*. */
function ageMs(run, { url }) {
    const visit = run.seen.visitOf(url);
    return visit === null ? 0 : run.state.plannedAsOf - visit.times.lastByteAt;
}
/** Mean time from one visit to the next on this host: the revisits will go at the same pace. */
function slotLengthMs(run, pages) {
    let [first, visits] = [run.state.plannedAsOf, 0];
    for (const { url } of pages) {
        const visit = run.seen.visitOf(url);
        if (visit === null)
            continue;
        visits++;
        first = Math.min(first, visit.times.sentAt);
    }
    return Math.max(1, run.state.settings.delayMs, (run.state.plannedAsOf - first) / Math.max(1, visits));
}
/** The promise is kept in the catalog and in the WARC, so that it can be compared with what came out. */
async function recordPlan(run, { expectedSharp, expectedAttested, upperBound, }) {
    const { plannedAsOf, capture } = run.state;
    const plan = {
        strategy: run.strategy.name,
        plannedAsOf,
        expectedSharp,
        upperBound,
        expectedAttested,
    };
    await run.sink.writeMetadata(runRecordTarget(capture.id, "plan"), planRecord(plan), plannedAsOf);
    await run.state.apply({ expectedSharp, upperBound });
}
