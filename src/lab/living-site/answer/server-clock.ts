// What the server's own clock says: skewed, and stepped now and then.
import { instant, type Instant } from "#model/index.js";
import type { HabitSettings } from "../settings.js";

/** Turns true time into the server's time. */
export class ServerClock {
  readonly #settings: HabitSettings["clock"];
  readonly #startAt: Instant;

  constructor(settings: HabitSettings["clock"], startAt: Instant) {
    this.#settings = settings;
    this.#startAt = startAt;
  }

  /** What the server's clock showed at a true instant. */
  at(trueTime: Instant): Instant {
    let shown = trueTime + this.#settings.skewMs;
    for (const step of this.#settings.steps) {
      if (trueTime >= this.#startAt + step.afterMs) shown += step.byMs;
    }
    return instant(shown);
  }
}
