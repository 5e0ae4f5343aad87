// The state of one running capture: its frontier, its sightings so far, its hosts' gates.
import { IsochronError } from "#errors.js";
import { Frontier } from "#frontier/index.js";
import {
  instant,
  isCaptured,
  type Capture,
  type CapturedSighting,
  type Digest,
  type Instant,
  type PageUrl,
  type Pass,
  type Sighting,
} from "#model/index.js";
import type { WarcSink } from "#ports/index.js";
import { scopeOf, type Scope } from "#seeds/index.js";
import type { LiveStrategy } from "#schedule/index.js";
import { Manners } from "./manners.js";
import { PageRates } from "./page-rates.js";
import { requireSameProfile } from "./request-profile.js";
import { SightingLog } from "./sighting-log.js";
import { strategyNamed } from "./strategy.js";
import type { CaptureSettings, World } from "./world.js";

/** One capture while it runs; the catalog holds everything needed to make it anew. */
export class CaptureRun {
  readonly world: World;
  readonly settings: CaptureSettings;
  readonly scope: Scope;
  readonly strategy: LiveStrategy;
  readonly frontier: Frontier;
  readonly sink: WarcSink;
  readonly rates: PageRates;
  readonly notes: string[] = [];
  readonly manners: Manners;
  readonly #sightings = new SightingLog();
  #capture: Capture;
  #nextSeq = 0;
  #requests = 0;
  #lastByteAt: Instant = instant(0);

  private constructor(
    capture: Capture,
    world: World,
    opened: Pick<CaptureRun, "frontier" | "sink" | "rates">,
  ) {
    this.#capture = capture;
    this.world = world;
    this.settings = capture.settings as unknown as CaptureSettings;
    this.scope = scopeOf({ name: capture.site, seeds: capture.seeds }, this.settings.scope);
    this.strategy = strategyNamed(this.settings.strategy);
    this.frontier = opened.frontier;
    this.sink = opened.sink;
    this.rates = opened.rates;
    this.manners = new Manners(this);
  }

  /** Opens the run with everything that an earlier process saw. */
  static async open(capture: Capture, world: World): Promise<CaptureRun> {
    requireSameProfile(capture, world);
    const frontier = await Frontier.open(world.archive.frontier, capture.id);
    const rates = await PageRates.open(world, capture.site);
    const sink = await world.archive.openWarc(capture.id);
    const run = new CaptureRun(capture, world, { frontier, sink, rates });
    for await (const sighting of world.archive.observations.ofCapture(capture.id)) run.#remember(sighting);
    if (run.#nextSeq > 0) run.#noteResume();
    return run;
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

  /** Keeps a sighting, in the catalog first. */
  async keep(sighting: Sighting): Promise<void> {
    await this.world.archive.observations.add(sighting);
    this.#remember(sighting);
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

  /** Changes the capture, in the catalog first. */
  async update(
    patch: Partial<Omit<Capture, "id" | "site" | "seeds" | "startedAt" | "settings">>,
  ): Promise<void> {
    await this.world.archive.captures.update(this.#capture.id, patch);
    this.#capture = { ...this.#capture, ...patch };
  }

  tellProgress(pass: Pass, done: number, total: number, sighting: Sighting): void {
    this.world.onProgress?.({ pass, done, total, url: sighting.url, outcome: sighting.outcome.kind });
  }

  /** Ends with a clear error when the user asked to stop. */
  checkInterrupted(): void {
    if (!this.world.signal?.aborted) return;
    throw new IsochronError(
      "INTERRUPTED",
      `stopped; go on with: isochron capture --resume --archive ${this.world.archive.dir}`,
    );
  }

  async close(): Promise<void> {
    await this.sink.close();
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
