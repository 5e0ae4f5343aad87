// What a run says of itself while it goes: to whoever watches it here, and in the catalog for other processes.
import { closedContains, provedIntervals, type Instant, type Pass, type Sighting } from "#model/index.js";
import type { Clock, RunStatusStore } from "#ports/index.js";
import type { Progress } from "../world.js";
import type { ProgressMeter } from "./progress-meter.js";
import type { RunCondition } from "./run-condition.js";
import type { SeenPages } from "./seen-pages.js";

/** What progress is told of and with. */
interface ProgressParts {
  readonly captureId: string;
  readonly clock: Clock;
  readonly runStatus: RunStatusStore;
  readonly meter: ProgressMeter;
  readonly condition: RunCondition;
  readonly seen: SeenPages;
  /** t*, once it is fixed. */
  readonly timePoint: () => Instant | null;
  /** Sentences for report and certificate that a resumed run must repeat. */
  readonly notes: readonly string[];
  readonly onProgress: ((progress: Progress) => void) | undefined;
}

/** Tells how far one run has come. */
export class RunProgress {
  readonly #parts: ProgressParts;
  #last: Progress | null = null;

  constructor(parts: ProgressParts) {
    this.#parts = parts;
    parts.condition.watch(() => this.#tellWatchers());
  }

  /** One more page of a pass is done. */
  tell(pass: Pass, done: number, total: number, sighting: Sighting): void {
    const { meter, condition } = this.#parts;
    meter.page(sighting.outcome.kind === "failed");
    if (pass === "revisit") this.#countSharp(sighting);
    const { state } = condition;
    const counts = { pass, done, total, url: sighting.url, outcome: sighting.outcome.kind, state };
    this.#last = { ...counts, figures: meter.figures(total - done) };
    this.#parts.onProgress?.(this.#last);
  }

  /** Those who watch here hear that the run is held up, or goes on. */
  #tellWatchers(): void {
    if (!this.#last) return;
    this.#last = { ...this.#last, state: this.#parts.condition.state };
    this.#parts.onProgress?.(this.#last);
  }

  /** Says what the run is doing, for those who watch and for a resume. */
  async tellState(): Promise<void> {
    const { captureId, clock, condition, meter, notes, runStatus } = this.#parts;
    const { state, editsApplied } = condition;
    if (this.#last?.state !== state) this.#tellWatchers();
    const last = this.#last;
    const progress = last && { ...last, figures: { ...meter.figures(last.total - last.done) } };
    await runStatus.put(captureId, { state, at: clock.now(), progress, editsApplied, notes });
  }

  /** A resumed run begins with what the run before had found. */
  #countSharp(newest: Sighting): void {
    const { meter, seen } = this.#parts;
    if (meter.sharp === null) {
      let sharp = 0;
      for (const looks of seen.values()) if (this.#isSharp(looks)) sharp++;
      meter.sharp = sharp;
      return;
    }
    const looks = seen.of(newest.url);
    const before = looks.filter(({ seq }) => seq !== newest.seq);
    meter.sharp += Number(this.#isSharp(looks)) - Number(this.#isSharp(before));
  }

  /** By the same rule as the report: observed on both sides of t*. */
  #isSharp(looks: readonly Sighting[]): boolean {
    const asOf = this.#parts.timePoint();
    return asOf !== null && provedIntervals(looks).some((observed) => closedContains(observed, asOf));
  }
}
