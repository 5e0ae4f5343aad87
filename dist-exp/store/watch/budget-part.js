const DAY_MS = 86_400_000;
/** The UTC day of an instant, counted from the epoch. */
export function dayOf(at) {
    return Math.floor(at / DAY_MS);
}
/** The first day of the UTC month of an instant. */
export function monthOf(at) {
    const date = new Date(at);
    return Math.floor(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1) / DAY_MS);
}
/** As much of what is wanted as there is. */
export function grantOf({ wanted, requestsPerDay, bytesPerMonth }, spent) {
    const left = (most, gone, want) => Math.max(0, Math.min(want, most === null ? want : Math.floor(most - gone)));
    return {
        requests: left(requestsPerDay, spent.requests, wanted.requests),
        bytes: left(bytesPerMonth, spent.bytes, wanted.bytes),
    };
}
