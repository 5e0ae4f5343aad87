import type { CatalogUpkeep, WarcFileList } from "#ports/index.js";
import type { MemoryFrontiers } from "./memory-frontiers.js";
import type { MemorySightings } from "./memory-sightings.js";
/** The upkeep of one catalog. */
export declare function memoryUpkeep(sightings: MemorySightings, frontier: MemoryFrontiers, warcFiles: WarcFileList): CatalogUpkeep;
