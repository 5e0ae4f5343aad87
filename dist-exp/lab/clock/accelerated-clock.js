// Real time, faster: for runs over real sockets that need hours of site life.
import { setTimeout as delay } from "node:timers/promises";
import { instant } from "#model/index.js";
/** Monotonic; starts at the given instant when made. Site and crawler must share one. */
export class AcceleratedClock {
    #startAt;
    #factor;
    #anchorMs = performance.now();
    constructor(options) {
        if (!(options.factor > 0) || options.factor > 1e6)
            throw new RangeError(`not a factor: ${options.factor}`);
        this.#startAt = options.startAt;
        this.#factor = options.factor;
    }
    now() {
        return instant(Math.floor(this.#startAt + (performance.now() - this.#anchorMs) * this.#factor));
    }
    async sleepUntil(at, signal) {
        for (let left = at - this.now(); left > 0; left = at - this.now()) {
            const realMs = Math.min(Math.ceil(left / this.#factor), 2 ** 30);
            await delay(realMs, undefined, signal ? { signal } : {});
        }
        signal?.throwIfAborted();
    }
}
