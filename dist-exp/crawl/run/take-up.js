// A capture taken up again: the sightings of earlier processes, the pace of its hosts, its standing on record.
import { IsochronError } from "#errors.js";
import { hostOf, isCaptured, isRefresh } from "#model/index.js";
import { pastAnswer } from "../ask/host-answer.js";
import { recordClock } from "./run-clocks.js";
/** Takes in what earlier processes saw; of a new capture there is nothing. */
export async function takeUp(run) {
    const { world, state, seen, frontier, caller } = run;
    for await (const sighting of world.archive.catalog.sightings.ofCapture(state.capture.id)) {
        seen.remember(sighting);
        if (sighting.outcome.kind !== "refused")
            caller.recall(hostOf(sighting.url), pastAnswer(sighting), sighting.times);
    }
    if (seen.size > 0)
        noteResume(run);
    await recordClock(run, world); // before all else that this run puts on record
    // A watch looks at the same hosts day by day: whoever looked last may have done so a moment ago.
    if (frontier.size > 0 || isRefresh(state.capture))
        caller.goOn();
}
/** Puts on record where a capture stands that goes on; a new one stands nowhere. */
export async function standOnRecord(run) {
    const { frontier } = run;
    if (frontier.size === 0)
        return;
    await settleStates(run);
    await run.record.resume(placesOf(run), frontier.pages(), run.sieve.tally.shapes());
    const { renderings } = run.world.archive.catalog;
    for await (const rendering of renderings.ofCapture(run.state.capture.id))
        await run.record.rendering(rendering);
}
function noteResume({ world, seen, notes }) {
    if (world.clock.now() < seen.lastByteAt) {
        throw new IsochronError("ARCHIVE_BROKEN", "the clock is behind the last sighting of this capture: set it right first");
    }
    notes.push("resumed after an interruption; the clock was anchored anew, the order of sightings is exact all the same");
}
function* placesOf({ seen }) {
    for (const sightings of seen.values())
        for (const { seq } of sightings)
            yield seq;
}
/** A process may have been killed between a sighting and the state that follows from it. */
async function settleStates({ frontier, seen }) {
    for (const { url, reason } of frontier.pages()) {
        const last = seen.of(url).findLast(({ pass }) => pass === "visit" || pass === "late");
        if (last && reason === null)
            await frontier.setState(url, isCaptured(last) ? "visited" : "failed", null);
    }
}
