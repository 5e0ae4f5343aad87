// A clock that is wrong by a known law, and a fetcher whose times are by it: the sites live in true time, the crawler
// believes its own.
import { instant, type FetchTimes, type Instant } from "#model/index.js";
import type { Clock, ClockKeeping, Fetcher, FetchResult } from "#ports/index.js";

/** In what a clock is wrong, and what is said of it. */
export interface ClockFault {
  /** What it is ahead of true time when made; negative when behind. */
  readonly offsetMs?: number;
  /** By how much it goes too fast, in millionths; it must go forward. */
  readonly driftPpm?: number;
  /** What its keeper says; nothing unless told. */
  readonly boundMs?: number;
  /** Whether the machine's uptime, which is right, can be read beside it. */
  readonly tellsUptime?: boolean;
}

/** Another clock, misread. */
export class WrongClock implements Clock {
  readonly #right: Clock;
  readonly #fault: ClockFault;
  readonly #madeAt: Instant;

  constructor(right: Clock, fault: ClockFault) {
    this.#right = right;
    this.#fault = fault;
    this.#madeAt = right.now();
  }

  now(): Instant {
    return instant(Math.floor(this.shownAt(this.#right.now())));
  }

  sleepUntil(at: Instant, signal?: AbortSignal): Promise<void> {
    return this.#right.sleepUntil(instant(Math.ceil(this.trueAt(at))), signal);
  }

  keeping(): ClockKeeping {
    const uptime = { bootId: "the lab's only machine", uptimeMs: this.#right.now() };
    const { boundMs = null, tellsUptime } = this.#fault;
    return {
      by: "a clock that is wrong on purpose",
      boundMs,
      ...(tellsUptime ? uptime : { bootId: null, uptimeMs: null }),
      stampsFiles: false,
    };
  }

  /** What it shows at a true time, to the fraction of a millisecond. */
  shownAt(trueMs: number): number {
    const { offsetMs = 0, driftPpm = 0 } = this.#fault;
    return trueMs + offsetMs + ((trueMs - this.#madeAt) * driftPpm) / 1e6;
  }

  /** The true time at which it shows this. */
  trueAt(shownMs: number): number {
    const { offsetMs = 0, driftPpm = 0 } = this.#fault;
    const rate = driftPpm / 1e6;
    return (shownMs - offsetMs + this.#madeAt * rate) / (1 + rate);
  }
}

/** The same fetcher with the times that a wrong clock would have shown, rounded as a real fetcher rounds. */
export function fetcherBy(clock: WrongClock, fetcher: Fetcher): Fetcher {
  const shown = ({ sentAt, firstByteAt, lastByteAt }: FetchTimes): FetchTimes => ({
    sentAt: instant(Math.floor(clock.shownAt(sentAt))),
    firstByteAt: instant(Math.ceil(clock.shownAt(firstByteAt))),
    lastByteAt: instant(Math.ceil(clock.shownAt(lastByteAt))),
  });
  const misread = (result: FetchResult): FetchResult =>
    result.kind === "response"
      ? { ...result, exchange: { ...result.exchange, times: shown(result.exchange.times) } }
      : { ...result, times: shown(result.times) };
  return {
    profile: fetcher.profile,
    close: () => fetcher.close(),
    fetch: async (request, signal) => misread(await fetcher.fetch(request, signal)),
  };
}
