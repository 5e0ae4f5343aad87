// The cluster's database as a queue of questions: one at a time, each for as long as was measured of the real one; it may
// be restarted, which loses what it was answering, and the gates, whose table is not logged.
import type { Random } from "#ports/index.js";
import type { EventQueue } from "./event-queue.js";
import type { SimulatedProcess } from "./simulated-process.js";

/** What a question takes. */
export interface DatabaseCosts {
  /** Of processor time, for a question about one row. */
  readonly questionMs: number;
  /** For every further row of it. */
  readonly rowMs: number;
  /** There and back. */
  readonly roundTripMs: number;
  /** After so long without an answer a question failed. */
  readonly timeoutMs: number;
}

/**
 * Measured, the database and its clients on 2 busy cores (docs/scale.md): 4,387 pairs of enter and leave a second with 8
 * clients; 14,681 pairs of claiming and completing, 50 at a time.
 */
export const MEASURED_COSTS: DatabaseCosts = {
  questionMs: 1_000 / (2 * 4_387),
  rowMs: 1_000 / (2 * 14_681),
  roundTripMs: 1,
  timeoutMs: 5_000,
};

/** A question came to nothing, or its answer did. */
export class NoAnswer extends Error {}

/** Answers one question after the other. */
export class SimulatedDatabase {
  readonly #events: EventQueue;
  readonly #random: Random;
  readonly #costs: DatabaseCosts;
  #busyUntilMs = 0;
  #upFromMs = 0;
  #starts = 0;
  readonly #onRestart: (() => void)[] = [];
  readonly asked = { questions: 0, rows: 0, busyMs: 0, failed: 0, longestWaitMs: 0 };

  constructor(events: EventQueue, random: Random, costs: DatabaseCosts) {
    this.#events = events;
    this.#random = random;
    this.#costs = costs;
  }

  /** When it was last started anew; `null` where it never was. */
  get restartedAtMs(): number | null {
    return this.#starts === 0 ? null : this.#upFromMs;
  }

  /** Its own time. */
  get nowMs(): number {
    return this.#events.nowMs;
  }

  /** What it forgets when it is started anew. */
  forgetsOnRestart(forget: () => void): void {
    this.#onRestart.push(forget);
  }

  /** Ends now, and is there again after this long. */
  restart(downMs: number): void {
    this.#starts++;
    this.#upFromMs = this.#busyUntilMs = this.#events.nowMs + downMs;
    for (const forget of this.#onRestart) forget();
  }

  /** Asks it from a process. @throws NoAnswer where it is down or cut off; what was asked may have been done */
  ask<T>(from: SimulatedProcess, answer: () => T, rows = 1): Promise<T> {
    return new Promise((resolve, reject) => {
      this.asked.questions++;
      const { nowMs } = this.#events;
      const arrivesMs = nowMs + this.#oneWayMs();
      const lost = (atMs: number): void => {
        this.asked.failed++;
        from.at(atMs, () => reject(new NoAnswer()));
      };
      if (from.isCut) return lost(nowMs + this.#costs.timeoutMs);
      if (arrivesMs < this.#upFromMs) return lost(arrivesMs + this.#oneWayMs());
      // It gives up a question that waited too long, unanswered and undone.
      if (this.#busyUntilMs - arrivesMs > this.#costs.timeoutMs)
        return lost(arrivesMs + this.#costs.timeoutMs);
      const starts = this.#starts;
      this.#events.at(this.#serve(arrivesMs, rows), () => {
        if (starts !== this.#starts) return lost(this.#events.nowMs);
        const said = answer();
        if (from.isCut) return lost(nowMs + this.#costs.timeoutMs);
        from.at(this.#events.nowMs + this.#oneWayMs(), () => resolve(said));
      });
    });
  }

  /** When it has answered what arrives then. */
  #serve(arrivesMs: number, rows: number): number {
    const takesMs = this.#costs.questionMs + (rows - 1) * this.#costs.rowMs;
    const beginsMs = Math.max(arrivesMs, this.#busyUntilMs);
    this.#busyUntilMs = beginsMs + takesMs;
    this.asked.rows += rows;
    this.asked.busyMs += takesMs;
    this.asked.longestWaitMs = Math.max(this.asked.longestWaitMs, beginsMs - arrivesMs);
    return this.#busyUntilMs;
  }

  #oneWayMs(): number {
    return this.#costs.roundTripMs * (0.25 + 0.5 * this.#random.next());
  }
}
