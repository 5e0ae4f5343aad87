// Every table, with its columns and what they mean: for views, for `--tables` and for the guide.
import type { Column } from "../engine/column.js";
import { CAPTURE_COLUMNS } from "./captures-table.js";
import { CDX_COLUMNS } from "./cdx-table.js";
import { PAGE_COLUMNS } from "./pages-table.js";
import { SIGHTING_COLUMNS } from "./sightings-table.js";

/** A column as whoever asks sees it. */
export type ShownColumn = Pick<Column<never>, "name" | "type" | "doc">;

/** One table. */
export interface ShownTable {
  readonly doc: string;
  readonly columns: readonly ShownColumn[];
}

const MONTH: ShownColumn = {
  name: "month",
  type: "text",
  doc: "folder of the row, YYYY-MM of its own time: name it, and other months are not read",
};

/** By name. */
export const TABLES: Readonly<Record<"cdx" | "sightings" | "pages" | "captures", ShownTable>> = {
  cdx: {
    doc: "the index: every response, revisit and resource; the first columns are those of Common Crawl's index",
    columns: [...CDX_COLUMNS, MONTH],
  },
  sightings: {
    doc: "every look at every page, and what its capture says of the page",
    columns: [...SIGHTING_COLUMNS, MONTH],
  },
  pages: {
    doc: "every page of every capture's denominator, looked at or not, with its verdict",
    columns: [...PAGE_COLUMNS, MONTH],
  },
  captures: { doc: "every capture, with the figures of its report", columns: CAPTURE_COLUMNS },
};

/** A table's name. */
export type TableName = keyof typeof TABLES;

/** Their names. */
export const TABLE_NAMES = Object.keys(TABLES) as TableName[];
