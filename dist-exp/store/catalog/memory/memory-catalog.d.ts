import { type Capture } from "#model/index.js";
import type { Catalog, CaptureStore, CatalogUpkeep, KeptLook, OpenedCatalog, RequisiteStore, RunStatusStore } from "#ports/index.js";
import { MemoryFrontiers, type Frontiers } from "./memory-frontiers.js";
import { MemoryRates } from "./memory-rates.js";
import { MemorySightings } from "./memory-sightings.js";
/** A catalog that ends with the process. */
export declare class MemoryCatalog implements OpenedCatalog {
    #private;
    readonly captures: CaptureStore;
    readonly frontier: MemoryFrontiers;
    readonly requisites: RequisiteStore;
    readonly sightings: MemorySightings;
    readonly renderings: Catalog["renderings"];
    readonly refusals: Catalog["refusals"];
    readonly rates: MemoryRates;
    readonly sketches: import("#ports/index.js").SketchStore;
    readonly standing: Catalog["standing"];
    readonly runStatus: RunStatusStore;
    readonly upkeep: CatalogUpkeep;
    constructor(past?: Past);
    close(): void;
    keepLook({ sighting, requisites, state }: KeptLook): Promise<void>;
    /** A catalog with the same captures, pages and rates, and no sightings: another future of the same past. */
    branch(): MemoryCatalog;
}
/** What one catalog hands to another. */
interface Past {
    readonly captures: Map<string, Capture>;
    readonly frontiers: Frontiers;
    readonly rates: MemoryRates;
}
export {};
