import { type Capture, type Sighting } from "#model/index.js";
import type { Column } from "../engine/column.js";
import { type PageRow } from "./pages-table.js";
import { type Addressed } from "./url-columns.js";
/** What a row is made of. */
export interface SightingRow extends Addressed {
    readonly sighting: Sighting;
    readonly capture: Capture;
}
/** Sightings as they wait for being written. */
export declare const WAITING_SIGHTINGS: readonly Column<SightingRow>[];
/** What captures say of their pages, as it waits for the sightings. */
export declare const WAITING_VERDICTS: readonly Column<PageRow>[];
/** By which columns the two meet. */
export declare const SIGHTING_KEY: readonly ["capture", "page_key"];
/** The columns of the table. */
export declare const SIGHTING_COLUMNS: readonly Pick<Column<never>, "name" | "type" | "doc">[];
/** Makes a row. */
export declare function sightingRow(sighting: Sighting, capture: Capture): SightingRow;
