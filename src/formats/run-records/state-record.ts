// `states`: how far pages have come where no sighting tells it, with the reasons; many in one record.
import type { FrontierPage, FrontierState, PageUrl } from "#model/index.js";
import { batches, readJson, type Fields, type Part } from "./fields.js";
import { isFrontierState, isListOf, isPageUrl, isRow, isText, orNull } from "./shapes.js";

/** How far a page has come, and why no further. */
export type PageState = Pick<FrontierPage, "url" | "state" | "reason">;

/** States in the order they were reached, as many records as they need. */
export function* stateRecords(states: readonly PageState[]): Generator<Part> {
  for (const { json, count } of batches(states.map(({ url, state, reason }) => [url, state, reason])))
    yield { fields: { "isochron-states": json }, count };
}

/** The states of one record. */
export function readStateRecord(fields: Fields): PageState[] | null {
  const rows = readJson(fields["isochron-states"], isStateRows);
  return rows && rows.map(([url, state, reason]) => ({ url, state, reason }));
}

const isStateRows = isListOf(
  isRow<[PageUrl, FrontierState, string | null]>(isPageUrl, isFrontierState, orNull(isText)),
);
