// What no order can beat: the most pages that could be sharp around a capture's t*, knowing all that changed.
import { isDeepStrictEqual } from "node:util";
import { instant } from "#model/index.js";
import { bestOrders, sharpInHistory } from "#schedule/index.js";
/** A fetch is never this far from t*. */
const EVER_SLOTS = 1e9;
/** The planners put t* half a slot from either neighbour; in truth it may lie at either end of the pause. */
const HALF_SLOT = 0.5;
const NEVER_ASKED = new Set(["excluded", "skipped"]);
/** With slots as short as the pause alone: a server that takes time only lowers it. */
export function mostSharp(report, living, slotMs) {
    const history = historyAround(report, living, slotMs);
    return sharpInHistory(bestOrders(history, "live"), history, "live").filter(Boolean).length;
}
/** How long each page of the capture was, and would stay, as it was at the planned t*. */
function historyAround({ pages, plannedAsOf }, living, slotMs) {
    const lives = new Map(living.pages.map(({ path, timeline }) => [path, timeline]));
    const [unchangedBefore, unchangedAfter] = [[], []];
    for (const { url, verdict } of pages) {
        if (NEVER_ASKED.has(verdict))
            continue;
        const { pathname, search } = new URL(url);
        const horizon = instant(plannedAsOf + slotMs * pages.length * 2);
        const life = stateAt(lives.get(pathname + search)?.until(horizon) ?? [], plannedAsOf);
        unchangedBefore.push(Math.min(EVER_SLOTS, (plannedAsOf - life.from) / slotMs + HALF_SLOT));
        unchangedAfter.push(Math.min(EVER_SLOTS, (life.to - plannedAsOf) / slotMs + HALF_SLOT));
    }
    return {
        unchangedBefore: Float64Array.from(unchangedBefore),
        unchangedAfter: Float64Array.from(unchangedAfter),
    };
}
/** From when to when the page was as at the instant; an address without a page is always missing. */
function stateAt(versions, at) {
    const now = versions.findLastIndex(({ from }) => from <= at);
    let [first, next] = [now, now + 1];
    while (first > 0 && isSameState(versions[first - 1], versions[first]))
        first--;
    while (next < versions.length && next > 0 && isSameState(versions[next - 1], versions[next]))
        next++;
    return { from: first <= 0 ? -Infinity : versions[first].from, to: versions[next]?.from ?? Infinity };
}
function isSameState(a, b) {
    return a.status === b.status && a.location === b.location && isDeepStrictEqual(a.content, b.content);
}
