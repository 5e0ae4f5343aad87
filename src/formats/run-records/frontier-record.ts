// `frontier`: pages in the order of discovery. Found pages are on record before they are added.
import {
  CHANGE_FREQS,
  type FrontierPage,
  type FrontierState,
  type HintSource,
  type PageHint,
  type PageKind,
  type PageUrl,
} from "#model/index.js";
import { batches, readJson, wholeNumber, type Fields, type Part } from "./fields.js";
import {
  isCount,
  isDate,
  isFlag,
  isFrontierState,
  isListOf,
  isOneOf,
  isPageKind,
  isPageUrl,
  isRow,
  isText,
  orNull,
  wholeOf,
  type Is,
  type Members,
} from "./shapes.js";

/** A page before it has its place. */
export type FoundPage = Omit<FrontierPage, "seq">;

/** Pages whose places follow each other from `first` on, as many records as they need. */
export function* frontierRecords(pages: Iterable<FoundPage>, first: number): Generator<Part> {
  let seq = first;
  for (const { json, count } of batches(rowsOf(pages))) {
    yield { fields: { "isochron-frontier": String(seq), pages: json }, count };
    seq += count;
  }
}

/** The pages of one record, with their places. */
export function readFrontierRecord(fields: Fields): FrontierPage[] | null {
  const first = wholeNumber(fields["isochron-frontier"]);
  const rows = readJson(fields["pages"], isPageRows);
  if (first === null || rows === null) return null;
  return rows.map(([url, kind, depth, via, late, state = "known", reason = null, hint = null], i) => {
    const page = { url, kind, depth, via, late, state, reason, seq: first + i };
    return hint ? { ...page, hint } : page;
  });
}

type ShortRow = [PageUrl, PageKind, depth: number, via: PageUrl | null, late: boolean];
type LongRow = [...ShortRow, FrontierState, reason: string | null, PageHint | null];

/** What only some pages have stands at the end. */
function* rowsOf(pages: Iterable<FoundPage>): Generator<ShortRow | LongRow> {
  for (const { url, kind, depth, via, late, state, reason, hint } of pages) {
    const row: ShortRow = [url, kind, depth, via, late];
    yield state === "known" && !hint ? row : [...row, state, reason, hint ?? null];
  }
}

const HINT: Members<PageHint> = {
  changeFreq: orNull(isOneOf(CHANGE_FREQS)),
  lastModified: orNull(isDate),
  source: isOneOf<HintSource>(["sitemap", "feed", "oai"]),
};
const isHint: Is<PageHint> = (value): value is PageHint => wholeOf(value, HINT) !== null;

const SHORT = [isPageUrl, isPageKind, isCount, orNull(isPageUrl), isFlag] as const;
const isShortRow = isRow<ShortRow>(...SHORT);
const isLongRow = isRow<LongRow>(...SHORT, isFrontierState, orNull(isText), orNull(isHint));
const isPageRows = isListOf((row): row is ShortRow | LongRow => isShortRow(row) || isLongRow(row));
