// Time that passes only when every task waits: a crawl of hours runs in milliseconds, in the same order each time.
import { instant, type Instant } from "#model/index.js";
import type { Clock, ClockKeeping } from "#ports/index.js";

interface Sleeper {
  readonly at: Instant;
  readonly wake: () => void;
}

/** Options of {@link VirtualClock}. */
export interface VirtualClockOptions {
  readonly startAt: Instant;
  /** Whether work is going on that the clock must wait for; by default file requests of this process. */
  readonly isBusy?: () => boolean;
}

/**
 * Wakes sleepers one at a time, by instant and then by the order in which they went to sleep, and lets each
 * run until it sleeps again or ends before the next wakes. Time never passes while a promise is ready to run
 * or a file request is under way; other real work (sockets, the thread pool) it sees only through `isBusy`.
 */
export class VirtualClock implements Clock {
  #now: Instant;
  readonly #sleepers: Sleeper[] = [];
  readonly #isBusy: () => boolean;
  #turnDue = false;

  constructor(options: VirtualClockOptions) {
    this.#now = options.startAt;
    this.#isBusy = options.isBusy ?? fileRequestPending;
  }

  now(): Instant {
    return this.#now;
  }

  /** Nothing else tells the time here: it is right by definition. */
  keeping(): ClockKeeping {
    return { by: "a virtual clock: exact", boundMs: 0, bootId: null, uptimeMs: null, stampsFiles: false };
  }

  sleepUntil(at: Instant, signal?: AbortSignal): Promise<void> {
    if (signal?.aborted) return Promise.reject(signal.reason as Error);
    if (at <= this.#now) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const abort = (): void => {
        this.#sleepers.splice(this.#sleepers.indexOf(sleeper), 1);
        reject(signal?.reason as Error);
      };
      const wake = (): void => {
        signal?.removeEventListener("abort", abort);
        resolve();
      };
      const sleeper = { at, wake };
      signal?.addEventListener("abort", abort, { once: true });
      this.#add(sleeper);
    });
  }

  #add(sleeper: Sleeper): void {
    const after = this.#sleepers.findLastIndex((other) => other.at <= sleeper.at);
    this.#sleepers.splice(after + 1, 0, sleeper);
    this.#planTurn();
  }

  // An immediate runs only after every ready promise has run, so a turn finds all tasks asleep.
  #planTurn(): void {
    if (this.#turnDue || this.#sleepers.length === 0) return;
    this.#turnDue = true;
    setImmediate(() => {
      this.#turnDue = false;
      if (!this.#isBusy()) this.#wakeFirst();
      this.#planTurn();
    });
  }

  #wakeFirst(): void {
    const sleeper = this.#sleepers.shift();
    if (!sleeper) return;
    this.#now = instant(sleeper.at);
    sleeper.wake();
  }
}

function fileRequestPending(): boolean {
  return process.getActiveResourcesInfo().some((name) => /^(FSReq|CloseReq)/.test(name));
}
