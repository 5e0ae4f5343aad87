// The pages of a report one after the other, from any place where one ends: a catalogue of a million pages is made
// without holding them, and goes on where it was left.
import { StoreError } from "#errors.js";
import type { CaptureReport, ReportPage } from "#model/index.js";
import type { ByteSource, PlacedPage } from "#ports/index.js";
import { bytesOf } from "../blobs/open-blob.js";

/** More than any page's row takes. */
const MOST_ROW_BYTES = 16 * 1024 * 1024;
/** Rows are read together up to so much: one call reads many in a fraction of the time that many calls take. */
const READ_AT_ONCE_BYTES = 64 * 1024;

/** As json-pieces.ts writes them: the list is the last member, each page begins and ends on a line of its own. */
const LIST = Buffer.from('\n  "pages": [');
const FIRST_PAGE = Buffer.from("\n    {\n");
const ROW_END = Buffer.from("\n    }");
const LIST_END = Buffer.from("  ]");
const COMMA = 0x2c;

/** Walks the pages of report.json; one that somebody wrote anew is read whole, and its places are numbers of pages. */
export async function* reportPages(source: ByteSource, from = 0): AsyncGenerator<PlacedPage> {
  const list = await listStart(source);
  if (list === null) return yield* pagesOfWhole(source, from);
  if (from !== 0) await requirePlace(source, list, from);
  let [at, rest]: [number, Buffer] = [from === 0 ? list : from, Buffer.alloc(0)];
  for await (const bytes of bytesOf(source, at)) {
    rest = rest.length === 0 ? Buffer.from(bytes) : Buffer.concat([rest, bytes]);
    for (let rows = wholeRows(rest); rows.length > 0; rows = wholeRows(rest)) {
      for (const [i, page] of pagesIn(rest, rows).entries()) yield { page, next: at + rows[i]! };
      const read = rows.at(-1)!;
      [at, rest] = [at + read, rest.subarray(read)];
    }
    if (rest.subarray(0, LIST_END.length).equals(LIST_END)) return;
    if (rest.length > MOST_ROW_BYTES) throw broken();
  }
}

/** Where rows end that stand whole at the beginning of what was read: some, if there are any. */
function wholeRows(read: Buffer): number[] {
  const ends: number[] = [];
  for (let at = 0; at < READ_AT_ONCE_BYTES;) {
    const close = read.indexOf(ROW_END, at);
    const behind = close + ROW_END.length;
    const end = read[behind] === COMMA ? behind + 2 : behind + 1;
    if (close < 0 || end > read.length) break;
    ends.push((at = end));
  }
  return ends;
}

function pagesIn(read: Buffer, ends: readonly number[]): ReportPage[] {
  const text = read.toString("utf8", 0, ends.at(-1)).replace(/,?\n$/, "");
  return JSON.parse(`[${text}]`) as ReportPage[];
}

/** Where the line after the list's opening begins; `null` where the list is not of this form, or empty. */
async function listStart(source: ByteSource): Promise<number | null> {
  let at = 0;
  let tail: Buffer = Buffer.alloc(0);
  for await (const bytes of bytesOf(source)) {
    const read = Buffer.concat([tail, bytes]);
    const found = read.indexOf(LIST);
    if (found >= 0) return firstPage(source, at - tail.length + found + LIST.length);
    at += bytes.length;
    tail = read.subarray(Math.max(0, read.length - LIST.length));
  }
  return null;
}

async function firstPage(source: ByteSource, behindList: number): Promise<number | null> {
  const next = Buffer.from(await source.read(behindList, FIRST_PAGE.length));
  return next.equals(FIRST_PAGE) ? behindList + 1 : null;
}

/** A place comes from outside: it must be one where a page ends. */
async function requirePlace(source: ByteSource, list: number, from: number): Promise<void> {
  const before = from > list && from <= source.sizeBytes ? await source.read(from - 8, 8) : [];
  if (!/\n {4}\},?\n$/.test(Buffer.from(before).toString("latin1"))) throw notThere();
}

async function* pagesOfWhole(source: ByteSource, from: number): AsyncGenerator<PlacedPage> {
  const bytes = Buffer.from(await source.read(0, source.sizeBytes));
  const { pages } = JSON.parse(bytes.toString("utf8")) as CaptureReport;
  if (from > pages.length) throw notThere();
  for (const [i, page] of pages.entries()) if (i >= from) yield { page, next: i + 1 };
}

function notThere(): StoreError {
  return new StoreError("BAD_INPUT", "no page of the report ends here");
}

function broken(): StoreError {
  return new StoreError("ARCHIVE_BROKEN", "a page in a report is longer than any that was ever written");
}
