// The catalog as one group of readers sees it. Where something is kept from them, figures that count all pages are not
// given at all, and lists hold what may be listed.
import {
  askedCaptures,
  askedSites,
  isUnfinished,
  phasesOf,
  type Capture,
  type Instant,
} from "#model/index.js";
import type { Catalog } from "#ports/index.js";
import type { Judge } from "./judge.js";
import type { ReaderView } from "./reader-index.js";
import { wholeWithheld } from "./withheld.js";

/** Wraps a catalog; nothing can be written through it. */
export function readerCatalog(catalog: Catalog, { judge }: Pick<ReaderView, "judge">): Catalog {
  const captures = new Map<string, Capture | null>();
  const captureOf = async (id: string): Promise<Capture | null> => {
    const known = captures.get(id);
    if (known && !isUnfinished(known)) return known;
    const capture = await catalog.captures.get(id);
    captures.set(id, capture);
    return capture;
  };
  const pageTest = async (captureId: string): Promise<(url: string) => boolean> => {
    const [now, capture] = [await judge(), await captureOf(captureId)];
    return (url) => now.isOpen || (capture !== null && isPageListed(now, capture, url));
  };
  const list = async (): Promise<readonly Capture[]> => {
    const [now, all] = [await judge(), await catalog.captures.list()];
    if (now.isOpen) return all;
    return all.filter((one) => isCaptureListed(now, one)).map((one) => listedSeeds(now, one));
  };
  const isOpen = async (): Promise<boolean> => (await judge()).isOpen;
  const siteOf = async (id: string): Promise<string | null> => (await captureOf(id))?.site ?? null;
  return {
    captures: {
      create: refuseWriting,
      update: refuseWriting,
      async get(id) {
        const [now, capture] = [await judge(), await catalog.captures.get(id)];
        return capture && isCaptureListed(now, capture) ? listedSeeds(now, capture) : null;
      },
      list,
      // What is kept from readers is not counted and leaves no gaps either: pieces are cut from what is left.
      some: async (asked) =>
        (await isOpen()) ? catalog.captures.some(asked) : askedCaptures(await list(), asked),
      sites: async (asked) =>
        (await isOpen()) ? catalog.captures.sites(asked) : askedSites(await list(), asked),
      phases: async () =>
        (await isOpen())
          ? catalog.captures.phases()
          : phasesOf((await list()).map(({ phase }) => [phase, 1] as const)),
    },
    ...pagesOf(catalog, pageTest),
    sightings: sightingsOf(catalog, judge, siteOf),
    ...figures(catalog, judge),
    keepLook: refuseWriting,
  };
}

/** Pages and what they need, as far as they may be listed. */
function pagesOf(
  catalog: Catalog,
  pageTest: (captureId: string) => Promise<(url: string) => boolean>,
): Pick<Catalog, "frontier" | "requisites" | "renderings"> {
  return {
    renderings: {
      put: refuseWriting,
      async *ofCapture(id) {
        const isListed = await pageTest(id);
        for await (const one of catalog.renderings.ofCapture(id))
          if ([one.document, ...one.requests].every(isListed)) yield one;
      },
      async ofDocument(id, document) {
        const isListed = await pageTest(id);
        const one = await catalog.renderings.ofDocument(id, document);
        return one !== null && [one.document, ...one.requests].every(isListed) ? one : null;
      },
    },
    frontier: {
      add: refuseWriting,
      setState: refuseWriting,
      async *pages(id) {
        const isListed = await pageTest(id);
        for await (const page of catalog.frontier.pages(id))
          if (isListed(page.url))
            yield page.via === null || isListed(page.via) ? page : { ...page, via: null };
      },
    },
    requisites: {
      setRequisites: refuseWriting,
      async *requisites(id) {
        const isListed = await pageTest(id);
        for await (const { document, requisites } of catalog.requisites.requisites(id))
          if (isListed(document)) yield { document, requisites: requisites.filter(isListed) };
      },
      async ofDocument(document, among) {
        const all = await catalog.requisites.ofDocument(document, among);
        const tests = await Promise.all(all.map(({ captureId }) => pageTest(captureId)));
        return all.flatMap(({ captureId, requisites }, i) =>
          tests[i]!(document) ? [{ captureId, requisites: requisites.filter(tests[i]!) }] : [],
        );
      },
    },
  };
}

/** Looks at pages: those of a capture are a list, those of one page are found by its address. */
function sightingsOf(
  catalog: Catalog,
  judge: ReaderView["judge"],
  siteOf: (captureId: string) => Promise<string | null>,
): Catalog["sightings"] {
  return {
    add: refuseWriting,
    async *ofCapture(id) {
      const [now, collection] = [await judge(), await siteOf(id)];
      for await (const sighting of catalog.sightings.ofCapture(id))
        if (now.isListed({ url: sighting.url, at: sighting.times.sentAt, collection })) yield sighting;
    },
    async ofPage(url) {
      const now = await judge();
      const all = await catalog.sightings.ofPage(url);
      if (now.isOpen) return all;
      const sites = await Promise.all(all.map(({ captureId }) => siteOf(captureId)));
      return all.filter(({ times }, i) => now.isShown({ url, at: times.sentAt, collection: sites[i]! }));
    },
    // Names alone: whoever asks what was seen of them is answered by the rules.
    requestsTo: (address, asked) => catalog.sightings.requestsTo(address, asked),
  };
}

/** What is learned and counted over many pages: all or nothing. */
function figures(
  catalog: Catalog,
  judge: ReaderView["judge"],
): Pick<Catalog, "refusals" | "rates" | "sketches" | "standing" | "runStatus"> {
  const { refusals, rates, sketches, standing, runStatus } = catalog;
  const isOpen = async (): Promise<boolean> => (await judge()).isOpen;
  return {
    refusals: {
      put: refuseWriting,
      async *ofCapture(id) {
        if (await isOpen()) yield* refusals.ofCapture(id);
      },
    },
    rates: {
      put: refuseWriting,
      ofPages: async (site, urls) => ((await isOpen()) ? rates.ofPages(site, urls) : []),
      sample: async (site, limit) => ((await isOpen()) ? rates.sample(site, limit) : []),
    },
    sketches: {
      add: refuseWriting,
      has: async (url, digest) => (await isOpen()) && sketches.has(url, digest),
      ofPage: async (url) => ((await isOpen()) ? sketches.ofPage(url) : []),
      async *all() {
        if (await isOpen()) yield* sketches.all();
      },
    },
    standing: {
      put: refuseWriting,
      forget: refuseWriting,
      captures: async (site) => ((await isOpen()) ? standing.captures(site) : []),
      ofSite: async (site) => ((await isOpen()) ? standing.ofSite(site) : []),
      // What a host's word is worth tells of no page, and tiers rest on it.
      ofHost: (host) => standing.ofHost(host),
      stamp: async () => `${await standing.stamp()} ${(await judge()).version}`,
    },
    runStatus: {
      put: refuseWriting,
      get: async (id) => ((await isOpen()) ? runStatus.get(id) : null),
      recent: async (id, most) => ((await isOpen()) ? runStatus.recent(id, most) : []),
      async counts(id) {
        if (await isOpen()) return runStatus.counts(id);
        throw wholeWithheld("The figures of runs are");
      },
    },
  };
}

/** A capture is told of when one of its seeds may be; one that still runs is told of where everything is open. */
export function isCaptureListed(judge: Judge, capture: Capture): boolean {
  if (judge.isOpen) return true;
  if (isUnfinished(capture)) return false;
  if (capture.seeds.length === 0) return isPageListed(judge, capture, "");
  return capture.seeds.some((url) => isPageListed(judge, capture, url));
}

function listedSeeds(judge: Judge, capture: Capture): Capture {
  if (judge.isOpen) return capture;
  return { ...capture, seeds: capture.seeds.filter((url) => isPageListed(judge, capture, url)) };
}

/** By every time that the capture speaks of: looks lie between them. */
export function isPageListed(
  judge: Judge,
  { site, startedAt, asOf, finishedAt }: Capture,
  url: string,
  looks: readonly (number | null)[] = [],
): boolean {
  const times = [startedAt, asOf, finishedAt, ...looks].filter((at) => at !== null) as Instant[];
  return times.every((at) => judge.isListed({ url, at, collection: site }));
}

/** Whoever reads for others changes nothing. */
export function refuseWriting(): never {
  throw new Error("an archive that is read for others is not written to");
}
