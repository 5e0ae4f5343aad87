// What a run has seen so far, page by page, and what follows from it: counts, places, originals for revisit records.
import type { Frontier } from "#frontier/index.js";
import {
  instant,
  isCaptured,
  type CapturedSighting,
  type Digest,
  type Instant,
  type PageUrl,
  type Sighting,
} from "#model/index.js";
import type { Catalog, KeptLook } from "#ports/index.js";
import { SightingLog } from "#quality/index.js";

/** The sightings of one run, those of earlier processes included. */
export class SeenPages {
  readonly #catalog: Pick<Catalog, "keepLook">;
  readonly #log: SightingLog;
  readonly #writtenBytes: () => number;
  #nextSeq = 0;
  #requests = 0;
  #looks = 0;
  #earlierBytes = 0;
  #onKept: (url: PageUrl) => void = () => undefined;
  #lastByteAt: Instant = instant(0);

  /** `writtenBytes` says what this process has put into the WARC. */
  constructor(frontier: Frontier, catalog: Pick<Catalog, "keepLook">, writtenBytes: () => number) {
    this.#log = new SightingLog(frontier);
    this.#catalog = catalog;
    this.#writtenBytes = writtenBytes;
  }

  /** Pages with at least one sighting. */
  get size(): number {
    return this.#log.size;
  }

  has(url: PageUrl): boolean {
    return this.#log.has(url);
  }

  /** All sightings of one page so far, oldest first; made anew at each call. */
  of(url: PageUrl): readonly Sighting[] {
    return this.#log.of(url);
  }

  /** The sightings page by page, in order of discovery. */
  values(): Generator<readonly Sighting[]> {
    return this.#log.values();
  }

  /** The page's visit: the first look that showed its state before t*. */
  visitOf(url: PageUrl): CapturedSighting | null {
    return (
      this.of(url)
        .filter(isCaptured)
        .find((s) => s.pass === "visit") ?? null
    );
  }

  /** An earlier full response of this page with the same payload, for a revisit record to refer to. */
  originalOf(url: PageUrl, payloadDigest: Digest): { id: string; date: Instant } | null {
    for (const sighting of this.of(url).filter(isCaptured)) {
      const record = sighting.records.find((r) => r.type === "response");
      if (record && sighting.outcome.payloadDigest === payloadDigest)
        return { id: record.id, date: sighting.times.sentAt };
    }
    return null;
  }

  /** Whether any page showed a state. */
  get hasAnyState(): boolean {
    for (const sightings of this.values()) if (sightings.some(isCaptured)) return true;
    return false;
  }

  /** Fetches of pages so far that went out to a server. */
  get requests(): number {
    return this.#requests;
  }

  /** All looks so far. */
  get looks(): number {
    return this.#looks;
  }

  /** Of the WARC records: all that this process wrote, and those that the sightings of earlier ones rest on. */
  get warcBytes(): number {
    return this.#earlierBytes + this.#writtenBytes();
  }

  /** Whom to tell, from now on, of every look that was kept. */
  whenKept(onKept: (url: PageUrl) => void): void {
    this.#onKept = onKept;
  }

  /** When the last byte of any look came. */
  get lastByteAt(): Instant {
    return this.#lastByteAt;
  }

  /** The place of the next look. */
  nextSeq(): number {
    return this.#nextSeq++;
  }

  /** Keeps a look, in the catalog first. */
  async keep(look: KeptLook): Promise<void> {
    await this.#catalog.keepLook(look);
    this.#add(look.sighting);
    this.#onKept(look.sighting.url);
  }

  /** Takes in a sighting that an earlier process left in the catalog. */
  remember(sighting: Sighting): void {
    this.#add(sighting);
    for (const { type, length } of sighting.records) if (type !== "borrowed") this.#earlierBytes += length;
  }

  #add(sighting: Sighting): void {
    this.#log.add(sighting);
    this.#looks++;
    if (sighting.outcome.kind !== "refused") this.#requests++;
    this.#nextSeq = Math.max(this.#nextSeq, sighting.seq + 1);
    this.#lastByteAt = instant(Math.max(this.#lastByteAt, sighting.times.lastByteAt));
  }
}
