import { CAPTURE_COLUMNS } from "./captures-table.js";
import { CDX_COLUMNS } from "./cdx-table.js";
import { PAGE_COLUMNS } from "./pages-table.js";
import { SIGHTING_COLUMNS } from "./sightings-table.js";
const MONTH = {
    name: "month",
    type: "text",
    doc: "folder of the row, YYYY-MM of its own time: name it, and other months are not read",
};
/** By name. */
export const TABLES = {
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
/** Their names. */
export const TABLE_NAMES = Object.keys(TABLES);
