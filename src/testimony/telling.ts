// What is told goes on record first and into the catalog then, in the order in which it came; what comes while others are
// being written shares their transaction. After a kill a span is there whole or not at all.
import { IsochronError } from "#errors.js";
import { toldFields } from "#formats/run-records/index.js";
import {
  toldSighting,
  type Capture,
  type FrontierPage,
  type KeptContent,
  type PageUrl,
  type Told,
  type ToldSighting,
} from "#model/index.js";
import type { Archive, Clock, WarcSink } from "#ports/index.js";
import type { ToldSpans } from "./told-spans.js";

/** What is told, and who waits for it to be kept. */
interface Telling {
  readonly kept: KeptContent;
  readonly told: Told;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** Where it goes. */
export interface TellingPlace {
  readonly capture: Capture;
  readonly catalog: Archive["catalog"];
  readonly sink: WarcSink;
  readonly clock: Clock;
  readonly spans: ToldSpans;
  readonly nextSeq: number;
}

/** So many are written at once. */
const MOST_AT_ONCE = 256;

const MOST_FILED = 500_000;

/** Writes what is told, some at a time. */
export class Tellings {
  readonly #place: TellingPlace;
  /** Pages that the frontier has for certain; one that is forgotten here is added once more, which changes nothing. */
  readonly #filed = new Set<PageUrl>();
  #waiting: Telling[] = [];
  #nextSeq: number;
  #lastTask: Promise<unknown> = Promise.resolve();

  constructor(place: TellingPlace) {
    this.#place = place;
    this.#nextSeq = place.nextSeq;
  }

  tell(kept: KeptContent, told: Told): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ kept, told, resolve, reject });
      if (this.#waiting.length === 1) this.#lastTask = this.#lastTask.then(() => this.#writeWaiting());
    });
  }

  /** Resolves when nothing waits any more. */
  async settled(): Promise<void> {
    await this.#lastTask;
  }

  async #writeWaiting(): Promise<void> {
    while (this.#waiting.length > 0) {
      const some = this.#waiting.slice(0, MOST_AT_ONCE);
      await this.#write(some);
      this.#waiting = this.#waiting.slice(some.length);
    }
  }

  async #write(some: readonly Telling[]): Promise<void> {
    const written: { readonly telling: Telling; readonly sighting: ToldSighting }[] = [];
    for (const telling of some) {
      try {
        const unfiled = written.map(({ sighting }) => sighting);
        written.push({ telling, sighting: await this.#record(telling, unfiled) });
      } catch (error) {
        telling.reject(error);
      }
    }
    try {
      await this.#file(written.map(({ telling, sighting }) => ({ kind: telling.kept.kind, sighting })));
      for (const { telling } of written) telling.resolve();
    } catch (error) {
      for (const { telling } of written) telling.reject(error);
    }
  }

  async #record({ kept, told }: Telling, unfiled: readonly ToldSighting[]): Promise<ToldSighting> {
    const { capture, sink, clock, spans } = this.#place;
    if (await spans.overlaps(kept.url, told, unfiled))
      throw new IsochronError("INTERNAL", `two spans of ${kept.url} that are told overlap`);
    spans.add(kept.url, told);
    const seq = this.#nextSeq++;
    const record = await sink.writeMetadata(kept.url, toldFields(seq, kept, told), clock.now());
    return toldSighting(kept, told, { captureId: capture.id, seq, record });
  }

  /** Pages first: a sighting is of a page that the frontier has. */
  async #file(looks: readonly { readonly kind: FrontierPage["kind"]; readonly sighting: ToldSighting }[]) {
    if (looks.length === 0) return;
    const { capture, catalog } = this.#place;
    const pages = new Map<PageUrl, Omit<FrontierPage, "seq">>();
    for (const {
      kind,
      sighting: { url },
    } of looks)
      if (!pages.has(url) && !this.#filed.has(url))
        pages.set(url, { url, kind, depth: 0, via: null, state: "visited", reason: null, late: false });
    if (pages.size > 0) await catalog.frontier.add(capture.id, [...pages.values()]);
    if (this.#filed.size > MOST_FILED) this.#filed.clear();
    for (const url of pages.keys()) this.#filed.add(url);
    await Promise.all(looks.map(({ sighting }) => catalog.sightings.add(sighting)));
  }
}
