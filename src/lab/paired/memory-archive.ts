// An archive in memory for paired captures: it remembers pages and rates between captures, and can be copied,
// so that every strategy starts from the same past. WARC bytes are not kept.
import type { Capture, FrontierPage, PageRate, PageUrl, RecordRef, Sighting } from "#model/index.js";
import type { Archive, FrontierStore, ObservationStore } from "#ports/index.js";

interface Memory {
  readonly captures: Map<string, Capture>;
  readonly frontiers: Map<string, Map<PageUrl, FrontierPage>>;
  readonly rates: Map<PageUrl, PageRate>;
}

/** An archive that can be copied. */
export interface MemoryArchive extends Archive {
  copy(): MemoryArchive;
}

/** An empty archive for captures of one site. */
export function memoryArchive(
  memory: Memory = { captures: new Map(), frontiers: new Map(), rates: new Map() },
): MemoryArchive {
  const { captures, frontiers, rates } = memory;
  const requisites = new Map<PageUrl, readonly PageUrl[]>();
  const refuse = (): never => {
    throw new Error("the lab keeps no bytes");
  };
  const nothing = async (): Promise<void> => {};
  return {
    dir: "memory",
    captures: {
      create: async (capture) => void captures.set(capture.id, capture),
      update: async (id, patch) => void captures.set(id, { ...captures.get(id)!, ...patch }),
      get: async (id) => captures.get(id) ?? null,
      list: async () => [...captures.values()].reverse(),
    },
    frontier: frontierStore(frontiers),
    requisites: {
      setRequisites: async (_, document, needs) => void requisites.set(document, needs),
      requisites: async function* () {
        for (const [document, needs] of requisites) yield { document, requisites: [...needs] };
      },
    },
    observations: observationStore(),
    rates: {
      ofPages: async (_, urls) => urls.map((url) => rates.get(url)).filter((rate) => rate !== undefined),
      put: async (_, changed) => changed.forEach((rate) => rates.set(rate.url, rate)),
      sample: async (_, limit) => [...rates.values()].slice(0, limit),
    },
    ...unwatched(),
    index: { lookup: async () => [], read: async () => refuse() },
    spool: { create: refuse },
    openWarc: async () => ({
      writeExchange: async ({ refersTo }) => [ref("request"), ref(refersTo ? "revisit" : "response")],
      writeMetadata: async () => ref("metadata"),
      sync: nothing,
      close: nothing,
    }),
    indexCapture: nothing,
    warcFiles: async () => [],
    sign: async () => ({ algorithm: "Ed25519", publicKey: "", value: "" }),
    putResults: async () => ({ report: "", certificate: "", html: "" }),
    putBeside: async () => "",
    getBeside: async () => null,
    getReport: async () => null,
    getCertificate: async () => null,
    close: nothing,
    copy: () =>
      memoryArchive({
        captures: new Map(captures),
        frontiers: new Map([...frontiers].map(([id, pages]) => [id, new Map(pages)])),
        rates: new Map(rates),
      }),
  };
}

/** Nobody watches or steers a capture of the lab, and nothing is compared afterwards. */
function unwatched(): Pick<MemoryArchive, "sketches" | "refusals" | "runStatus" | "control" | "hasWriter"> {
  const nothing = async (): Promise<void> => {};
  const none = { known: 0, visited: 0, failed: 0, refused: 0, skipped: 0 };
  return {
    sketches: {
      add: nothing,
      has: async () => true,
      ofPage: async () => [],
      all: async function* () {},
    },
    refusals: { put: nothing, ofCapture: async function* () {} },
    runStatus: {
      put: nothing,
      get: async () => null,
      counts: async () => ({ pages: none, sightings: 0, warcBytes: 0 }),
      recent: async () => [],
    },
    control: { ask: nothing, look: async () => null },
    hasWriter: () => true,
  };
}

function frontierStore(frontiers: Memory["frontiers"]): FrontierStore {
  return {
    add: async (id, found) => {
      const pages = frontiers.get(id) ?? new Map<PageUrl, FrontierPage>();
      frontiers.set(id, pages);
      const fresh = found.filter(({ url }) => !pages.has(url));
      return fresh.map((page) => {
        const added = { ...page, seq: pages.size };
        pages.set(page.url, added);
        return added;
      });
    },
    setState: async (id, url, state, reason) => {
      const pages = frontiers.get(id)!;
      pages.set(url, { ...pages.get(url)!, state, reason });
    },
    pages: async function* (id) {
      yield* frontiers.get(id)?.values() ?? [];
    },
  };
}

function observationStore(): ObservationStore {
  const sightings = new Map<PageUrl, Sighting[]>();
  return {
    add: async (sighting) => {
      const seen = sightings.get(sighting.url);
      if (seen) seen.push(sighting);
      else sightings.set(sighting.url, [sighting]);
    },
    ofCapture: async function* (id) {
      yield* [...sightings.values()].flat().filter(({ captureId }) => captureId === id);
    },
    ofPage: async (url) => sightings.get(url) ?? [],
  };
}

let records = 0;

function ref(type: string): RecordRef {
  return { id: `<urn:record:${++records}>`, type, file: "memory.warc.gz", offset: 0, length: 0 };
}
