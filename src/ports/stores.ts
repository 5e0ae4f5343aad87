// Small stores per consumer, all async, so that PostgreSQL can stand behind them unchanged.
import type {
  Capture,
  CaptureControl,
  CaptureCounts,
  CaptureEdit,
  CapturePatch,
  CapturePhases,
  CapturesAsked,
  Digest,
  FrontierPage,
  HostWord,
  KeptSketch,
  PageRate,
  PageRendering,
  PageRequest,
  PageUrl,
  RecentSighting,
  RefusedShape,
  RunStatus,
  Sighting,
  SiteEntry,
  SitesAsked,
  StandingShare,
} from "#model/index.js";

export type { CapturePatch };

/** The captures of an archive. */
export interface CaptureStore {
  create(capture: Capture): Promise<void>;
  update(id: string, patch: CapturePatch): Promise<void>;
  get(id: string): Promise<Capture | null>;
  /** Newest first; the very same list again as long as nothing has changed, where the store can tell. */
  list(): Promise<readonly Capture[]>;
  /** A piece of that list. */
  some(asked: CapturesAsked): Promise<Capture[]>;
  /** The sites that captures are of, a piece at a time. */
  sites(asked: SitesAsked): Promise<SiteEntry[]>;
  /** How many there are in each phase. */
  phases(): Promise<CapturePhases>;
}

/** The known URLs of a capture. */
export interface FrontierStore {
  /** Adds pages not yet known to the capture and returns those that were new, with their `seq`. */
  add(captureId: string, pages: readonly Omit<FrontierPage, "seq">[]): Promise<FrontierPage[]>;
  setState(
    captureId: string,
    url: PageUrl,
    state: FrontierPage["state"],
    reason: string | null,
  ): Promise<void>;
  /** In order of discovery. */
  pages(captureId: string): AsyncIterable<FrontierPage>;
}

/** Which requisites a document needs, as found in the documents captured. */
export interface RequisiteStore {
  setRequisites(captureId: string, document: PageUrl, requisites: readonly PageUrl[]): Promise<void>;
  requisites(captureId: string): AsyncIterable<{ document: PageUrl; requisites: PageUrl[] }>;
  /** What one document needs, by every capture that tells; where captures are given, by those of them that tell. */
  ofDocument(
    document: PageUrl,
    among?: readonly string[],
  ): Promise<{ captureId: string; requisites: PageUrl[] }[]>;
}

/** The sightings of an archive. */
export interface SightingStore {
  add(sighting: Sighting): Promise<void>;
  /** In order of `seq`. */
  ofCapture(captureId: string): AsyncIterable<Sighting>;
  /** All sightings of one page in the archive, oldest first. */
  ofPage(url: PageUrl): Promise<Sighting[]>;
  /** Pages seen that ask for an address by this method and body and more than the address; some hundreds at most. */
  requestsTo(address: PageUrl, asked: Pick<PageRequest, "method" | "body">): Promise<PageUrl[]>;
}

/** What showing documents in a browser brought. */
export interface RenderingStore {
  /** Replaces what is held of the document in this capture. */
  put(captureId: string, rendering: PageRendering): Promise<void>;
  /** By document. */
  ofCapture(captureId: string): AsyncIterable<PageRendering>;
  /** Of one document in this capture; `null` where it was not shown. */
  ofDocument(captureId: string, document: PageUrl): Promise<PageRendering | null>;
}

/** URLs that never entered a frontier, by rule and shape. */
export interface RefusalStore {
  /** Replaces what is held of these rules and shapes. */
  put(captureId: string, shapes: readonly RefusedShape[]): Promise<void>;
  /** By code and shape. */
  ofCapture(captureId: string): AsyncIterable<RefusedShape>;
}

/** The sketches of the archive's versions. */
export interface SketchStore {
  /** Keeps a sketch; a page's content that has one already keeps it. */
  add(sketch: KeptSketch): Promise<void>;
  has(url: PageUrl, contentDigest: Digest): Promise<boolean>;
  /** Of one page, oldest first. */
  ofPage(url: PageUrl): Promise<KeptSketch[]>;
  /** In the order in which they were added. */
  all(): AsyncIterable<KeptSketch>;
}

/** What runs say of themselves, and the catalog's own figures beside it. */
export interface RunStatusStore {
  put(captureId: string, status: RunStatus): Promise<void>;
  get(captureId: string): Promise<RunStatus | null>;
  counts(captureId: string): Promise<CaptureCounts>;
  /** The latest sightings, newest first. */
  recent(captureId: string, most: number): Promise<RecentSighting[]>;
}

/** What is asked of running captures by other processes: the one thing that readers of an archive may write. */
export interface ControlChannel {
  /** Adds to what was asked before. */
  ask(
    captureId: string,
    wish: { readonly want?: CaptureControl["want"]; readonly edit?: CaptureEdit },
  ): Promise<void>;
  /** What is asked now; cheap when nothing was asked or nothing is new. */
  look(captureId: string): Promise<CaptureControl | null>;
}

/** How the pages of each site change, summed up; everything here can be rebuilt from the sightings. */
export interface RateStore {
  /** What is known of these pages of a site, in any order; pages never looked at are left out. */
  ofPages(site: string, urls: readonly PageUrl[]): Promise<PageRate[]>;
  /** Replaces what was known of these pages, all or none. */
  put(site: string, rates: readonly PageRate[]): Promise<void>;
  /** At most `limit` pages, chosen without regard to how they change; of all sites when `site` is `null`. */
  sample(site: string | null, limit: number): Promise<PageRate[]>;
}

/** What each capture adds to what is known of its site's past; everything here can be rebuilt from the sightings. */
export interface StandingStore {
  /** Replaces what the capture added, all or none. */
  put(captureId: string, share: StandingShare): Promise<void>;
  /** Forgets what the captures of a site added. */
  forget(site: string): Promise<void>;
  /** The captures of a site that have added theirs. */
  captures(site: string): Promise<string[]>;
  /** What they added, without their hosts. */
  ofSite(site: string): Promise<Pick<StandingShare, "pages" | "changes">[]>;
  /** What every capture found of a host. */
  ofHost(host: string): Promise<HostWord[]>;
  /** A word that changes whenever something is put. */
  stamp(): Promise<string>;
}
