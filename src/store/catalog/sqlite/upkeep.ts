// Mending and rebuilding, on SQLite's tables.
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
export function sqliteUpkeep({ sightings, frontier, warcFiles }: UpkeptTables): CatalogUpkeep {
  return {
    warcFiles,
    forgetLost: async (captureId, file, keptBytes) => sightings.forgetLost(captureId, file, keptBytes),
    forgetSightings: async (captureId, seqs) => sightings.forget(captureId, seqs),
    nextSeq: async (captureId) => sightings.nextSeq(captureId),
    knowsPage: async (captureId, url) => frontier.knows(captureId, url),
    putPages: async (captureId, pages) => frontier.put(captureId, pages),
    forgetPagesFrom: async (captureId, seq) => frontier.forgetFrom(captureId, seq),
  };
}
