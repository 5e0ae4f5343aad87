// Which stored response is served for a moment, and what is known of it: the version that answers for the moment, in
// whichever of its records can be read; the nearest record, marked so, where none does.
import {
  addressOf,
  closedContains,
  halfOpenContains,
  identityKey,
  isCaptured,
  isTold,
  parsePageUrl,
  possibleInterval,
  standingAt,
  varyingCaptures,
  versionsOf,
  type CapturedSighting,
  type HalfOpenInterval,
  type Instant,
  type RecordRef,
  type Standing,
  type ToldSighting,
} from "#model/index.js";
import type { IndexEntry } from "#ports/index.js";
import { chooseMemento, chooseMementos, type MementoQuery } from "../memento-choice.js";
import { NO_EVIDENCE, type PageEvidence } from "./archive-evidence.js";
import { requestGroups, type KnownRequests, type RequestGroup } from "./request-groups.js";
import type { Contradiction, ServedEvidence } from "./served-evidence.js";

/** `coherent`: what answers for the moment; `nearest`: the record nearest to it, whatever is known. */
export type MementoChoice = "coherent" | "nearest";

/** How responses are chosen. */
export interface ServedBy extends KnownRequests {
  readonly choice: MementoChoice;
}

/** A stored response that may be served, and what is known of it. */
export interface ServedChoice {
  readonly entry: IndexEntry;
  readonly evidence: ServedEvidence;
  /** Whether it answered another request to the address than the one that is asked. */
  readonly isOther: boolean;
}

/** Where nothing is known but the index. */
export const BY_INDEX: ServedBy = { choice: "nearest", evidenceOf: async () => NO_EVIDENCE };

/** A record of another spelling of the URL that is nearer by more than this is of the page as it was called then. */
const FAR_MS = 86_400_000;

/**
 * All that may be served, the best first. What was captured at exactly the moment comes first, errors too: that is its
 * address, by which lists name it.
 */
export async function* choicesAt(
  entries: readonly IndexEntry[],
  query: MementoQuery,
  servedBy: ServedBy,
): AsyncGenerator<ServedChoice> {
  for (const group of await requestGroups(entries, query, servedBy)) {
    // What is known is known of the request that a record answers.
    const url = group.page === null ? query.url : addressOf(group.page);
    yield* choicesIn(group, { ...query, url }, servedBy);
  }
}

async function* choicesIn(
  { entries, page: own, isOther }: RequestGroup,
  query: MementoQuery,
  { choice, evidenceOf }: ServedBy,
): AsyncGenerator<ServedChoice> {
  const pages = new Map<string, PageAt>();
  const pageOf = async (written: string): Promise<PageAt> => {
    const known = pages.get(written);
    if (known) return known;
    const url = own ?? parsePageUrl(written);
    const page = new PageAt(url === null ? NO_EVIDENCE : await evidenceOf(url), query.at);
    pages.set(written, page);
    return page;
  };
  const given = new Set<IndexEntry>();
  const order = choice === "nearest" ? chooseMementos(entries, query) : coherentOrder(entries, query, pageOf);
  for await (const entry of order) {
    if (given.has(entry)) continue;
    given.add(entry);
    yield { entry, evidence: (await pageOf(entry.url)).evidenceOf(entry), isOther };
  }
}

async function* coherentOrder(
  entries: readonly IndexEntry[],
  query: MementoQuery,
  pageOf: (url: string) => Promise<PageAt>,
): AsyncGenerator<IndexEntry> {
  const best = chooseMemento(entries, query);
  if (best === null) return;
  if (isAddressOf(best, query)) yield best;
  const own = await pageOf(query.url);
  const isMoved =
    best.url !== query.url && !own.isKnown && own.distanceMs - Math.abs(best.at - query.at) > FAR_MS;
  const [url, page] = isMoved ? [best.url, await pageOf(best.url)] : [query.url, own];
  yield* page.inItsVersion(entries.filter((entry) => entry.url === url));
  yield* chooseMementos(entries, query);
}

function isAddressOf({ url, at }: IndexEntry, query: MementoQuery): boolean {
  return at === query.at && url === query.url;
}

/** What is known of a response at a moment, without the response. */
export type ToldOfLook = Pick<ServedEvidence, "tier" | "interval" | "against" | "answers">;

/** A page at the moment. */
export class PageAt {
  readonly #page: PageEvidence;
  readonly #at: Instant;
  readonly #standing: Standing | null;
  readonly #looks = new Map<number, CapturedSighting[]>();
  /** By the place of the content's record: its date and the span that is told of it are two things. */
  readonly #told = new Map<string, ToldSighting[]>();

  constructor(page: PageEvidence, at: Instant) {
    this.#page = page;
    this.#at = at;
    this.#standing = page.looks.length === 0 ? null : standingAt(page.looks, at, page.trust);
    for (const look of page.looks.filter(isCaptured)) {
      if (isTold(look)) push(this.#told, placeOf(look.records[0]), look);
      else push(this.#looks, look.times.sentAt, look);
    }
  }

  /** Whether more is known of it at the moment than that nothing contradicts it. */
  get isKnown(): boolean {
    return this.#standing !== null && this.#standing.tier !== "possible";
  }

  /** From the moment to the look that answers for it. */
  get distanceMs(): number {
    return this.#standing ? Math.abs(this.#standing.sighting.times.sentAt - this.#at) : Infinity;
  }

  /** Records that show the version which answers for the moment: its nearest look, then others with the same content. */
  *inItsVersion(entries: readonly IndexEntry[]): Generator<IndexEntry> {
    const standing = this.#standing;
    if (standing === null) return;
    yield* entries.filter((entry) => this.#lookOf(entry) === standing.sighting);
    const distance = ({ at }: IndexEntry): number => Math.abs(at - this.#at);
    const others = entries.filter((entry) => this.#isSame(this.#lookOf(entry)));
    yield* others.sort((a, b) => distance(a) - distance(b) || a.at - b.at);
  }

  /** What is known of a record at the moment. */
  evidenceOf(entry: IndexEntry): ServedEvidence {
    const look = this.#lookOf(entry);
    const told = this.toldOf(look);
    const distanceMs = Math.abs(entry.at - this.#at);
    return { ...told, at: this.#at, storedAt: entry.at, distanceMs, captureId: look?.captureId ?? null };
  }

  /** What is known of what a look has seen; `null`: of a record that no look tells of. */
  toldOf(look: CapturedSighting | null): ToldOfLook {
    const standing = this.#standing;
    if (standing === null || !this.#isSame(look)) return this.#otherwise(look);
    const { tier, interval, sighting } = standing;
    return { tier, interval, against: null, ...answersOf(sighting) };
  }

  /** Another version than the one that answers, or a record that no look tells of. */
  #otherwise(look: CapturedSighting | null): ToldOfLook {
    const against = this.#against();
    if (look === null) return { tier: "nearest", interval: null, against: against && "likely" };
    if (isTold(look)) return this.#toldOtherwise(look, against);
    const interval = this.#possibleOf(look);
    if (against !== "known" && halfOpenContains(interval, this.#at))
      return { tier: "possible", interval, against };
    return { tier: "nearest", interval: null, against: against ?? "likely" };
  }

  /** What is told of the moment, and something better known speaks first; or what is told of other times. */
  #toldOtherwise(look: ToldSighting, against: Contradiction | null): ToldOfLook {
    const { told } = look.outcome;
    const isOfMoment = told.variant === undefined && closedContains(told, this.#at);
    if (!isOfMoment) return { tier: "nearest", interval: null, against: against ?? "likely" };
    const interval = { from: told.from, to: told.to };
    return { tier: told.tier, interval, against, ...answersOf(look) };
  }

  /** What others tell, or the server says of itself, contradicts no more than likely. */
  #against(): Contradiction | null {
    if (!this.isKnown) return null;
    const { tier } = this.#standing!;
    return tier === "observed" || tier === "seen" ? "known" : "likely";
  }

  #possibleOf(look: CapturedSighting): HalfOpenInterval {
    const { looks } = this.#page;
    if (varyingCaptures(looks).has(look.captureId)) return { from: null, to: null };
    return possibleInterval(versionsOf(looks).find(({ sightings }) => sightings.includes(look))!);
  }

  #isSame(look: CapturedSighting | null): boolean {
    const shown = this.#standing?.sighting;
    if (look === null || shown === undefined) return false;
    if (look === shown) return true;
    return identityKey(look.outcome.identity) === identityKey(shown.outcome.identity);
  }

  /** The look whose response a record holds: another record of the same time may hold anything. */
  #lookOf({ at, file, offset }: IndexEntry): CapturedSighting | null {
    const looks = this.#looks.get(at) ?? [];
    const own = looks.find(({ records }) =>
      records.some((one) => one.file === file && one.offset === offset),
    );
    return own ?? this.#toldIn(this.#told.get(placeOf({ file, offset })) ?? []);
  }

  /** Of the spans that are told of one content, the one that answers, that of the moment, or the last. */
  #toldIn(told: readonly ToldSighting[]): ToldSighting | null {
    const answering = told.find((look) => look === this.#standing?.sighting);
    const ofMoment = told.find(({ outcome }) => closedContains(outcome.told, this.#at));
    return answering ?? ofMoment ?? told.at(-1) ?? null;
  }
}

function answersOf({ outcome }: CapturedSighting): Pick<ServedEvidence, "answers"> {
  const count = outcome.told?.count;
  return count === undefined ? {} : { answers: count };
}

function placeOf(record: Pick<RecordRef, "file" | "offset"> | undefined): string {
  return record === undefined ? "" : `${record.offset} ${record.file}`;
}

function push<K, T>(all: Map<K, T[]>, key: K, item: T): void {
  const before = all.get(key);
  if (before) before.push(item);
  else all.set(key, [item]);
}
