// What a capture may spend: requests for pages, and time. Visits leave a third of it to the revisits, without
// which nothing is sharp; what is not reached stays in the denominator with the reason.
import { refusalReason } from "#model/index.js";
import type { Clock } from "#ports/index.js";
import type { CaptureState } from "../run/capture-state.js";
import type { SeenPages } from "../run/seen-pages.js";
import type { OpenLooks } from "./open-looks.js";

const VISIT_SHARE = 2 / 3;

/** What is counted. */
interface BudgetParts {
  readonly clock: Clock;
  readonly state: Pick<CaptureState, "capture" | "settings" | "isVisiting">;
  readonly seen: Pick<SeenPages, "requests">;
  readonly open: Pick<OpenLooks, "size">;
}

/** The budget of a running capture. */
export class Budget {
  readonly #parts: BudgetParts;
  readonly #maxRequests: number;
  readonly #deadlineMs: number;

  constructor(parts: BudgetParts) {
    const { budget } = parts.state.settings;
    this.#parts = parts;
    this.#maxRequests = budget?.maxRequests ?? Infinity;
    this.#deadlineMs = budget?.deadlineMs ?? Infinity;
  }

  /** Why nothing more is asked for, of visits or of all that comes after them; `null` while there is something left. */
  requestsSpent(): string | null {
    return this.#parts.seen.requests >= this.#mostRequests
      ? refusalReason("max-requests", String(this.#maxRequests))
      : null;
  }

  /** Whether one more request may be made beside those under way. */
  get hasRoom(): boolean {
    const { seen, open } = this.#parts;
    return seen.requests + open.size < this.#mostRequests;
  }

  /** The same of the time since the capture's start. */
  timeSpent(): string | null {
    return this.#elapsedMs >= this.#share * this.#deadlineMs
      ? refusalReason("deadline", `${Math.round(this.#deadlineMs / 1000)} s from its start`)
      : null;
  }

  /** How many requests can still be made at this pace. */
  requestsLeft(slotMs: number): number {
    const timeLeftMs = this.#deadlineMs - this.#elapsedMs;
    const left = Math.min(this.#maxRequests - this.#parts.seen.requests, Math.floor(timeLeftMs / slotMs));
    return Math.max(0, left);
  }

  get #mostRequests(): number {
    return Math.floor(this.#share * this.#maxRequests);
  }

  get #share(): number {
    const { isVisiting, settings } = this.#parts.state;
    return isVisiting && settings.passes !== 1 ? VISIT_SHARE : 1;
  }

  get #elapsedMs(): number {
    return this.#parts.clock.now() - this.#parts.state.capture.startedAt;
  }
}
