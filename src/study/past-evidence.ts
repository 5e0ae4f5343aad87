// A capture that has ended, as quality judges it: its pages, sightings and requisites read from the catalog, and packed,
// so that an import of many pages takes little memory.
import {
  isRefresh,
  withClockErrors,
  type Capture,
  type FrontierPage,
  type PageUrl,
  type Sighting,
} from "#model/index.js";
import { GrowingNumbers, PackedValues, StringTable } from "#packed/index.js";
import type { Archive } from "#ports/index.js";
import { SightingLog, type CaptureEvidence } from "#quality/index.js";

/** Everything that one capture saw, and how many looks that took. */
export interface PastEvidence extends CaptureEvidence {
  readonly looks: number;
}

/** What one capture saw. */
export type EvidenceReader = (capture: Capture) => Promise<PastEvidence>;

/** Reads what captures saw; whoever asks for the last one again gets what was read then. */
export function evidenceReader(archive: Archive): EvidenceReader {
  let last: { readonly id: string; readonly evidence: Promise<PastEvidence> } | null = null;
  return (capture) => {
    if (last?.id !== capture.id) last = { id: capture.id, evidence: pastEvidence(capture, archive) };
    return last.evidence;
  };
}

/** Reads everything that one capture saw. */
export async function pastEvidence(capture: Capture, archive: Archive): Promise<PastEvidence> {
  const { catalog } = archive;
  const pages = new PastPages();
  for await (const page of catalog.frontier.pages(capture.id)) pages.add(page);
  const log = new SightingLog(pages);
  let looks = 0;
  for await (const sighting of catalog.sightings.ofCapture(capture.id)) {
    log.add(sighting);
    looks++;
  }
  const requisites = new Map<number, readonly number[]>();
  for await (const { document, requisites: needed } of catalog.requisites.requisites(capture.id))
    requisites.set(
      pages.numberOf(document),
      needed.map((url) => pages.numberOf(url)),
    );
  return {
    capture,
    looks,
    plannedAsOf: capture.plannedAsOf ?? capture.startedAt,
    pages,
    numberOf: (url) => pages.numberOf(url),
    sightingsOf: (url) => withClockErrors(log.of(url), capture.runs),
    requisitesOf: (document) => requisites.get(document) ?? [],
  };
}

/** Pages in the order of their discovery; what passes through is garbage again at once. */
class PastPages {
  readonly #urls = new StringTable();
  readonly #packed = new PackedValues();
  readonly #places = new GrowingNumbers(Float64Array);

  get length(): number {
    return this.#urls.size;
  }

  add({ url, ...rest }: FrontierPage): void {
    if (this.#urls.add(url) === this.#places.length) this.#places.push(this.#packed.add(rest));
  }

  numberOf(url: PageUrl): number {
    return this.#urls.numberOf(url);
  }

  urlAt(number: number): PageUrl {
    return this.#urls.at(number) as PageUrl;
  }

  at(number: number): FrontierPage {
    const rest = this.#packed.get(this.#places.at(number)) as Omit<FrontierPage, "url">;
    return { url: this.urlAt(number), ...rest };
  }

  *[Symbol.iterator](): ArrayIterator<FrontierPage> {
    for (let number = 0; number < this.length; number++) yield this.at(number);
    return undefined;
  }
}

/** The sightings of captures, given oldest first, page by page and oldest first, with the errors of their clocks. */
export async function sightingsByPage(
  captures: readonly Capture[],
  archive: Archive,
): Promise<Map<PageUrl, Sighting[]>> {
  const sightings = new Map<PageUrl, Sighting[]>();
  for (const { id, runs } of captures)
    for await (const read of archive.catalog.sightings.ofCapture(id)) {
      const [sighting] = withClockErrors([read], runs) as [Sighting];
      const seen = sightings.get(sighting.url);
      if (seen) seen.push(sighting);
      else sightings.set(sighting.url, [sighting]);
    }
  // A day of looks and a capture may lie beside each other.
  if (captures.some(isRefresh))
    for (const seen of sightings.values()) seen.sort((a, b) => a.times.sentAt - b.times.sentAt);
  return sightings;
}
