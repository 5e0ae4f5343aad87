// Time that passes only when every task waits: a crawl of hours runs in milliseconds, in the same order each time.
import { instant } from "#model/index.js";
/**
 * Wakes sleepers one at a time, by instant and then by the order in which they went to sleep, and lets each
 * run until it sleeps again or ends before the next wakes. Time never passes while a promise is ready to run
 * or a file request is under way; other real work (sockets, the thread pool) it sees only through `isBusy`.
 */
export class VirtualClock {
    #now;
    #sleepers = [];
    #isBusy;
    #turnDue = false;
    constructor(options) {
        this.#now = options.startAt;
        this.#isBusy = options.isBusy ?? fileRequestPending;
    }
    now() {
        return this.#now;
    }
    /** Nothing else tells the time here: it is right by definition. */
    keeping() {
        return { by: "a virtual clock: exact", boundMs: 0, bootId: null, uptimeMs: null, stampsFiles: false };
    }
    sleepUntil(at, signal) {
        if (signal?.aborted)
            return Promise.reject(signal.reason);
        if (at <= this.#now)
            return Promise.resolve();
        return new Promise((resolve, reject) => {
            const abort = () => {
                this.#sleepers.splice(this.#sleepers.indexOf(sleeper), 1);
                reject(signal?.reason);
            };
            const wake = () => {
                signal?.removeEventListener("abort", abort);
                resolve();
            };
            const sleeper = { at, wake };
            signal?.addEventListener("abort", abort, { once: true });
            this.#add(sleeper);
        });
    }
    #add(sleeper) {
        const after = this.#sleepers.findLastIndex((other) => other.at <= sleeper.at);
        this.#sleepers.splice(after + 1, 0, sleeper);
        this.#planTurn();
    }
    // An immediate runs only after every ready promise has run, so a turn finds all tasks asleep.
    #planTurn() {
        if (this.#turnDue || this.#sleepers.length === 0)
            return;
        this.#turnDue = true;
        setImmediate(() => {
            this.#turnDue = false;
            if (!this.#isBusy())
                this.#wakeFirst();
            this.#planTurn();
        });
    }
    #wakeFirst() {
        const sleeper = this.#sleepers.shift();
        if (!sleeper)
            return;
        this.#now = instant(sleeper.at);
        sleeper.wake();
    }
}
function fileRequestPending() {
    return process.getActiveResourcesInfo().some((name) => /^(FSReq|CloseReq)/.test(name));
}
