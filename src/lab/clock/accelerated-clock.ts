// Real time, faster: for runs over real sockets that need hours of site life.
import { setTimeout as delay } from "node:timers/promises";
import { instant, type Instant } from "#model/index.js";
import type { Clock } from "#ports/index.js";

/** Options of {@link AcceleratedClock}. */
export interface AcceleratedClockOptions {
  readonly startAt: Instant;
  /** Milliseconds of this clock per real millisecond. */
  readonly factor: number;
}

/** Monotonic; starts at the given instant when made. Site and crawler must share one. */
export class AcceleratedClock implements Clock {
  readonly #startAt: Instant;
  readonly #factor: number;
  readonly #anchorMs = performance.now();

  constructor(options: AcceleratedClockOptions) {
    if (!(options.factor > 0) || options.factor > 1e6)
      throw new RangeError(`not a factor: ${options.factor}`);
    this.#startAt = options.startAt;
    this.#factor = options.factor;
  }

  now(): Instant {
    return instant(Math.floor(this.#startAt + (performance.now() - this.#anchorMs) * this.#factor));
  }

  async sleepUntil(at: Instant, signal?: AbortSignal): Promise<void> {
    for (let left = at - this.now(); left > 0; left = at - this.now()) {
      const realMs = Math.min(Math.ceil(left / this.#factor), 2 ** 30);
      await delay(realMs, undefined, signal ? { signal } : {});
    }
    signal?.throwIfAborted();
  }
}
