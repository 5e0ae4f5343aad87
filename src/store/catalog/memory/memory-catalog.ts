// The catalog in memory: for captures of the lab and for tests, by the same contract as SQLite's.
import { StoreError } from "#errors.js";
import {
  askedCaptures,
  askedSites,
  phasesOf,
  type Capture,
  type CaptureCounts,
  type FrontierState,
  type PageUrl,
} from "#model/index.js";
import type {
  Catalog,
  CapturePatch,
  CaptureStore,
  CatalogUpkeep,
  KeptLook,
  OpenedCatalog,
  RequisiteStore,
  RunStatusStore,
} from "#ports/index.js";
import { MemoryFrontiers, type Frontiers } from "./memory-frontiers.js";
import { MemoryRates } from "./memory-rates.js";
import { MemorySightings } from "./memory-sightings.js";
import { memoryUpkeep } from "./memory-upkeep.js";
import { MemoryWarcFiles } from "./memory-warc-files.js";
import { memoryRenderings } from "./memory-renderings.js";
import { memorySketches } from "./memory-sketches.js";
import { memoryStanding } from "./memory-standing.js";
import { recentSighting } from "../recent-sighting.js";
import { requireCaptureId } from "../capture-id.js";

/** A catalog that ends with the process. */
export class MemoryCatalog implements OpenedCatalog {
  readonly captures: CaptureStore;
  readonly frontier: MemoryFrontiers;
  readonly requisites: RequisiteStore;
  readonly sightings: MemorySightings;
  readonly renderings: Catalog["renderings"];
  readonly refusals: Catalog["refusals"];
  readonly rates: MemoryRates;
  readonly sketches = memorySketches();
  readonly standing: Catalog["standing"];
  readonly runStatus: RunStatusStore;
  readonly upkeep: CatalogUpkeep;
  readonly #captures: Map<string, Capture>;
  readonly #frontiers: Frontiers;
  readonly #requisites = new Map<string, Map<PageUrl, readonly PageUrl[]>>();

  constructor(past: Past = { captures: new Map(), frontiers: new Map(), rates: new MemoryRates() }) {
    this.#captures = past.captures;
    this.#frontiers = past.frontiers;
    const known = (id: string): string => this.#known(id).id;
    this.captures = this.#captureStore();
    this.frontier = new MemoryFrontiers(past.frontiers, known);
    this.sightings = new MemorySightings(known);
    this.rates = past.rates;
    this.requisites = this.#requisiteStore();
    this.renderings = memoryRenderings(known);
    this.refusals = refusalStore(known);
    this.standing = memoryStanding((id) => this.#known(id).site);
    this.runStatus = this.#statusStore();
    this.upkeep = memoryUpkeep(this.sightings, this.frontier, new MemoryWarcFiles(known));
  }

  close(): void {}

  async keepLook({ sighting, requisites, state }: KeptLook): Promise<void> {
    const { captureId, url } = sighting;
    // What can be refused comes first: all or none.
    if (state !== null) this.#page(captureId, url);
    await this.sightings.add(sighting);
    if (requisites.length > 0) await this.requisites.setRequisites(captureId, url, requisites);
    if (state !== null) await this.frontier.setState(captureId, url, state, null);
  }

  /** A catalog with the same captures, pages and rates, and no sightings: another future of the same past. */
  branch(): MemoryCatalog {
    const frontiers = [...this.#frontiers].map(([id, pages]) => [id, new Map(pages)] as const);
    return new MemoryCatalog({
      captures: new Map(this.#captures),
      frontiers: new Map(frontiers),
      rates: this.rates.copy(),
    });
  }

  #known(id: string): Capture {
    const capture = this.#captures.get(id);
    if (!capture) throw new StoreError("NOT_FOUND", `no capture ${id} in the archive`);
    return capture;
  }

  #page(captureId: string, url: PageUrl): void {
    if (!this.#frontiers.get(this.#known(captureId).id)?.has(url))
      throw new StoreError("NOT_FOUND", `capture ${captureId} does not know ${url}`);
  }

  #captureStore(): CaptureStore {
    const captures = this.#captures;
    const newestFirst = (): Capture[] =>
      [...captures.values()].reverse().sort((a, b) => b.startedAt - a.startedAt);
    return {
      create: async (capture) => {
        requireCaptureId(capture.id);
        if (captures.has(capture.id))
          throw new StoreError("BAD_INPUT", `capture ${capture.id} is already in the archive`);
        captures.set(capture.id, capture);
      },
      update: async (id, patch) => void captures.set(id, { ...this.#known(id), ...told(patch) }),
      get: async (id) => captures.get(id) ?? null,
      list: async () => newestFirst(),
      some: async (asked) => askedCaptures(newestFirst(), asked),
      sites: async (asked) => askedSites(newestFirst(), asked),
      phases: async () => phasesOf(newestFirst().map(({ phase }) => [phase, 1])),
    };
  }

  #requisiteStore(): RequisiteStore {
    const all = this.#requisites;
    return {
      setRequisites: async (id, document, needs) => {
        const own = all.get(this.#known(id).id) ?? new Map<PageUrl, readonly PageUrl[]>();
        all.set(id, own.set(document, [...needs]));
      },
      requisites: async function* (id) {
        const own = [...(all.get(id) ?? [])].sort(([a], [b]) => (a < b ? -1 : 1));
        for (const [document, requisites] of own) yield { document, requisites: [...requisites] };
      },
      ofDocument: async (document, among) =>
        [...all].flatMap(([captureId, own]) => {
          const requisites = own.get(document);
          return requisites && (among?.includes(captureId) ?? true)
            ? [{ captureId, requisites: [...requisites] }]
            : [];
        }),
    };
  }

  #statusStore(): RunStatusStore {
    const kept = new Map<string, Awaited<ReturnType<RunStatusStore["get"]>>>();
    return {
      put: async (id, status) => void kept.set(this.#known(id).id, structuredClone(status)),
      get: async (id) => kept.get(this.#known(id).id) ?? null,
      counts: async (id) => this.#counts(id),
      recent: async (id, most) =>
        this.sightings.newestOf(id, most).map((one) => recentSighting(one, one.times.lastByteAt)),
    };
  }

  #counts(id: string): CaptureCounts {
    const pages: Record<FrontierState, number> = { known: 0, visited: 0, failed: 0, refused: 0, skipped: 0 };
    for (const { state } of this.#frontiers.get(this.#known(id).id)?.values() ?? []) pages[state]++;
    return { pages, sightings: this.sightings.countOf(id), warcBytes: 0 };
  }
}

/** What one catalog hands to another. */
interface Past {
  readonly captures: Map<string, Capture>;
  readonly frontiers: Frontiers;
  readonly rates: MemoryRates;
}

/** What a patch says; a member that is there and undefined says nothing. */
function told(patch: CapturePatch): CapturePatch {
  return Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));
}

function refusalStore(known: (captureId: string) => string): Catalog["refusals"] {
  type Shapes = Parameters<Catalog["refusals"]["put"]>[1];
  const all = new Map<string, Map<string, Shapes[number]>>();
  return {
    put: async (id, shapes) => {
      const own = all.get(known(id)) ?? new Map<string, Shapes[number]>();
      all.set(id, own);
      for (const one of shapes) own.set(`${one.code}\0${one.shape}`, structuredClone(one));
    },
    ofCapture: async function* (id) {
      const own = [...(all.get(known(id)) ?? [])].sort(([a], [b]) => (a < b ? -1 : 1));
      for (const [, shape] of own) yield shape;
    },
  };
}
