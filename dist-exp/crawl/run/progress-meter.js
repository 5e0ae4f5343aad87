const MEMORY_MS = 30_000;
/** Share of the newest fetch in a host's mean. */
const NEWEST = 0.2;
/** Keeps the figures of one run. */
export class ProgressMeter {
    #clock;
    #startedAt;
    #meanMs = new Map();
    #pages;
    #flow;
    #slowest = null;
    #requests = 0;
    #bytes = 0;
    #failures = 0;
    #sharp = null;
    constructor(clock) {
        this.#clock = clock;
        this.#startedAt = clock.now();
        this.#pages = new DecayingRate(this.#startedAt);
        this.#flow = new DecayingRate(this.#startedAt);
    }
    /** Counts one request to a host. */
    fetched(host, bytes, { sentAt, lastByteAt }) {
        this.#requests++;
        this.#bytes += bytes;
        this.#flow.add(bytes, this.#clock.now());
        const before = this.#meanMs.get(host);
        const took = lastByteAt - sentAt;
        const mean = before === undefined ? took : before + NEWEST * (took - before);
        this.#meanMs.set(host, mean);
        const slowestMs = this.#slowest === null ? -1 : this.#meanMs.get(this.#slowest);
        if (mean > slowestMs)
            this.#slowest = host;
        else if (host === this.#slowest && mean < before)
            this.#slowest = this.#findSlowest();
    }
    /** Counts one page of a pass. */
    page(isFailure) {
        this.#pages.add(1, this.#clock.now());
        if (isFailure)
            this.#failures++;
    }
    /** Pages known to be sharp so far. */
    get sharp() {
        return this.#sharp;
    }
    set sharp(pages) {
        this.#sharp = pages;
    }
    /** The figures now, with so many pages of the pass left. */
    figures(pagesLeft) {
        // A pass may look at more than was known when it began: nothing is left then, and never less.
        const left = Math.max(0, pagesLeft);
        const now = this.#clock.now();
        const pagesPerSecond = this.#pages.perSecond(now);
        const slowest = this.#slowest;
        return {
            elapsedMs: now - this.#startedAt,
            pagesPerSecond: round(pagesPerSecond),
            bytesPerSecond: Math.round(this.#flow.perSecond(now)),
            etaMs: pagesPerSecond > 0 ? Math.round((left / pagesPerSecond) * 1000) : null,
            requests: this.#requests,
            bytes: this.#bytes,
            failures: this.#failures,
            sharp: this.#sharp,
            slowestHost: slowest === null ? null : { host: slowest, meanMs: Math.round(this.#meanMs.get(slowest)) },
        };
    }
    /** Only when the slowest host has become faster. */
    #findSlowest() {
        let [slowest, most] = [null, -1];
        for (const [host, meanMs] of this.#meanMs)
            if (meanMs > most)
                [slowest, most] = [host, meanMs];
        return slowest;
    }
}
/** A rate that forgets: each event fades with e^(−age / memory). */
class DecayingRate {
    #startedAt;
    #sum = 0;
    #at;
    constructor(startedAt) {
        this.#startedAt = startedAt;
        this.#at = startedAt;
    }
    add(amount, now) {
        this.#sum = this.#faded(now) + amount;
        this.#at = now;
    }
    perSecond(now) {
        // What the memory can hold by now: less than its full length at the beginning.
        const spanMs = MEMORY_MS * (1 - Math.exp(-(now - this.#startedAt) / MEMORY_MS));
        return spanMs <= 0 ? 0 : (this.#faded(now) / spanMs) * 1000;
    }
    #faded(now) {
        return this.#sum * Math.exp(-(now - this.#at) / MEMORY_MS);
    }
}
function round(rate) {
    return Math.round(rate * 100) / 100;
}
