// `refusals`: URLs that were kept out, counted by rule and shape; each record adds to those before it. The field may
// stand in a `frontier` record instead, beside the pages that were found together with them.
import { REFUSALS } from "#model/index.js";
import { batches, readJson } from "./fields.js";
import { isCount, isListOf, isRow, isText, isTextUpTo } from "./shapes.js";
/** More than a crawl writes of one shape: files may come from elsewhere. */
const MOST_HASHES = 100_000;
const MOST_EXAMPLES = 10;
const LONGEST_TEXT = 1000;
/** Refusals in order, as many records as they need. */
export function* refusalRecords(shapes) {
    for (const { json, count } of batches(rowsOf(shapes)))
        yield { fields: { "isochron-refusals": json }, count };
}
/** The refusals that any of a capture's own records tells. */
export function readRefusalRecord(fields) {
    const rows = readJson(fields["isochron-refusals"], isRefusalRows);
    return rows && rows.map(([code, shape, hashes, examples]) => ({ code, shape, hashes, examples }));
}
function* rowsOf(shapes) {
    for (const { code, shape, hashes, examples } of shapes)
        yield [code, shape, hashes, examples];
}
const isCode = (value) => isText(value) && Object.hasOwn(REFUSALS, value);
const isShortText = isTextUpTo(LONGEST_TEXT);
const isRefusalRows = isListOf(isRow(isCode, isShortText, isListOf(isCount, MOST_HASHES), isListOf(isShortText, MOST_EXAMPLES)));
