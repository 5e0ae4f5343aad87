/** Whether the revisits are left out by the user's wish. */
export function isOnePass({ state }) {
    return state.settings.passes === 1;
}
/**
 * Whether pages are kept while the next are on their way. Only where nobody waits between requests and the order
 * of visits (that of discovery) does not hang on what the page shows; not under limits that count what is kept.
 */
export function asksAhead({ passes, delayMs, budget, manners, }) {
    const isCounted = budget?.maxRequests !== undefined || (manners?.maxBytes ?? null) !== null;
    return passes === 1 && delayMs === 0 && !isCounted;
}
/** Says so in report and certificate. */
export function noteOnePass(run) {
    run.notes.push("one pass only: every page was looked at once before the time point, so none can be sharp");
}
