// The fetcher of a watched site: nothing is asked that the site's budget does not pay for.
import { NothingLeft } from "#crawl/index.js";
const DAY_MS = 86_400_000;
/** Wraps a fetcher with the purse that pays for it; when that is empty it throws what ends the turn. */
export function spendingFetcher(fetcher, purse, clock) {
    return {
        get profile() {
            return fetcher.profile;
        },
        ...(fetcher.path && { path: fetcher.path }),
        ...(fetcher.cookies && { cookies: fetcher.cookies }),
        close: () => fetcher.close(),
        fetch: async (request, signal) => {
            if (!(await purse.request(clock.now())))
                throw new NothingLeft();
            const result = await fetcher.fetch(paidWhenSent(withinBytes(request, purse), purse, clock), signal);
            purse.received(receivedBytes(result));
            return result;
        },
    };
}
/** A request that waits for its turn at a server until the day is over is one of the next day's. */
function paidWhenSent(request, purse, clock) {
    const { admit } = request;
    if (!admit)
        return request;
    const paidOn = dayOf(clock.now());
    const admitted = async (address) => {
        const release = await admit(address);
        const now = clock.now();
        if (dayOf(now) === paidOn || (await purse.request(now)))
            return release;
        release();
        throw new NothingLeft();
    };
    return { ...request, admit: admitted };
}
function dayOf(at) {
    return Math.floor(at / DAY_MS);
}
function withinBytes(request, purse) {
    return { ...request, mostBytes: () => Math.min(request.mostBytes?.() ?? Infinity, purse.bytesLeft) };
}
function receivedBytes(result) {
    if (result.kind !== "response")
        return 0;
    return result.exchange.spooled?.sizeBytes ?? result.exchange.responseBytes.length;
}
