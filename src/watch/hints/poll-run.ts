// One poll: lists that are due are asked for, read and judged, one after the other, as far as requests go. What is
// learned of each is kept before the next is asked, so that a poll that is cut off loses nothing but its hints, and
// those are still open in the store.
import type { ListAnswer } from "#crawl/index.js";
import { printable, sha256Digest } from "#formats/index.js";
import { instant, type Instant, type PageUrl } from "#model/index.js";
import type { HintSource } from "#ports/index.js";
import { readSource, type SourceList } from "#seeds/index.js";
import type { FoundPage, HintNews, HintParts, OfferedHubs, TrustedHint } from "./hint-news.js";
import { readIndex } from "./index-children.js";
import { judgeClaims, ownPages, type JudgedList } from "./judge-claims.js";
import { ListAsking } from "./list-asking.js";
import { hasNoRecords, oaiRequest } from "./oai-window.js";
import { dueSources, FULL_READING_MS, scheduled, type ReadingWorth } from "./source-schedule.js";
import { hubsOf } from "./websub-links.js";
import { passedOn, TRUST_FLOOR, trusts } from "./source-trust.js";

/** A poll ends when it has so much to tell: one list of the largest kind may pass it, and no second is begun. */
const MOST_TOLD = 50_000;
const MOST_PROBLEMS = 20;
const MOST_PROBLEM_CHARS = 500;
/** Open claims about pages that are listed no more wait this long for a look. */
const OPEN_MS = 30 * 86_400_000;

/** Reads lists until none is due, or nothing may be asked any more. */
export class PollRun {
  readonly #parts: HintParts;
  readonly #now: Instant;
  readonly #asking: ListAsking;
  readonly #sources: Map<PageUrl, HintSource>;
  #trusts: ReadonlyMap<PageUrl, number>;
  readonly #queue: PageUrl[];
  readonly #hints: TrustedHint[] = [];
  readonly #found: FoundPage[] = [];
  readonly #hubs: OfferedHubs[] = [];
  readonly #problems: string[] = [];

  constructor(parts: HintParts, sources: readonly HintSource[], now: Instant) {
    this.#parts = parts;
    this.#now = now;
    this.#asking = new ListAsking(parts, now);
    this.#sources = new Map(sources.map((source) => [source.url, source]));
    this.#trusts = trusts(sources);
    this.#queue = dueSources(sources, now).map(({ url }) => url);
  }

  async read(budgetRequests: number): Promise<HintNews> {
    // It grows while it is read: an index leads to its sitemaps, a part of a list to the next.
    for (const url of this.#queue) {
      const source = this.#sources.get(url);
      if (source === undefined || source.dueAt > this.#now) continue;
      const room = await this.#asking.room(budgetRequests);
      if (room < 1 || this.#hints.length + this.#found.length >= MOST_TOLD) break;
      await this.#readOne(source, room);
    }
    return {
      requests: this.#asking.requests,
      hints: this.#hints,
      found: this.#found,
      hubs: this.#hubs,
      problems: this.#problems.slice(0, MOST_PROBLEMS),
    };
  }

  async #readOne(source: HintSource, room: number): Promise<void> {
    const url = source.kind === "oai" ? oaiRequest(source, this.#now) : source.url;
    const answer = await this.#asking.ask(source, url, room);
    if (answer.kind === "same") return this.#unchanged(source);
    if (answer.kind !== "list") return this.#unread(source, answer.reason);
    await this.#take(source, url, answer);
  }

  async #take(source: HintSource, url: PageUrl, answer: ListAnswer & { kind: "list" }): Promise<void> {
    const { content, contentType, etag, lastModified } = answer;
    const digest = source.kind === "oai" ? null : sha256Digest(content);
    const read = { ...source, etag, lastModified, digest, readAt: this.#now };
    if (digest !== null && digest === source.digest) return this.#unchanged(read);
    const list = readSource(content, contentType, url);
    if (list.kind === "feed") this.#offer(source, answer);
    if (hasNoRecords(list)) return this.#keep({ ...read, next: null }, "nothing");
    if (list.problem !== null && list.pages.length + list.further.length === 0)
      return this.#unread(source, list.problem);
    const cut = answer.isCut ? "too long; only its beginning was read" : null;
    if (list.problem !== null || cut !== null) this.#problem(source, (list.problem ?? cut)!);
    await this.#tryIndex(source, true);
    if (list.kind === "sitemap-index") await this.#readIndex(read, list);
    else await this.#readPages(source, { ...read, kind: list.kind }, list);
  }

  async #unchanged(source: HintSource): Promise<void> {
    await this.#tryIndex(source, false);
    await this.#keep(source, "nothing");
  }

  /** A list that was left in the middle and cannot be gone on with is begun anew. */
  async #unread(source: HintSource, reason: string): Promise<void> {
    this.#problem(source, reason);
    const { next, readAt } = source;
    await this.#keep({ ...source, next: null, readAt: next === null ? readAt : null }, "problem");
  }

  /** An index said that this sitemap changed: its reading tells whether that was so. */
  async #tryIndex({ url, parent }: HintSource, wasRight: boolean): Promise<void> {
    const { store, site } = this.#parts;
    if (parent !== null) await store.settle({ site, url, lookedAt: this.#now, wasRight, expected: 0 });
  }

  async #readIndex(index: HintSource, list: SourceList): Promise<void> {
    const { store, site } = this.#parts;
    const before = await store.claims(site, index.url, list.further);
    const trust = this.#trustOf(index.url);
    const reading = readIndex(index, list, { known: this.#sources, before, trust, now: this.#now });
    for (const url of reading.drop) this.#sources.delete(url);
    await store.drop(site, reading.drop);
    for (const child of reading.put) this.#sources.set(child.url, child);
    this.#trusts = trusts([...this.#sources.values()]);
    await store.put(reading.put);
    await store.hear(reading.heard);
    await store.retain(site, index.url, list.further, this.#now);
    this.#queue.push(...reading.put.map(({ url }) => url));
    await this.#keep(index, reading.put.length > 0 && trust >= TRUST_FLOOR ? "news" : "nothing");
  }

  async #readPages(before: HintSource, source: HintSource, list: SourceList): Promise<void> {
    const { store, site } = this.#parts;
    const pages = ownPages(source, list.pages, this.#parts);
    const urls = pages.map(({ url }) => url);
    const said = await store.claims(site, source.url, urls);
    // News is what came since the last reading, not since this one.
    const spoke = { ...source, readAt: before.readAt };
    const judged = judgeClaims(spoke, pages, said, { now: this.#now, lookedAt: this.#parts.lookedAt });
    const worth = this.#tell(spoke, judged, said);
    await store.hear(judged.heard);
    if (before.next === null) await store.retain(site, source.url, urls, instant(this.#now - OPEN_MS));
    const next = list.kind === "oai" ? (list.further[0] ?? null) : null;
    if (next === null || next === before.next) await this.#keep({ ...source, next: null }, worth);
    else await this.#goOn({ ...source, next });
  }

  /** Takes up what is new; whether that makes the source worth reading sooner. */
  #tell(source: HintSource, judged: JudgedList, said: ReadonlyMap<PageUrl, Instant>): ReadingWorth {
    const trust = this.#trustOf(source.url);
    const passed = passedOn(judged.claims, { trust, tried: source.tried, isSweep: judged.isSweep });
    for (const { url, at, trust: own } of passed)
      this.#hints.push({ url, at, trust: own, source: source.url });
    for (const url of judged.found) this.#found.push({ url, kind: "document", source: source.url });
    if (source.readAt === null) return "first";
    const isWhole = trust >= TRUST_FLOOR && passed.length > 0 && passed.length === judged.claims.length;
    return isWhole || judged.found.some((url) => !said.has(url)) ? "news" : "nothing";
  }

  #offer({ url }: HintSource, { content, contentType, links }: ListAnswer & { kind: "list" }): void {
    const { topic, hubs } = hubsOf(content, contentType, { url, links });
    if (hubs.length > 0) this.#hubs.push({ source: url, topic, hubs });
  }

  async #goOn(source: HintSource): Promise<void> {
    const { url } = source;
    this.#sources.set(url, { ...source, dueAt: this.#now });
    this.#queue.push(url);
    await this.#parts.store.put([this.#sources.get(url)!]);
  }

  async #keep(source: HintSource, worth: ReadingWorth): Promise<void> {
    const { store } = this.#parts;
    const when = scheduled(source, worth, this.#now);
    const isLed = worth !== "problem" && (await this.#isLed(source));
    const dueAt = isLed ? instant(this.#now + FULL_READING_MS) : when.dueAt;
    const kept = { ...source, ...when, dueAt };
    this.#sources.set(source.url, kept);
    await store.put([kept]);
  }

  /** Whether an index says when this sitemap changes, and is believed: then its word makes it due. */
  async #isLed({ url, parent }: HintSource): Promise<boolean> {
    if (parent === null || this.#trustOf(parent) < TRUST_FLOOR) return false;
    const { store, site } = this.#parts;
    return (await store.claims(site, parent, [url])).has(url);
  }

  #trustOf(url: PageUrl): number {
    return this.#trusts.get(url)!;
  }

  #problem({ url, by }: HintSource, reason: string): void {
    if (by !== "guess") this.#problems.push(printable(`${url}: ${reason}`).slice(0, MOST_PROBLEM_CHARS));
  }
}
