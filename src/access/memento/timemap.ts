// TimeMaps: all mementos of an original, long lists in pages (RFC 7089 section 5). One walk through the captures of the
// key holds one page and the ends of its neighbours.
import type { Instant, PageUrl } from "#model/index.js";
import type { CaptureIndex } from "#ports/index.js";
import { isSame, isSamePage, mementoReader, type Memento } from "./memento-list.js";

/** Mementos on one page: some 1.5 MB of text. */
export const MEMENTOS_PER_PAGE = 10_000;

/** A page of a TimeMap without its list. */
export interface TimeMapSpan {
  readonly page: number;
  readonly from: Instant;
  readonly until: Instant;
}

/** One page of a TimeMap. */
export interface TimeMapPage extends TimeMapSpan {
  readonly original: PageUrl;
  readonly mementos: readonly Memento[];
  readonly prev: TimeMapSpan | null;
  readonly next: TimeMapSpan | null;
}

/** Which page of whose TimeMap. */
export interface TimeMapQuery {
  readonly url: PageUrl;
  /** From 1 on. */
  readonly page: number;
  readonly perPage?: number;
}

type Walker = Pick<CaptureIndex, "walk">;

/** Reads one page; `null` when there is none of that number. */
export async function readTimeMap(index: Walker, query: TimeMapQuery): Promise<TimeMapPage | null> {
  const own = await pageAmong(mementosIn(index, query.url, "own"), query);
  if (own !== "none at all") return own;
  const others = await pageAmong(mementosIn(index, query.url, "any"), query);
  return others === "none at all" ? null : others;
}

/** The mementos with the key of a URL, oldest first: lines of one key are in order of time. */
async function* mementosIn(index: Walker, url: string, which: "own" | "any"): AsyncGenerator<Memento> {
  const read = mementoReader();
  let last: Memento | undefined;
  for await (const entries of index.walk({ url, match: "exact" }))
    for (const entry of entries) {
      const memento = read(entry);
      if (memento === null || isSame(memento, last)) continue;
      // Without the entry: a page of many is held.
      if (which === "any" || isSamePage(memento.url, url))
        yield (last = { url: memento.url, at: memento.at });
    }
}

async function pageAmong(
  all: AsyncIterable<Memento>,
  { url, page, perPage = MEMENTOS_PER_PAGE }: TimeMapQuery,
): Promise<TimeMapPage | null | "none at all"> {
  const mementos: Memento[] = [];
  const spans = new Map<number, TimeMapSpan>();
  let seen = 0;
  for await (const memento of all) {
    const number = Math.floor(seen++ / perPage) + 1;
    if (number > page + 1) break;
    if (number < page - 1) continue;
    if (number === page) mementos.push(memento);
    spans.set(number, { page: number, from: spans.get(number)?.from ?? memento.at, until: memento.at });
  }
  if (seen === 0) return "none at all";
  const own = spans.get(page);
  if (!own) return null;
  const [prev, next] = [spans.get(page - 1) ?? null, spans.get(page + 1) ?? null];
  return { ...own, original: url, mementos, prev, next };
}
