// A capture ended on request: what was captured stays, is indexed and judged, and the report says so.
import { IsochronError } from "#errors.js";
import { conclude } from "../proof/conclude.js";
/** Judges what there is; without a revisit nothing is sharp. */
export async function concludeCancelled(run) {
    const during = run.state.isVisiting ? "visits" : "revisits";
    if (!run.seen.hasAnyState) {
        await run.state.update({ phase: "cancelled", finishedAt: run.world.clock.now() });
        throw new IsochronError("CANCELLED", `capture ${run.state.capture.id} was cancelled before any page was captured`);
    }
    run.notes.unshift(`cancelled on request during the ${during}: pages not reached by then are counted as not sharp`);
    await run.state.fixTimePoint(run.seen.lastByteAt);
    return conclude(run, "cancelled");
}
