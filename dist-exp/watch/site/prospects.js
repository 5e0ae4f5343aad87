import { topPages } from "#schedule/index.js";
/** Share of the pages whose last look is thought to be still true; `null` without pages. */
export function freshnessOf({ changed }) {
    if (changed.length === 0)
        return null;
    let fresh = 0;
    for (const chance of changed)
        fresh = fresh + 1 - chance;
    return fresh / changed.length;
}
/** Versions that one look at every page is expected to bring; first looks aside. */
export function versionsAhead({ changed, isNew }) {
    return changed.reduce((sum, chance, row) => sum + (isNew[row] === 1 ? 0 : chance), 0);
}
/** Rows of the pages with the most to gain, the first first. */
export function mostGain({ gain }, most) {
    return [...topPages(gain, most)];
}
/**
 * Pages expected to be sharp in a capture and not proved in that version before: each with its chance to stay the same
 * between visit and revisit, times the chance that it changed since pages were last proved together.
 */
export function newlyProved({ ratePerPeriod }, ahead) {
    const { periodMs, provedAt, now, spanMs } = ahead;
    const since = provedAt === null ? Infinity : (now - provedAt) / periodMs;
    return ratePerPeriod.reduce((sum, rate) => sum + Math.exp((-rate * spanMs) / periodMs) * (provedAt === null ? 1 : -Math.expm1(-rate * since)), 0);
}
