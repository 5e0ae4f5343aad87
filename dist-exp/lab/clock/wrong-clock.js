// A clock that is wrong by a known law, and a fetcher whose times are by it: the sites live in true time, the crawler
// believes its own.
import { instant } from "#model/index.js";
/** Another clock, misread. */
export class WrongClock {
    #right;
    #fault;
    #madeAt;
    constructor(right, fault) {
        this.#right = right;
        this.#fault = fault;
        this.#madeAt = right.now();
    }
    now() {
        return instant(Math.floor(this.shownAt(this.#right.now())));
    }
    sleepUntil(at, signal) {
        return this.#right.sleepUntil(instant(Math.ceil(this.trueAt(at))), signal);
    }
    keeping() {
        const uptime = { bootId: "the lab's only machine", uptimeMs: this.#right.now() };
        const { boundMs = null, tellsUptime } = this.#fault;
        return {
            by: "a clock that is wrong on purpose",
            boundMs,
            ...(tellsUptime ? uptime : { bootId: null, uptimeMs: null }),
            stampsFiles: false,
        };
    }
    /** What it shows at a true time, to the fraction of a millisecond. */
    shownAt(trueMs) {
        const { offsetMs = 0, driftPpm = 0 } = this.#fault;
        return trueMs + offsetMs + ((trueMs - this.#madeAt) * driftPpm) / 1e6;
    }
    /** The true time at which it shows this. */
    trueAt(shownMs) {
        const { offsetMs = 0, driftPpm = 0 } = this.#fault;
        const rate = driftPpm / 1e6;
        return (shownMs - offsetMs + this.#madeAt * rate) / (1 + rate);
    }
}
/** The same fetcher with the times that a wrong clock would have shown, rounded as a real fetcher rounds. */
export function fetcherBy(clock, fetcher) {
    const shown = ({ sentAt, firstByteAt, lastByteAt }) => ({
        sentAt: instant(Math.floor(clock.shownAt(sentAt))),
        firstByteAt: instant(Math.ceil(clock.shownAt(firstByteAt))),
        lastByteAt: instant(Math.ceil(clock.shownAt(lastByteAt))),
    });
    const misread = (result) => result.kind === "response"
        ? { ...result, exchange: { ...result.exchange, times: shown(result.exchange.times) } }
        : { ...result, times: shown(result.times) };
    return {
        profile: fetcher.profile,
        close: () => fetcher.close(),
        fetch: async (request, signal) => misread(await fetcher.fetch(request, signal)),
    };
}
