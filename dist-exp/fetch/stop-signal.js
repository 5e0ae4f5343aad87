/** Holds the reason once there is one, and tells whoever waits at that moment; an AbortController for every fetch costs 2 µs and its listeners more. */
export class StopSignal {
    #reason = null;
    #onStop = null;
    /** Why the fetch is over; `null` while it may go on. */
    get reason() {
        return this.#reason;
    }
    /** The first reason counts. */
    stop(reason) {
        if (this.#reason !== null)
            return;
        this.#reason = reason;
        this.#onStop?.();
    }
    /** Whom to tell from now on, in place of the one before: the stages of a fetch follow each other. */
    listen(onStop) {
        this.#onStop = onStop;
    }
}
