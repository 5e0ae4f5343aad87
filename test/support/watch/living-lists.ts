// A site that lives in memory: pages that change when they are told to, lists that speak of them truly or not, and a
// watch of it that polls, looks and settles by turns.
import { instant, type Instant, type PageUrl } from "#model/index.js";
import type { ListAnswer, ListQuestion } from "#crawl/index.js";
import { MemoryHints } from "#store/index.js";
import { HintPoller, MIND_DEFAULTS, RefreshMind, type HintNews, type HintParts } from "#watch/index.js";

/** What a list answers at an instant: its text, that it is the same as ever, or that something is wrong. */
export type LivingList = (now: Instant, question: ListQuestion) => string | Uint8Array | Partial<ListAnswer>;

export const DAY = 86_400_000;
export const START = instant(Date.UTC(2026, 0, 5));
export const day = (days: number): Instant => instant(START + Math.round(days * DAY));
export const at = (path: string): PageUrl => `http://a.test/${path}` as PageUrl;
export const pageNo = (n: number): PageUrl => at(`p/${n}`);

/** A sitemap of pages with what it says of each. */
export function urlset(pages: Iterable<readonly [PageUrl, number | string | null]>): string {
  const entries = Array.from(pages, ([url, changed]) => `<url><loc>${url}</loc>${lastmod(changed)}</url>`);
  return `<?xml version="1.0"?><urlset>${entries.join("")}</urlset>`;
}

/** A feed of items, newest first. */
export function feed(items: Iterable<readonly [PageUrl, number | null]>): string {
  const updated = (ms: number | null): string =>
    ms === null ? "" : `<updated>${new Date(ms).toISOString()}</updated>`;
  const entries = Array.from(items, ([url, ms]) => `<entry><link href="${url}"/>${updated(ms)}</entry>`);
  return `<feed xmlns="http://www.w3.org/2005/Atom">${entries.join("")}</feed>`;
}

function lastmod(changed: number | string | null): string {
  if (changed === null) return "";
  return `<lastmod>${typeof changed === "number" ? new Date(changed).toISOString() : changed}</lastmod>`;
}

/** One site under watch. */
export class LivingLists {
  readonly lists = new Map<PageUrl, LivingList>();
  /** Requests for lists, with their times. */
  readonly asked: { readonly url: PageUrl; readonly at: Instant; readonly isConditional: boolean }[] = [];
  readonly changedAt = new Map<PageUrl, Instant>();
  readonly lookedAt = new Map<PageUrl, Instant | null>();
  readonly store = new MemoryHints();
  readonly mind = new RefreshMind({ ...MIND_DEFAULTS });
  readonly poller: HintPoller;
  /** Of the looks of each turn: which pages, and which of them for a hint. */
  readonly looks: { readonly page: number; readonly at: Instant; readonly because: string }[] = [];
  now = START;

  constructor(pages: number, parts: Partial<HintParts> = {}) {
    for (let number = 0; number < pages; number++) {
      this.changedAt.set(pageNo(number), instant(START - DAY));
      this.lookedAt.set(pageNo(number), START);
      this.mind.addPage({ number, weight: 1, directory: "p" });
      this.mind.note({ page: number, at: START, found: "first" });
    }
    this.poller = new HintPoller({
      site: "a.test",
      store: this.store,
      requestsPerDay: 1000,
      inScope: (url) => url.startsWith("http://a.test/"),
      lookedAt: (url) => this.lookedAt.get(url),
      ask: (question) => this.#answer(question),
      ...parts,
    });
  }

  /** Puts lists under watch as a plan would name them. */
  async plan(feeds: readonly PageUrl[] = [], oai: readonly PageUrl[] = [], named: readonly string[] = []) {
    const rules = { sitemaps: named.length > 0, feeds, oai, discover: true };
    await this.poller.plan(rules, [at("")], async () => named, this.now);
  }

  change(number: number, when: Instant): void {
    this.changedAt.set(pageNo(number), when);
  }

  async poll(now: Instant, budget = 100): Promise<HintNews> {
    this.now = now;
    return this.poller.poll(budget, now);
  }

  /** A poll, its hints told to the mind, and looks at whom it chooses; how many looks a hint caused. */
  async turn(now: Instant, looks: number): Promise<HintNews> {
    const news = await this.poll(now);
    for (const { url, at: when, trust } of news.hints) this.mind.hint(this.#number(url), when, trust);
    for (const page of this.mind.choose(now, looks)) await this.#look(page, now);
    return news;
  }

  async #look(page: number, now: Instant): Promise<void> {
    const url = pageNo(page);
    const why = this.mind.why(page, now);
    const before = this.lookedAt.get(url)!;
    const wasRight = this.changedAt.get(url)! > before;
    this.looks.push({ page, at: now, because: why.because });
    this.mind.note({ page, at: now, found: wasRight ? "changed" : "same" });
    this.lookedAt.set(url, now);
    await this.poller.settle({ url, lookedAt: now, wasRight, expected: why.unhinted });
  }

  #number(url: PageUrl): number {
    return Number(url.slice(at("p/").length));
  }

  async #answer(question: ListQuestion): Promise<ListAnswer> {
    const { url, conditional } = question;
    this.asked.push({ url, at: this.now, isConditional: conditional !== undefined });
    const list = this.lists.get(url) ?? [...this.lists].find(([prefix]) => url.startsWith(`${prefix}?`))?.[1];
    const said = list?.(this.now, question) ?? { kind: "problem", reason: "status 404" };
    if (typeof said !== "string" && !(said instanceof Uint8Array))
      return { requests: 1, ...said } as ListAnswer;
    const content = Buffer.from(said);
    const head = { contentType: "application/xml", isCut: false, etag: null, lastModified: null, links: [] };
    return { kind: "list", content, ...head, requests: 1 };
  }
}
