// What a capture may spend: requests for pages, and time. Visits leave a third of it to the revisits, without
// which nothing is sharp; what is not reached stays in the denominator with the reason.
import { refusalReason } from "#model/index.js";
import type { CaptureRun } from "../run/capture-run.js";

const VISIT_SHARE = 2 / 3;

/** The budget of a running capture. */
export class Budget {
  readonly #run: CaptureRun;
  readonly #maxRequests: number;
  readonly #deadlineMs: number;

  constructor(run: CaptureRun) {
    this.#run = run;
    this.#maxRequests = run.state.settings.budget?.maxRequests ?? Infinity;
    this.#deadlineMs = run.state.settings.budget?.deadlineMs ?? Infinity;
  }

  /** Why there is nothing left at all; `null` while there is. */
  spent(): string | null {
    return this.#overShare(1);
  }

  /** Why no further page is visited; `null` while there is something left for visits. */
  visitsSpent(): string | null {
    return this.#overShare(VISIT_SHARE);
  }

  /** How many requests can still be made at this pace. */
  requestsLeft(slotMs: number): number {
    const timeLeftMs = this.#run.state.capture.startedAt + this.#deadlineMs - this.#run.world.clock.now();
    const left = Math.min(this.#maxRequests - this.#run.seen.requests, Math.floor(timeLeftMs / slotMs));
    return Math.max(0, left);
  }

  #overShare(share: number): string | null {
    if (this.#run.seen.requests >= Math.floor(share * this.#maxRequests))
      return refusalReason("max-requests", String(this.#maxRequests));
    if (this.#run.world.clock.now() - this.#run.state.capture.startedAt >= share * this.#deadlineMs)
      return refusalReason("deadline", `${Math.round(this.#deadlineMs / 1000)} s from its start`);
    return null;
  }
}
