// The real clock: monotonic, anchored once per run to the wall clock (docs/evidence.md, own clock).
import { setTimeout as delay } from "node:timers/promises";
import { instant, type Instant } from "#model/index.js";
import type { Clock, ClockKeeping } from "#ports/index.js";
import { clockKeeping, rememberingDaemons } from "./clock-keeping.js";

/** Wall time at the anchor plus monotonic time since; a stepping system clock cannot reorder a run. */
export class SystemClock implements Clock {
  /** Wall time at which monotonic time was 0, to a fraction of a millisecond. */
  readonly #originMs = anchor();
  readonly #ask = rememberingDaemons();

  now(): Instant {
    return instant(Math.floor(this.#originMs + performance.now()));
  }

  async sleepUntil(at: Instant, signal?: AbortSignal): Promise<void> {
    for (let leftMs = at - this.now(); leftMs > 0; leftMs = at - this.now()) {
      await delay(Math.min(leftMs, 2 ** 30), undefined, signal ? { signal } : {});
    }
    signal?.throwIfAborted();
  }

  keeping(): ClockKeeping {
    return clockKeeping(this.#ask);
  }
}

/** The process's own origin is exact; a system clock set right since its start takes precedence. */
function anchor(): number {
  const sinceStartMs = Date.now() - performance.now();
  return Math.abs(sinceStartMs - performance.timeOrigin) < 20 ? performance.timeOrigin : sinceStartMs;
}
