// The state of one running capture: its frontier, its sightings so far, its hosts' gates.
import { IsochronError } from "#errors.js";
import { Frontier } from "#frontier/index.js";
import {
  identityKey,
  instant,
  isCaptured,
  type Capture,
  type CapturedSighting,
  type Digest,
  type Instant,
  type PageUrl,
  type Pass,
  type RunState,
  type Sighting,
  type CaptureSettings,
  patchedBy,
} from "#model/index.js";
import type { CapturePatch, KeptLook, WarcSink } from "#ports/index.js";
import { scopeOf, type Scope } from "#seeds/index.js";
import type { LiveStrategy } from "#schedule/index.js";
import { Manners } from "../admission/manners.js";
import { RecordOfRun } from "./record-of-run.js";
import { recordResume } from "./record-resume.js";
import { LinkSieve } from "../admission/link-sieve.js";
import { SoftNotFound } from "../look/soft-not-found.js";
import { PageRates } from "../learn/page-rates.js";
import { requireSameProfile } from "./request-profile.js";
import { SightingLog } from "./sighting-log.js";
import { CaptureCancelled, RunControl } from "./run-control.js";
import { DiskPatience } from "../guard/disk-patience.js";
import { guardedFetcher } from "../guard/guarded-fetcher.js";
import { patchNote } from "./patch.js";
import { ProgressMeter } from "./progress-meter.js";
import { strategyNamed } from "./strategy.js";
import { Watchdog } from "../guard/watchdog.js";
import type { Progress, World } from "../world.js";

/** One capture while it runs; the catalog holds everything needed to make it anew. */
export class CaptureRun {
  readonly world: World;
  readonly scope: Scope;
  readonly strategy: LiveStrategy;
  readonly frontier: Frontier;
  readonly sink: WarcSink;
  readonly record: RecordOfRun;
  readonly rates: PageRates;
  readonly notes: string[] = [];
  readonly manners: Manners;
  readonly sieve: LinkSieve;
  readonly softNotFound: SoftNotFound;
  readonly meter: ProgressMeter;
  readonly watchdog: Watchdog;
  readonly patience: DiskPatience;
  readonly #sightings: SightingLog;
  #capture: Capture;
  #settings: CaptureSettings;
  readonly #cancel = new AbortController();
  #control: RunControl | null = null;
  #progress: Progress | null = null;
  #nextSeq = 0;
  #requests = 0;
  #lastByteAt: Instant = instant(0);

  private constructor(
    capture: Capture,
    patience: DiskPatience,
    opened: Pick<CaptureRun, "frontier" | "sink" | "record" | "rates">,
  ) {
    this.#capture = capture;
    this.patience = patience;
    const { world } = patience;
    const signal = world.signal ? AbortSignal.any([world.signal, this.#cancel.signal]) : this.#cancel.signal;
    this.meter = new ProgressMeter(world.clock);
    this.watchdog = new Watchdog(world);
    this.world = { ...world, signal, fetcher: guardedFetcher(this, world.fetcher) };
    this.#settings = capture.settings as unknown as CaptureSettings;
    this.scope = scopeOf({ name: capture.site, seeds: capture.seeds }, this.settings.scope);
    // Without revisits no order is sharper than another, and that of discovery costs least.
    this.strategy = strategyNamed(this.#settings.passes === 1 ? "bfs-fifo" : this.#settings.strategy);
    this.frontier = opened.frontier;
    this.#sightings = new SightingLog(opened.frontier);
    this.sink = opened.sink;
    this.record = opened.record;
    this.rates = opened.rates;
    this.manners = new Manners(this);
    this.sieve = new LinkSieve(this, opened.frontier);
    this.softNotFound = new SoftNotFound(this, this.manners);
  }

  /** Opens the run with everything that an earlier process saw. */
  static async open(capture: Capture, outer: World): Promise<CaptureRun> {
    requireSameProfile(capture, outer);
    const patience: DiskPatience = new DiskPatience(outer, (note) => run.#heldUp(note));
    const { world } = patience;
    const sink = await world.archive.warcs.open(capture.id);
    const record = new RecordOfRun(capture.id, world.archive.catalog.frontier, sink, world.clock);
    const frontier = await Frontier.open(record, capture.id);
    const rates = await PageRates.open(world, capture.site);
    const run = new CaptureRun(capture, patience, { frontier, sink, record, rates });
    await run.sieve.resume();
    for await (const sighting of world.archive.catalog.sightings.ofCapture(capture.id)) {
      run.#remember(sighting);
      run.manners.recall(sighting);
    }
    if (run.#nextSeq > 0) run.#noteResume();
    if (frontier.size > 0) {
      run.manners.goOn();
      await recordResume(run);
    }
    const before = await world.archive.catalog.runStatus.get(capture.id);
    const patched = patchedBy(capture);
    if (patched !== null) run.notes.push(patchNote(patched));
    run.notes.push(...(before?.notes ?? []).filter((note) => !run.notes.includes(note)));
    run.#control = await RunControl.open(run, before?.editsApplied ?? 0);
    await run.tellState();
    return run;
  }

  /** The settings in force: those of the start, and what was changed on request since. */
  get settings(): CaptureSettings {
    return this.#settings;
  }

  /** What other processes ask of this run. */
  get control(): RunControl {
    if (!this.#control) throw new IsochronError("INTERNAL", "the run is not open yet");
    return this.#control;
  }

  /** Ends every wait of the run, so that it is concluded as it stands. */
  cancel(): void {
    this.#cancel.abort(new CaptureCancelled());
  }

  /** Puts changed limits in force, also for hosts already asked. */
  changeSettings(patch: Partial<CaptureSettings>): void {
    this.#settings = { ...this.#settings, ...patch };
    if (patch.delayMs !== undefined) this.manners.paceTo(patch.delayMs);
  }

  /** What the run is doing. */
  get state(): RunState {
    if (this.patience.isWaiting) return "disk-full";
    return this.#control?.isPaused ? "paused" : "running";
  }

  /** Returns when a request may be sent: nobody holds the run back, and there is room for the answer. */
  async ready(): Promise<void> {
    await this.patience.clear();
    await this.control.ready();
  }

  /** Says what the run is doing, for those who watch and for a resume. */
  async tellState(): Promise<void> {
    const { state } = this;
    if (this.#progress && this.#progress.state !== state) {
      this.#progress = { ...this.#progress, state };
      this.world.onProgress?.(this.#progress);
    }
    await this.world.archive.catalog.runStatus.put(this.#capture.id, {
      state,
      at: this.world.clock.now(),
      progress: this.#progress && {
        ...this.#progress,
        figures: { ...this.meter.figures(left(this.#progress)) },
      },
      editsApplied: this.#control?.editsApplied ?? 0,
      notes: this.notes,
    });
  }

  get capture(): Capture {
    return this.#capture;
  }

  /** The planned t*; only after {@link fixTimePoint}. */
  get plannedAsOf(): Instant {
    if (this.#capture.plannedAsOf === null)
      throw new IsochronError("INTERNAL", "the time point is not fixed yet");
    return this.#capture.plannedAsOf;
  }

  /** All sightings of one page so far, oldest first; made anew at each call. */
  sightingsOf(url: PageUrl): readonly Sighting[] {
    return this.#sightings.of(url);
  }

  /** The page's visit: the first look that showed its state before t*. */
  visitOf(url: PageUrl): CapturedSighting | null {
    return (
      this.sightingsOf(url)
        .filter(isCaptured)
        .find((s) => s.pass === "visit") ?? null
    );
  }

  /** What was seen so far, page by page. */
  get sightings(): SightingLog {
    return this.#sightings;
  }

  /** Fetches so far that went out to a server. */
  get requests(): number {
    return this.#requests;
  }

  nextSeq(): number {
    return this.#nextSeq++;
  }

  /** Keeps a look, in the catalog first. */
  async keep(look: KeptLook): Promise<void> {
    await this.world.archive.catalog.keepLook(look);
    this.#remember(look.sighting);
  }

  /** An earlier full response of this page with the same payload, for a revisit record to refer to. */
  originalOf(url: PageUrl, payloadDigest: Digest): { id: string; date: Instant } | null {
    for (const sighting of this.sightingsOf(url).filter(isCaptured)) {
      const record = sighting.records.find((r) => r.type === "response");
      if (record && sighting.outcome.payloadDigest === payloadDigest)
        return { id: record.id, date: sighting.times.sentAt };
    }
    return null;
  }

  /** Fixes t* once all visits are in: no earlier than their last byte, and before any revisit is sent. */
  async fixTimePoint(): Promise<void> {
    if (this.#capture.plannedAsOf !== null) return;
    const plannedAsOf = instant(Math.max(this.world.clock.now(), this.#lastByteAt));
    await this.world.clock.sleepUntil(plannedAsOf);
    await this.sink.sync();
    await this.update({ phase: "revisiting", plannedAsOf });
  }

  /** Changes the capture: in the WARC, in the catalog, and then here. */
  async update(patch: CapturePatch): Promise<void> {
    await this.record.change(patch);
    await this.apply(patch);
  }

  /** Changes the capture as a record in the WARC says already. */
  async apply(patch: CapturePatch): Promise<void> {
    await this.world.archive.catalog.captures.update(this.#capture.id, patch);
    this.#capture = { ...this.#capture, ...patch };
  }

  tellProgress(pass: Pass, done: number, total: number, sighting: Sighting): void {
    this.meter.page(sighting.outcome.kind === "failed");
    if (pass === "revisit") this.#countSharp(sighting);
    const { state } = this;
    const counts = { pass, done, total, url: sighting.url, outcome: sighting.outcome.kind, state };
    this.#progress = { ...counts, figures: this.meter.figures(total - done) };
    this.world.onProgress?.(this.#progress);
  }

  /** Ends with a clear error when the user asked to stop. */
  checkInterrupted(): void {
    if (this.#cancel.signal.aborted) throw new CaptureCancelled();
    if (!this.world.signal?.aborted) return;
    throw new IsochronError(
      "INTERRUPTED",
      `stopped; go on with: isochron capture --resume --archive ${this.world.archive.dir}`,
    );
  }

  async close(): Promise<void> {
    try {
      await this.record.flush();
    } finally {
      await this.sink.close();
    }
  }

  /** A resumed run begins with what the run before had found. */
  #countSharp(sighting: Sighting): void {
    if (this.meter.sharp !== null) {
      if (this.#isSame(sighting)) this.meter.sharp++;
      return;
    }
    let sharp = 0;
    for (const seen of this.#sightings.values())
      if (seen.some((one) => one.pass === "revisit" && this.#isSame(one))) sharp++;
    this.meter.sharp = sharp;
  }

  #isSame(revisit: Sighting): boolean {
    const visit = this.visitOf(revisit.url);
    if (!visit || !isCaptured(revisit)) return false;
    return identityKey(visit.outcome.identity) === identityKey(revisit.outcome.identity);
  }

  #heldUp(note: string | null): void {
    if (note !== null) this.notes.push(note);
    const { state } = this;
    if (!this.#progress) return;
    this.#progress = { ...this.#progress, state };
    this.world.onProgress?.(this.#progress);
  }

  #remember(sighting: Sighting): void {
    this.manners.limits.count(warcBytesOf(sighting));
    this.#sightings.add(sighting);
    if (sighting.outcome.kind !== "refused") this.#requests++;
    this.#nextSeq = Math.max(this.#nextSeq, sighting.seq + 1);
    this.#lastByteAt = instant(Math.max(this.#lastByteAt, sighting.times.lastByteAt));
  }

  #noteResume(): void {
    if (this.world.clock.now() < this.#lastByteAt) {
      throw new IsochronError(
        "ARCHIVE_BROKEN",
        "the clock is behind the last sighting of this capture: set it right first",
      );
    }
    this.notes.push(
      "resumed after an interruption; the clock was anchored anew, the order of sightings is exact all the same",
    );
  }
}

function warcBytesOf({ records }: Sighting): number {
  return records.reduce((sum, { length }) => sum + length, 0);
}

function left({ done, total }: Progress): number {
  return total - done;
}
