// One server's turnstile in memory: whoever came first is let in first, when the pause after the last one is over.
import { instant } from "#model/index.js";
/** The gate of one name. */
export class MemoryGate {
    #ground;
    #queue = [];
    #inside = null;
    #leftAt = -Infinity;
    #leftPauseMs = 0;
    #keptPauseMs = 0;
    #heldUntil = -Infinity;
    #sleep = null;
    constructor(ground) {
        this.#ground = ground;
    }
    /** Whether it can be forgotten. */
    get isIdle() {
        return this.#inside === null && this.#queue.length === 0 && this.#ground.clock.now() >= this.#earliest(0);
    }
    /** Waits in line; rejects with the signal's reason. */
    enter(pauseMs, signal) {
        if (signal?.aborted)
            return Promise.reject(signal.reason);
        return new Promise((resolve, reject) => {
            const abort = () => {
                this.#queue.splice(this.#queue.indexOf(waiter), 1);
                reject(signal?.reason);
                this.#look();
            };
            const letIn = (presence) => {
                signal?.removeEventListener("abort", abort);
                resolve(presence);
            };
            const waiter = { pauseMs, letIn };
            signal?.addEventListener("abort", abort, { once: true });
            this.#queue.push(waiter);
            this.#look();
        });
    }
    /** Ends somebody's turn; nothing happens where he is not in. */
    leave(presence, pauseMs) {
        if (this.#inside !== presence)
            return;
        this.#leftAt = this.#ground.clock.now();
        this.#leftPauseMs = pauseMs;
        this.decline(presence);
    }
    /** Ends the turn of somebody who never knew of it. */
    decline(presence) {
        if (this.#inside !== presence)
            return;
        this.#inside = null;
        this.#look();
    }
    hold(until) {
        this.#heldUntil = Math.max(this.#heldUntil, until);
        this.#look();
    }
    /** Forgets what it knew but long pauses; whoever is in and can say so stays. */
    forget(isHeard, longPauseMs) {
        if (this.#inside !== null && !isHeard(this.#inside))
            this.#inside = null;
        this.#keptPauseMs = this.#leftPauseMs > longPauseMs ? this.#leftPauseMs : 0;
        this.#leftAt = -Infinity;
        this.#look();
    }
    /** Lets the first one in, or sleeps until it may be let in. */
    #look() {
        this.#sleep?.abort();
        this.#sleep = null;
        const [first] = this.#queue;
        if (this.#inside !== null || !first)
            return;
        const from = this.#earliest(first.pauseMs);
        if (this.#ground.clock.now() < from)
            return this.#lookAt(instant(from));
        this.#queue.shift();
        // Whoever has just come may not know of the pause that was kept here before, and may die.
        this.#inside = { pauseMs: Math.max(first.pauseMs, this.#leftPauseMs) };
        first.letIn(this.#inside);
    }
    #lookAt(at) {
        const sleep = (this.#sleep = new AbortController());
        this.#ground.clock.sleepUntil(at, sleep.signal).then(() => this.#look(), () => undefined);
    }
    #earliest(pauseMs) {
        const pause = Math.max(this.#leftPauseMs, pauseMs);
        // One millisecond more, since instants are cut to the millisecond.
        const over = this.#leftAt + pause + (pause > 0 ? 1 : 0);
        return Math.ceil(Math.max(over, this.#heldUntil, this.#ground.notBefore() + Math.max(pauseMs, this.#keptPauseMs)));
    }
}
