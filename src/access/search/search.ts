// An answer to a search: hits in order, how many there are, what they can be narrowed to, and a few words of each. What
// the archive gives is all that is counted, so whoever may see less is given an archive with less in it (rules/).
import { UsageError } from "#errors.js";
import { parseQuery, QUERY_LIMITS, snippetOf, type SnippetPiece } from "#formats/index.js";
import {
  isTestimony,
  isUnfinished,
  type AskedWords,
  type Capture,
  type Instant,
  type TextForm,
} from "#model/index.js";
import type { Archive, TextQuestion } from "#ports/index.js";
import { facetsOf, sitesOf, type Facets } from "./facets.js";
import { hitOf, type Hit, type HitStanding, type IsTestimony } from "./found-hits.js";

/** What is asked. */
export interface SearchRequest extends Omit<TextQuestion, "words" | "isForSome"> {
  /** As people type it. */
  readonly query: string;
  /** Hits to pass over, and at most so many of those that follow. */
  readonly offset: number;
  readonly limit: number;
}

/** One version of a page that has the words. */
export interface SearchHit {
  readonly url: string;
  readonly title: string;
  readonly sites: readonly string[];
  readonly capture: string;
  readonly type: TextForm;
  readonly language: string | null;
  readonly firstSeenAt: Instant;
  readonly lastSeenAt: Instant;
  readonly seen: readonly { readonly from: Instant; readonly to: Instant }[];
  readonly standing: HitStanding | null;
  /** There when others tell of it: of all that is said of its times, or of some. */
  readonly told?: "all" | "some";
  readonly replayAt: Instant;
  readonly snippet: readonly SnippetPiece[];
  readonly isCut: boolean;
}

/** What comes of it. */
export interface SearchResult {
  readonly hits: readonly SearchHit[];
  readonly total: { readonly count: number; readonly isExact: boolean };
  readonly facets: Facets;
  /** The offset of the hits that follow; `null` at the end. */
  readonly next: number | null;
  /** Ended captures whose text is not in the index yet. */
  readonly unindexed: number;
}

/** More are not counted: of them, "at least". */
const MOST_COUNTED = 5000;
/** Nor are more texts looked at than this to find hits among them. */
const MOST_EXAMINED = 100_000;
const MOST_SPANS = 20;

/** Searches an archive. @throws BAD_INPUT for a question without a word to look for */
export async function searchArchive(archive: Archive, request: SearchRequest): Promise<SearchResult> {
  const { query, offset, limit, ...narrowing } = request;
  const words = requireWords(query);
  const captures = await archive.catalog.captures.list();
  const testimonies = new Set(captures.filter(isTestimony).map(({ id }) => id));
  const isTold: IsTestimony = (id) => testimonies.has(id);
  const { hits, isExact } = await hitsOf(archive, { ...narrowing, words }, isTold);
  const page = hits.slice(offset, offset + limit);
  return {
    hits: await Promise.all(page.map((hit) => shownHit(archive, hit, words, isTold))),
    total: { count: hits.length, isExact },
    facets: facetsOf(hits),
    next: offset + limit < hits.length ? offset + limit : null,
    unindexed: await countUnindexed(archive, captures),
  };
}

function requireWords(query: string): AskedWords {
  const words = parseQuery(query);
  if (words !== null) return words;
  const { chars, phrases } = QUERY_LIMITS;
  const why = `1 to ${phrases} words or "phrases" in at most ${chars} characters, at least one without a minus`;
  throw new UsageError("BAD_INPUT", `nothing to search for: give ${why}`);
}

async function hitsOf(
  { search }: Archive,
  question: TextQuestion,
  isTold: IsTestimony,
): Promise<{ readonly hits: readonly Hit[]; readonly isExact: boolean }> {
  const hits: Hit[] = [];
  let examined = 0;
  for await (const found of search.find(question)) {
    for (const text of found) hits.push(...hitOf(text, question, isTold));
    examined += found.length;
    if (hits.length > MOST_COUNTED || examined > MOST_EXAMINED) break;
  }
  const isExact = hits.length <= MOST_COUNTED && examined <= MOST_EXAMINED;
  return { hits: hits.slice(0, MOST_COUNTED).sort(bestFirst), isExact };
}

/** Then the newest look, then whatever is the same every time. */
function bestFirst(a: Hit, b: Hit): number {
  return b.text.score - a.text.score || b.shown.at - a.shown.at || b.text.id - a.text.id;
}

async function shownHit(
  { search }: Archive,
  hit: Hit,
  words: AskedWords,
  isTold: IsTestimony,
): Promise<SearchHit> {
  const { text, runs, standing, shown } = hit;
  const own = text.looks.filter((look) => look.text === text.key);
  return {
    url: text.url,
    title: text.title,
    sites: sitesOf(hit),
    capture: shown.captureId,
    type: text.form,
    language: text.language,
    firstSeenAt: own[0]!.at,
    lastSeenAt: own.at(-1)!.at,
    seen: runs.slice(-MOST_SPANS).map(({ looks }) => ({ from: looks[0]!.at, to: looks.at(-1)!.at })),
    standing,
    ...toldOf(own.filter(({ captureId }) => isTold(captureId)).length, own.length),
    replayAt: shown.at,
    snippet: snippetOf(await search.textOf(text), words),
    isCut: text.isCut,
  };
}

function toldOf(told: number, all: number): Pick<SearchHit, "told"> {
  return told === 0 ? {} : { told: told === all ? "all" : "some" };
}

async function countUnindexed({ search }: Archive, captures: readonly Capture[]): Promise<number> {
  const done = await search.captures();
  return captures.filter((capture) => !isUnfinished(capture) && !done.has(capture.id)).length;
}
