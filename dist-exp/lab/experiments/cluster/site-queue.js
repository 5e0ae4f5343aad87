// Which site is whose, as the database has it: a queue of sites that wait, a lease with a fence for each that somebody has,
// and how far each capture was acknowledged. What comes under an old fence is refused.
/** Who has which site. */
export class SiteQueue {
    #waiting;
    #leases = new Map();
    #fences;
    #looks;
    #nowMs;
    #leaseMs;
    #count = { ended: 0, takeovers: 0, takeoverMs: 0, longestTakeoverMs: 0, refused: 0 };
    #next = 0;
    /** Until then no lease has run out: those that are taken or renewed meanwhile last longer. */
    #noneBeforeMs = 0;
    #lastTakenAtMs = 0;
    constructor(order, leaseMs, nowMs) {
        this.#waiting = [...order];
        this.#fences = new Int32Array(order.length);
        this.#looks = new Int32Array(order.length);
        this.#leaseMs = leaseMs;
        this.#nowMs = nowMs;
    }
    get isDone() {
        return this.#count.ended === this.#fences.length;
    }
    /** When the last site that waited was taken; until then every hand was full. */
    get lastTakenAtMs() {
        return this.#lastTakenAtMs;
    }
    get count() {
        return { ...this.#count };
    }
    /** Up to so many: those whose holders were silent for the time of their lease, then such as nobody had. */
    take(most) {
        const nowMs = this.#nowMs();
        const sites = this.#silent(nowMs, most);
        while (sites.length < most && this.#next < this.#waiting.length) {
            this.#lastTakenAtMs = nowMs;
            sites.push(this.#waiting[this.#next++]);
        }
        return sites.map((site) => {
            const fence = ++this.#fences[site];
            this.#leases.set(site, { site, fence, untilMs: nowMs + this.#leaseMs });
            return { site, fence, looks: this.#looks[site] };
        });
    }
    /** Those that are still held, for as long as a lease lasts from now on. */
    renew(sites) {
        const held = sites.filter((one) => this.#holds(one));
        for (const { site } of held)
            this.#leases.get(site).untilMs = this.#nowMs() + this.#leaseMs;
        return held;
    }
    /** So many looks count from now on; `false` under an old fence. */
    acknowledge(one, looks) {
        if (!this.#holds(one))
            return this.#refuse();
        this.#looks[one.site] = looks;
        return true;
    }
    end(one) {
        // Said again, since the answer was lost.
        if (!this.#leases.has(one.site) && this.#fences[one.site] === one.fence)
            return true;
        if (!this.#holds(one))
            return this.#refuse();
        this.#leases.delete(one.site);
        this.#count.ended++;
        return true;
    }
    #refuse() {
        this.#count.refused++;
        return false;
    }
    #holds({ site, fence }) {
        const lease = this.#leases.get(site);
        return lease?.fence === fence && this.#nowMs() < lease.untilMs;
    }
    #silent(nowMs, most) {
        const sites = [];
        if (nowMs < this.#noneBeforeMs)
            return sites;
        let soonestMs = Infinity;
        for (const { site, untilMs } of this.#leases.values()) {
            soonestMs = Math.min(soonestMs, untilMs);
            if (sites.length === most)
                break;
            if (nowMs < untilMs)
                continue;
            const silentMs = nowMs - (untilMs - this.#leaseMs);
            this.#count.takeovers++;
            this.#count.takeoverMs += silentMs;
            this.#count.longestTakeoverMs = Math.max(this.#count.longestTakeoverMs, silentMs);
            sites.push(site);
        }
        this.#noneBeforeMs = Math.min(soonestMs, nowMs + this.#leaseMs);
        return sites;
    }
}
