import type { CatalogueRow } from "./catalogue-rows.js";
/** The forms, by the names that users give. */
export declare const CATALOGUE_FORMATS: readonly ["csv", "jsonl", "dc"];
/** A form of a catalogue. */
export type CatalogueFormat = (typeof CATALOGUE_FORMATS)[number];
/** The text, row by row. */
export declare function writeCatalogue(rows: AsyncIterable<CatalogueRow>, format: CatalogueFormat): AsyncGenerator<string>;
