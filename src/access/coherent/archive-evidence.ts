// What the catalog knows of pages at any time: their looks, what hosts' words are worth, what documents need, and how
// much of their sites stood together.
import {
  believedLooks,
  hostOf,
  hostWordOf,
  isCaptured,
  withClockErrors,
  type Capture,
  type HostWord,
  type Instant,
  type LastModifiedTrust,
  type PageRequest,
  type PageUrl,
  type Sighting,
} from "#model/index.js";
import type { Catalog } from "#ports/index.js";
import { siteKnown, type SiteKnown } from "./site-steps.js";

/** All that is known of one page. */
export interface PageEvidence {
  /** With the errors of their clocks, without 304s that count for nothing. */
  readonly looks: readonly Sighting[];
  readonly trust: LastModifiedTrust | null;
}

/** A page of which nothing is known. */
export const NO_EVIDENCE: PageEvidence = { looks: [], trust: null };

/** Needed by whoever asks for evidence. */
export interface EvidenceSources {
  readonly catalog: Pick<Catalog, "sightings" | "requisites" | "standing">;
  /** All captures; asked often. */
  readonly captures: () => Promise<readonly Capture[]>;
}

/** So many parts of a page are asked about; a page with more is unheard of, and somebody waits for it. */
const MOST_PARTS = 200;

/** Sites and hosts that are held; one more, and all are asked for again. */
const [MOST_SITES, MOST_HOSTS] = [16, 10_000];

/** Evidence of an archive, what is asked for again and again held until the catalog has something new. */
export class ArchiveEvidence {
  readonly #sources: EvidenceSources;
  readonly #sites = new Map<string, Promise<SiteKnown>>();
  readonly #hosts = new Map<string, Promise<HostWord>>();
  #captures: { readonly list: readonly Capture[]; readonly byId: ReadonlyMap<string, Capture> } | null = null;
  #stamp = "";

  constructor(sources: EvidenceSources) {
    this.#sources = sources;
  }

  /** What is known of a page. */
  async ofPage(url: PageUrl): Promise<PageEvidence> {
    const found = await this.#sources.catalog.sightings.ofPage(url);
    if (found.length === 0) return NO_EVIDENCE;
    const captures = await this.#byId();
    const looks = found.flatMap((look) => withClockErrors([look], captures.get(look.captureId)?.runs));
    const word = await this.#wordOf(hostOf(url));
    return { looks: believedLooks(looks, word), trust: word.trust };
  }

  /** Pages that ask an address by this method and body, and by more than that. */
  requestsTo(address: PageUrl, asked: Pick<PageRequest, "method" | "body">): Promise<PageUrl[]> {
    return this.#sources.catalog.sightings.requestsTo(address, asked);
  }

  /** A document, first, and what it needs to be shown by the capture nearest to the time; each once. */
  async partsOf(document: PageUrl, at: Instant): Promise<PageUrl[]> {
    return [...(await this.viewOf(document, at)).keys()];
  }

  /** The same with what is known of each. */
  async viewOf(document: PageUrl, at: Instant): Promise<ReadonlyMap<PageUrl, PageEvidence>> {
    const parts = new Map<PageUrl, PageEvidence>([[document, NO_EVIDENCE]]);
    // A style sheet needs pictures in its turn: what is added is gone through too.
    for (const part of parts.keys()) {
      const page = await this.ofPage(part);
      parts.set(part, page);
      for (const needed of await this.#neededBy(part, page, at))
        if (parts.size < MOST_PARTS && !parts.has(needed)) parts.set(needed, NO_EVIDENCE);
    }
    return parts;
  }

  /** How much of the site that looks belong to is known; `null` when nobody tells. */
  async siteOf(looks: readonly Sighting[], at: Instant): Promise<SiteKnown | null> {
    const captures = await this.#byId();
    const distance = ({ times }: Sighting): number => Math.abs(times.sentAt - at);
    const nearest = looks
      .filter(isCaptured)
      .reduce<Sighting | null>((best, one) => (best && distance(best) <= distance(one) ? best : one), null);
    const site = nearest && captures.get(nearest.captureId)?.site;
    if (site === null || site === undefined) return null;
    return this.ofSite(site);
  }

  /** How much of a site is known, by what its captures have added; `null` when none tells. */
  async ofSite(site: string): Promise<SiteKnown | null> {
    const known = await this.#known(site);
    return known.pages === 0 ? null : known;
  }

  async #known(site: string): Promise<SiteKnown> {
    await this.#refresh();
    return held(this.#sites, site, MOST_SITES, async () =>
      siteKnown(await this.#sources.catalog.standing.ofSite(site)),
    );
  }

  #wordOf(host: string): Promise<HostWord> {
    return held(this.#hosts, host, MOST_HOSTS, async () =>
      hostWordOf(host, await this.#sources.catalog.standing.ofHost(host)),
    );
  }

  /** Told by captures that looked at it: of ten thousand few have, and none of the others knows. */
  async #neededBy(document: PageUrl, { looks }: PageEvidence, at: Instant): Promise<readonly PageUrl[]> {
    const among = [...new Set(looks.map(({ captureId }) => captureId))];
    if (among.length === 0) return [];
    const told = await this.#sources.catalog.requisites.ofDocument(document, among);
    if (told.length < 2) return told[0]?.requisites ?? [];
    const captures = await this.#byId();
    const distance = (id: string): number => {
      const capture = captures.get(id);
      return capture
        ? Math.max(0, capture.startedAt - at, at - (capture.finishedAt ?? capture.startedAt))
        : Infinity;
    };
    return told.reduce((best, one) => (distance(one.captureId) < distance(best.captureId) ? one : best))
      .requisites;
  }

  async #byId(): Promise<ReadonlyMap<string, Capture>> {
    const list = await this.#sources.captures();
    if (this.#captures?.list === list) return this.#captures.byId;
    await this.#refresh();
    const byId = new Map(list.map((capture) => [capture.id, capture]));
    this.#captures = { list, byId };
    return byId;
  }

  /** What captures added since makes what is held old. */
  async #refresh(): Promise<void> {
    const stamp = await this.#sources.catalog.standing.stamp();
    if (stamp === this.#stamp) return;
    this.#stamp = stamp;
    this.#sites.clear();
    this.#hosts.clear();
  }
}

function held<T>(
  all: Map<string, Promise<T>>,
  key: string,
  most: number,
  make: () => Promise<T>,
): Promise<T> {
  const known = all.get(key);
  if (known) return known;
  if (all.size >= most) all.clear();
  const made = make();
  all.set(key, made);
  made.catch(() => all.delete(key));
  return made;
}
