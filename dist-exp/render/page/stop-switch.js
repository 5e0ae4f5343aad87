/** Thrown where a page is waited for that is over. */
export class PageStopped extends Error {
    name = "PageStopped";
    stop;
    constructor(stop) {
        super(stop.message);
        this.stop = stop;
    }
}
/** Ends a page once; the first reason counts. */
export class StopSwitch {
    #controller = new AbortController();
    #stopped;
    #reject = () => { };
    constructor() {
        this.#stopped = new Promise((_, reject) => (this.#reject = reject));
        // Nobody may be waiting when it is thrown.
        this.#stopped.catch(() => { });
    }
    get signal() {
        return this.#controller.signal;
    }
    stop(code, message) {
        if (this.signal.aborted)
            return;
        this.#controller.abort();
        this.#reject(new PageStopped({ code, message }));
    }
    /** Ends it by a fault that is none of the page's: whoever asked for the page hears of it. */
    fail(fault) {
        if (this.signal.aborted)
            return;
        this.#controller.abort();
        this.#reject(fault);
    }
    /** Tells whoever answers that the page is over; no failure. */
    finish() {
        this.#controller.abort();
    }
    /** What is waited for, unless the page is over before. */
    during(wait) {
        // What fails after the page is over is of no interest.
        wait.catch(() => { });
        return Promise.race([wait, this.#stopped]);
    }
}
