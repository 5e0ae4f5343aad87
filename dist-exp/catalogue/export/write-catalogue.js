// A catalogue as text that other programs read: CSV, JSON lines, or Dublin Core in XML.
import { csvLine, wellFormed } from "#formats/index.js";
import { DC_ELEMENTS } from "#model/index.js";
import { oaiDc } from "../items/xml.js";
/** The forms, by the names that users give. */
export const CATALOGUE_FORMATS = ["csv", "jsonl", "dc"];
const COLUMNS = [
    "record",
    "identifier",
    "capture",
    "site",
    "asOf",
    "startedAt",
    "finishedAt",
    "pages",
    "sharp",
    "attested",
    "possible",
    "url",
    "time",
    "verdict",
    "reason",
    "status",
    "digest",
];
/** Between values of one element in one cell. */
const BETWEEN_VALUES = " | ";
/** The text, row by row. */
export async function* writeCatalogue(rows, format) {
    if (format === "csv")
        yield csvLine([...COLUMNS, ...DC_ELEMENTS.map((name) => `dc:${name}`)]);
    if (format === "dc")
        yield '<?xml version="1.0" encoding="UTF-8"?>\n<catalogue>\n';
    for await (const row of rows)
        yield WRITERS[format](row);
    if (format === "dc")
        yield "</catalogue>\n";
}
const WRITERS = {
    csv: (row) => csvLine([...COLUMNS.map((name) => row[name]), ...dublinCoreCells(row)].map(whole)),
    jsonl: (row) => `${JSON.stringify(row, (_, value) => whole(value))}\n`,
    dc: ({ dublinCore }) => oaiDc(dublinCore),
};
function dublinCoreCells({ dublinCore }) {
    return DC_ELEMENTS.map((name) => (dublinCore[name] ?? []).join(BETWEEN_VALUES));
}
/** A text that was cut within a character could not be written as UTF-8. */
function whole(value) {
    return (typeof value === "string" ? wellFormed(value) : value);
}
