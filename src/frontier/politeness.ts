// One request at a time per host, and a pause from the end of a response to the next request.
import { instant, type Instant } from "#model/index.js";
import type { Clock } from "#ports/index.js";

/** The turnstile of one host: `pass` runs a request when its time has come. */
export class HostGate {
  readonly #clock: Clock;
  #delayMs: number;
  /** What robots.txt asks for; no setting goes below it. */
  #leastMs = 0;
  #earliest: Instant = instant(0);
  #tail: Promise<unknown> = Promise.resolve();

  constructor(clock: Clock, delayMs: number) {
    this.#clock = clock;
    this.#delayMs = delayMs;
  }

  /** Waits for its turn and for the pause after the response before, then runs the request. */
  async pass<T>(request: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    const turn = this.#tail.then(async () => {
      await this.#clock.sleepUntil(this.#earliest, signal);
      try {
        return await request();
      } finally {
        // One millisecond more, since instants are cut to the millisecond.
        this.#earliest = instant(this.#clock.now() + Math.ceil(this.#delayMs) + (this.#delayMs > 0 ? 1 : 0));
      }
    });
    this.#tail = turn.catch(() => undefined);
    return turn;
  }

  /** A longer pause between all requests from now on, as robots.txt asks for by Crawl-delay. */
  slowTo(delayMs: number): void {
    this.#leastMs = Math.max(this.#leastMs, delayMs);
    this.paceTo(this.#delayMs);
    this.holdUntil(instant(this.#clock.now() + Math.ceil(this.#delayMs)));
  }

  /** The user's pause between requests from now on; what robots.txt asks for is kept all the same. */
  paceTo(delayMs: number): void {
    this.#delayMs = Math.max(delayMs, this.#leastMs);
  }

  /** A longer pause, asked for by the server or by its state. */
  holdUntil(at: Instant): void {
    if (at > this.#earliest) this.#earliest = at;
  }
}
