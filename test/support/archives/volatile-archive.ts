// An archive that forgets: everything a capture needs, nothing on disk, for runs where only the sightings count.
import type { Capture, FrontierPage, PageUrl, RecordRef, Sighting } from "#model/index.js";
import type { Archive, CapturePatch } from "#ports/index.js";

/** The archive and what was seen into it. */
export interface VolatileArchive {
  readonly archive: Archive;
  readonly sightings: Map<PageUrl, Sighting[]>;
}

/** Makes one for a single capture. */
export function volatileArchive(): VolatileArchive {
  const captures = new Map<string, Capture>();
  const pages: FrontierPage[] = [];
  const requisites = new Map<PageUrl, readonly PageUrl[]>();
  const sightings = new Map<PageUrl, Sighting[]>();
  let records = 0;
  const ref = (type: string): RecordRef => {
    const id = `<urn:record:${++records}>`;
    return { id, type, file: "nowhere.warc.gz", offset: 0, length: 0 };
  };
  const refuse = (): never => {
    throw new Error("a volatile archive keeps no such thing");
  };
  const archive: Archive = {
    dir: "nowhere",
    captures: {
      create: async (capture) => void captures.set(capture.id, capture),
      update: async (id, patch: CapturePatch) => void captures.set(id, { ...captures.get(id)!, ...patch }),
      get: async (id) => captures.get(id) ?? null,
      list: async () => [...captures.values()],
    },
    runStatus: { put: async () => {}, get: async () => null, counts: refuse, recent: refuse },
    control: { ask: refuse, look: async () => null },
    hasWriter: () => true,
    frontier: {
      add: async (_, found) => found.map((page) => ({ ...page, seq: pages.push(page as FrontierPage) })),
      setState: async () => {},
      pages: async function* () {},
    },
    requisites: {
      setRequisites: async (_, document, needs) => void requisites.set(document, needs),
      requisites: async function* () {
        for (const [document, needs] of requisites) yield { document, requisites: [...needs] };
      },
    },
    sketches: {
      add: async () => {},
      has: async () => true,
      ofPage: async () => [],
      all: async function* () {},
    },
    observations: {
      add: async (sighting) => {
        const seen = sightings.get(sighting.url);
        if (seen) seen.push(sighting);
        else sightings.set(sighting.url, [sighting]);
      },
      ofCapture: async function* () {},
      ofPage: async (url) => sightings.get(url) ?? [],
    },
    refusals: { put: async () => {}, ofCapture: async function* () {} },
    rates: { ofPages: async () => [], put: async () => {}, sample: async () => [] },
    index: { lookup: async () => [], read: refuse },
    spool: { create: refuse },
    openWarc: async () => ({
      writeExchange: async ({ refersTo }) => [
        ref("request"),
        ref(refersTo ? "revisit" : "response"),
        ref("metadata"),
      ],
      writeMetadata: async () => ref("metadata"),
      sync: async () => {},
      close: async () => {},
    }),
    indexCapture: async () => {},
    warcFiles: async () => [],
    sign: async () => ({ algorithm: "Ed25519", publicKey: "", value: "" }),
    putResults: async () => ({ report: "", certificate: "", html: "" }),
    putBeside: async () => "",
    getBeside: async () => null,
    getReport: async () => null,
    getCertificate: async () => null,
    close: async () => {},
  };
  return { archive, sightings };
}
