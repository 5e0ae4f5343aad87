/** Requests taken at a time; so many are lost at most when a process is killed. */
const REQUESTS_AT_A_TIME = 16;
/** Bytes taken at a time, where they are limited: the longest response that is kept whole. */
const BYTES_AT_A_TIME = 256 * 1024 * 1024;
const DAY_MS = 86_400_000;
/** The purse of one site; everything that the site is asked goes through it. */
export class Purse {
    #memory;
    #limits;
    #held = { requests: 0, bytes: 0 };
    /** When the last part was taken: it is of that day. */
    #takenAt = null;
    /** What this turn may spend at most, and what it has spent. */
    #most = Infinity;
    #requests = 0;
    #bytes = 0;
    #taking = Promise.resolve();
    #end = new AbortController();
    constructor(memory, limits) {
        this.#memory = memory;
        this.#limits = limits;
    }
    /** Begins a turn that may make so many requests; the limits may have been edited since the last one. */
    begin(limits, mostRequests) {
        this.#limits = limits;
        this.#most = mostRequests;
        this.#requests = this.#bytes = 0;
        this.#end = new AbortController();
    }
    /** Aborts when somebody asks for more than there is: what nobody paid for must not look like a site's silence. */
    get end() {
        return this.#end.signal;
    }
    /** Requests made and bytes received since the turn began. */
    get spent() {
        return { requests: this.#requests, bytes: this.#bytes };
    }
    /** Whether one more request may be made now; it then counts as made. */
    async request(now) {
        // One at a time: two that find the purse empty must not both fill it, nor both have the last request in it.
        const turn = this.#taking.then(() => this.#fill(now)).then(() => this.#spendOne());
        this.#taking = turn.then(() => undefined, () => undefined);
        return turn;
    }
    #spendOne() {
        if (this.#requests >= this.#most || this.#held.requests < 1 || this.#held.bytes < 1) {
            this.#end.abort();
            return false;
        }
        this.#requests++;
        this.#held = { ...this.#held, requests: this.#held.requests - 1 };
        return true;
    }
    /** How many bytes may be received still; answers that come side by side share them. */
    get bytesLeft() {
        return this.#held.bytes;
    }
    /** Bytes were received. */
    received(bytes) {
        this.#bytes += bytes;
        this.#held = { ...this.#held, bytes: this.#held.bytes - bytes };
    }
    /** Ends a turn: what was taken and not spent goes back. */
    async settle() {
        await this.#taking;
        if (this.#takenAt === null)
            return;
        const [held, at] = [this.#held, this.#takenAt];
        this.#held = { requests: 0, bytes: 0 };
        this.#takenAt = null;
        // More may have come than was taken, where an answer was longer than the last part.
        await this.#memory.giveBack(this.#limits.name, at, held);
    }
    async #fill(now) {
        if (this.#takenAt !== null && dayOf(this.#takenAt) !== dayOf(now))
            await this.#settleHeld();
        const wantsRequests = this.#held.requests < 1 && this.#requests < this.#most;
        const wantsBytes = this.#held.bytes < 1;
        if (!wantsRequests && !wantsBytes)
            return;
        const { name: site, requestsPerDay, bytesPerMonth } = this.#limits;
        const requests = wantsRequests ? Math.min(REQUESTS_AT_A_TIME, this.#most - this.#requests) : 0;
        const bytes = wantsBytes ? BYTES_AT_A_TIME : 0;
        const granted = await this.#memory.take({
            site,
            at: now,
            wanted: { requests, bytes },
            requestsPerDay,
            bytesPerMonth,
        });
        this.#takenAt = now;
        this.#held = {
            requests: this.#held.requests + granted.requests,
            bytes: this.#held.bytes + granted.bytes,
        };
    }
    /** The day is over: what is left of it is worth nothing in the next. */
    async #settleHeld() {
        const [held, at] = [this.#held, this.#takenAt];
        this.#held = { requests: 0, bytes: 0 };
        this.#takenAt = null;
        await this.#memory.giveBack(this.#limits.name, at, held);
    }
}
function dayOf(at) {
    return Math.floor(at / DAY_MS);
}
