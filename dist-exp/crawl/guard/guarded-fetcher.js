// The fetcher as a run uses it: it sends when nothing holds the run back, and no fetch is without an end.
import { hostOf } from "#model/index.js";
/** Wraps a fetcher with the guards of a run. */
export function guardedFetcher(guards, fetcher) {
    return {
        get profile() {
            return fetcher.profile; // it grows with the cookies that are kept
        },
        ...(fetcher.path && { path: fetcher.path }),
        ...(fetcher.cookies && { cookies: fetcher.cookies }),
        close: () => fetcher.close(),
        fetch: async (request) => {
            await guards.ready();
            // A long response that did not fit on the disk is asked for again when there is space.
            const result = await guards.patience.patiently(() => watched(guards.watchdog, fetcher, request));
            count(guards.meter, request.url, result);
            return result;
        },
    };
}
function watched(watchdog, fetcher, request) {
    return watchdog.watch(request.url, (signal, waiting) => {
        const { admit } = request;
        // No limit runs while a request waits for its turn at a server address, or for means of our own.
        const patient = admit && { admit: (address) => waiting(admit(address)) };
        return fetcher.fetch({ ...request, ...patient, patiently: waiting }, signal);
    });
}
function count(meter, url, result) {
    if (result.kind !== "response")
        return meter.fetched(hostOf(url), 0, result.times);
    const { exchange } = result;
    meter.fetched(hostOf(url), exchange.spooled?.sizeBytes ?? exchange.responseBytes.length, exchange.times);
}
