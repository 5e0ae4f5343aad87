const DAY_MS = 86_400_000;
/** So many turns' worth at most at once, also after a sleep of the machine. */
const BURST = 2;
/** Requests that looks of this turn may make. */
export function turnAllowance(parts) {
    const { requestsPerDay, spentToday, heldBack, now, turnMs } = parts;
    const forLooks = Math.max(0, requestsPerDay - heldBack);
    const intoDay = Math.min(1, ((now % DAY_MS) + turnMs) / DAY_MS);
    const due = Math.floor(forLooks * intoDay - spentToday);
    const most = Math.max(1, Math.ceil((BURST * forLooks * turnMs) / DAY_MS));
    const left = requestsPerDay - spentToday - heldBack;
    return Math.max(0, Math.min(due, most, left));
}
