// The time limits of all fetches on one timer: almost every limit is lifted before it is reached, and a timer set
// and cleared for each of them would cost more than framing the answer.
/** Watches over any number of deadlines; a timer runs only towards the earliest that was known when it was set. */
export class Deadlines {
    #set = new Set();
    #timer;
    #firesAtMs = Infinity;
    /** For {@link Deadline}: it is due then, on the monotonic clock. */
    add(deadline) {
        this.#set.add(deadline);
        if (deadline.dueMs < this.#firesAtMs)
            this.#fireAt(deadline.dueMs);
    }
    /** For {@link Deadline}: the timer is left running, it finds nothing to do. */
    delete(deadline) {
        this.#set.delete(deadline);
    }
    #fireAt(dueMs) {
        clearTimeout(this.#timer);
        this.#firesAtMs = dueMs;
        this.#timer = setTimeout(() => this.#fire(), Math.max(0, dueMs - performance.now()));
        // What a deadline bounds keeps the process alive by itself: a socket.
        this.#timer.unref();
    }
    #fire() {
        this.#firesAtMs = Infinity;
        const nowMs = performance.now();
        let nextMs = Infinity;
        for (const deadline of this.#set)
            if (deadline.dueMs <= nowMs)
                deadline.pass();
            else
                nextMs = Math.min(nextMs, deadline.dueMs);
        if (nextMs < this.#firesAtMs)
            this.#fireAt(nextMs);
    }
}
/** One moment by which something is to have happened. */
export class Deadline {
    #deadlines;
    #onDue;
    #dueMs = Infinity;
    constructor(deadlines, onDue) {
        this.#deadlines = deadlines;
        this.#onDue = onDue;
    }
    get dueMs() {
        return this.#dueMs;
    }
    /** From now on it is due at this time of the monotonic clock, whatever it was before. */
    set(dueMs) {
        this.#dueMs = dueMs;
        this.#deadlines.add(this);
    }
    /** It is due no more. */
    clear() {
        this.#deadlines.delete(this);
    }
    /** The moment has come. */
    pass() {
        this.clear();
        this.#onDue();
    }
}
