// Control of a running capture from another process: pause, resume, cancel, and edits of scope and limits.
import { IsochronError } from "#errors.js";
import { editRecord, pauseRecord, runRecordTarget, type Fields } from "#formats/run-records/index.js";
import {
  instant,
  toIso,
  type Capture,
  type CaptureControl,
  type CaptureEdit,
  type PageUrl,
  type CaptureSettings,
} from "#model/index.js";
import type { WarcSink } from "#ports/index.js";
import type { World } from "../world.js";

/** How often the control channel is looked at, by the run's clock. */
const LOOK_EVERY_MS = 1000;

/** Ends a run that is to be concluded as it stands. */
export class CaptureCancelled extends IsochronError {
  override readonly name = "CaptureCancelled";

  constructor() {
    super("CANCELLED", "the capture was cancelled on request");
  }
}

/** The run as its control sees it. */
export interface ControlledRun {
  readonly world: World;
  readonly capture: Capture;
  readonly sink: WarcSink;
  readonly notes: string[];
  changeSettings(patch: Partial<CaptureSettings>): void;
  tellState(): Promise<void>;
  cancel(): void;
}

/** What others ask of one run, looked at between requests and while it waits. */
export class RunControl {
  readonly #run: ControlledRun;
  readonly #excluded: { readonly pattern: RegExp; readonly source: string }[] = [];
  #lookedAt = -Infinity;
  #want: CaptureControl["want"] = "run";
  #editsApplied = 0;
  #pause: Promise<void> | null = null;
  #isPaused = false;

  private constructor(run: ControlledRun) {
    this.#run = run;
  }

  /** Takes over what an earlier process was told; whoever starts a run wants it to run. */
  static async open(run: ControlledRun, editsApplied: number): Promise<RunControl> {
    const control = new RunControl(run);
    const { archive } = run.world;
    const asked = await archive.control.look(run.capture.id);
    for (const edit of asked?.edits.slice(0, editsApplied) ?? []) control.#apply(edit);
    if (asked && asked.want !== "run") await archive.control.ask(run.capture.id, { want: "run" });
    return control;
  }

  /** How many edits are in force. */
  get editsApplied(): number {
    return this.#editsApplied;
  }

  /** Why a page is asked for no more, when an edit says so. */
  refusalOf(url: PageUrl): { readonly state: "skipped"; readonly reason: string } | null {
    const hit = this.#excluded.find(({ pattern }) => pattern.test(url));
    return hit ? { state: "skipped", reason: `excluded while the capture ran: ${hit.source}` } : null;
  }

  /** To be awaited before every request: returns when the run may go on. @throws CaptureCancelled */
  async ready(): Promise<void> {
    await this.look();
    if (this.#want === "pause") await (this.#pause ??= this.#waitOut());
    if (this.isCancelled) throw new CaptureCancelled();
  }

  /** Reads what is asked now, at most once a second. */
  async look(): Promise<void> {
    const { archive, clock } = this.#run.world;
    if (clock.now() - this.#lookedAt < LOOK_EVERY_MS) return;
    this.#lookedAt = clock.now();
    const asked = await archive.control.look(this.#run.capture.id);
    if (!asked) return;
    this.#want = asked.want;
    if (asked.want === "cancel") this.#run.cancel();
    for (const edit of asked.edits.slice(this.#editsApplied)) await this.#takeEdit(edit);
  }

  /** Whether the run waits because it was asked to. */
  get isPaused(): boolean {
    return this.#isPaused;
  }

  /** Whether the run is to be concluded as it stands. */
  get isCancelled(): boolean {
    return this.#want === "cancel";
  }

  async #waitOut(): Promise<void> {
    const { clock, logger, signal } = this.#run.world;
    const from = clock.now();
    this.#isPaused = true;
    logger.log("warn", "paused on request; isochron captures resume goes on");
    await this.#run.tellState();
    while (this.#want === "pause") {
      await clock.sleepUntil(instant(clock.now() + LOOK_EVERY_MS), signal);
      await this.look();
    }
    this.#pause = null;
    this.#isPaused = false;
    const to = clock.now();
    const seconds = Math.round((to - from) / 1000);
    await this.#record(pauseRecord({ paused: from, resumed: to }));
    this.#run.notes.push(
      `paused on request for ${seconds} s (${toIso(from)} to ${toIso(to)}): what was seen before had that much longer to change`,
    );
    await this.#run.tellState();
  }

  async #takeEdit(edit: CaptureEdit): Promise<void> {
    this.#apply(edit);
    const words = editWords(edit);
    this.#run.notes.push(`changed while it ran, asked for at ${toIso(edit.askedAt)}: ${words}`);
    this.#run.world.logger.log("info", `changed on request: ${words}`);
    await this.#record(editRecord(edit));
    await this.#run.tellState();
  }

  #apply(edit: CaptureEdit): void {
    const { maxPages, delayMs, exclude = [] } = edit;
    this.#run.changeSettings({
      ...(maxPages === undefined ? {} : { maxPages }),
      ...(delayMs === undefined ? {} : { delayMs }),
    });
    for (const source of exclude) this.#excluded.push({ pattern: patternOf(source), source });
    this.#editsApplied++;
  }

  async #record(fields: Fields): Promise<void> {
    const { capture, sink, world } = this.#run;
    await sink.writeMetadata(runRecordTarget(capture.id, "control"), fields, world.clock.now());
  }
}

/** The edit in words, for notes and messages. */
export function editWords({ maxPages, delayMs, exclude = [] }: CaptureEdit): string {
  return [
    ...(maxPages === undefined ? [] : [`at most ${maxPages} pages`]),
    ...(delayMs === undefined ? [] : [`a pause of ${delayMs} ms between requests to a host`]),
    ...exclude.map((source) => `no requests for URLs that match ${source}`),
  ].join("; ");
}

/** A pattern that came through a file and is none matches nothing: a capture must not stop for it. */
function patternOf(source: string): RegExp {
  try {
    return new RegExp(source, "u");
  } catch {
    return /(?!)/;
  }
}
