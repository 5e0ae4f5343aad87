// The fields of a metadata record (`application/warc-fields`): names and texts. Long lists are JSON, cut so that no
// record grows without bound; whatever is read back has the shape the crawl writes, or counts as absent.
import { wellFormed } from "../seals/strict-json.js";
const MAX_ROWS = 1000;
const MAX_CHARACTERS = 256 * 1024;
/** Rows as JSON lists, each short enough for one record. */
export function* batches(rows) {
    let items = [];
    let characters = 0;
    for (const row of rows) {
        const item = rowJson(row);
        if (items.length >= MAX_ROWS || (items.length > 0 && characters + item.length > MAX_CHARACTERS)) {
            yield { json: `[${items.join(",")}]`, count: items.length };
            [items, characters] = [[], 0];
        }
        items.push(item);
        characters += item.length;
    }
    if (items.length > 0)
        yield { json: `[${items.join(",")}]`, count: items.length };
}
/** A row whose texts may have been cut within a character: a strict reader would take none of it. */
function rowJson(row) {
    const json = JSON.stringify(row);
    if (!/\\ud[89a-f]/.test(json))
        return json;
    return JSON.stringify(row, (_, value) => (typeof value === "string" ? wellFormed(value) : value));
}
/** The value of a field of JSON, when it is there and has the shape. */
export function readJson(text, is) {
    const value = parsed(text);
    return is(value) ? value : null;
}
/** The value of a field of JSON, of any shape; `undefined` when there is none. */
export function parsed(text) {
    if (text === undefined)
        return undefined;
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
/** A whole number in digits. */
export function wholeNumber(text) {
    return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : null;
}
/** A number as JavaScript prints it. */
export function anyNumber(text) {
    const isNumber = text !== undefined && /^-?\d{1,25}(\.\d{1,25})?(e[+-]\d{1,3})?$/.test(text);
    const value = isNumber ? Number(text) : NaN;
    return Number.isFinite(value) ? value : null;
}
