import type { FrontierState, PageUrl, Sighting } from "#model/index.js";
import type { CaptureStore, FrontierStore, RateStore, RefusalStore, RenderingStore, RequisiteStore, RunStatusStore, SightingStore, SketchStore, StandingStore } from "./stores.js";
/** One look at a page, ready to be kept. */
export interface KeptLook {
    readonly sighting: Sighting;
    /** What the document needs to be shown; none leaves what is known of it as it is. */
    readonly requisites: readonly PageUrl[];
    /** How far the page has come by it; `null` leaves that as it is. */
    readonly state: FrontierState | null;
}
/** The index of an archive, rebuilt from its WARC files when lost. */
export interface Catalog {
    readonly captures: CaptureStore;
    readonly frontier: FrontierStore;
    readonly requisites: RequisiteStore;
    readonly sightings: SightingStore;
    readonly renderings: RenderingStore;
    readonly refusals: RefusalStore;
    readonly rates: RateStore;
    readonly sketches: SketchStore;
    readonly standing: StandingStore;
    readonly runStatus: RunStatusStore;
    /** Keeps sighting, requisites and state, all or none: after a crash a page was looked at whole or not at all. */
    keepLook(look: KeptLook): Promise<void>;
}
