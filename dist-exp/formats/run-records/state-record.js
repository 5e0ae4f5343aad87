import { batches, readJson } from "./fields.js";
import { isFrontierState, isListOf, isPageUrl, isRow, isText, orNull } from "./shapes.js";
/** States in the order they were reached, as many records as they need. */
export function* stateRecords(states) {
    for (const { json, count } of batches(states.map(({ url, state, reason }) => [url, state, reason])))
        yield { fields: { "isochron-states": json }, count };
}
/** The states of one record. */
export function readStateRecord(fields) {
    const rows = readJson(fields["isochron-states"], isStateRows);
    return rows && rows.map(([url, state, reason]) => ({ url, state, reason }));
}
const isStateRows = isListOf(isRow(isPageUrl, isFrontierState, orNull(isText)));
