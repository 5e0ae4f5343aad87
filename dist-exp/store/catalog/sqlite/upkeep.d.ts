import type { CatalogUpkeep } from "#ports/index.js";
import type { SqliteFrontierStore } from "./frontier-table.js";
import type { SqliteSightingStore } from "./sighting-table.js";
import type { WarcFileTable } from "./warc-file-table.js";
/** The tables that are mended. */
export interface UpkeptTables {
    readonly sightings: SqliteSightingStore;
    readonly frontier: SqliteFrontierStore;
    readonly warcFiles: WarcFileTable;
}
/** The upkeep of one catalog. */
export declare function sqliteUpkeep({ sightings, frontier, warcFiles }: UpkeptTables): CatalogUpkeep;
