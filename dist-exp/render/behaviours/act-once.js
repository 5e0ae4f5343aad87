import { alignTime, isQuietWithin, lookOf } from "../page/settle.js";
import { handOn } from "./page-hand.js";
/** And follow each other at multiples of this. */
const ACT_MS = 1_000;
/** Pages are drawn in real time: on a busy machine later than their own time says. */
const MOST_SLICES_UNDRAWN = 12;
/** Does one thing to a page, and says to the page's side whether it brought anything. */
export async function actOnce(at, kind, target) {
    const { ledger, guard, log, limits } = at.record;
    const hand = handOn(at);
    const [requests, refused] = [ledger.ownCount, guard.refused];
    const [before, measure] = [await lookOf(at), await hand.measure()];
    const act = log.beginAct(kind, target);
    await hand.act(kind);
    await untilDrawn(at);
    // Most views bring nothing: a page that does not stir is left after two slices.
    const quietMs = kind === "scroll" ? 2 * limits.sliceMs : limits.actQuietVirtualMs;
    await isQuietWithin(at, { quietMs, atMostMs: limits.actVirtualMs, before });
    await alignTime(at, ACT_MS);
    act.requestsLedTo = ledger.ownCount - requests;
    act.refused = guard.refused - refused;
    const isMore = act.requestsLedTo > act.refused || (await hand.measure()) !== measure;
    await hand.after(kind, isMore && act.refused === 0);
    await hand.collectLinks();
}
async function untilDrawn(at) {
    const { sliceMs } = at.record.limits;
    for (let slice = 0; slice < MOST_SLICES_UNDRAWN && at.record.reached === null; slice++) {
        if (await handOn(at).isDrawn())
            return;
        await isQuietWithin(at, { quietMs: sliceMs, atMostMs: sliceMs });
    }
}
