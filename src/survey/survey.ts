// `isochron survey`: a quick polite look before a capture: how large, which rules, which traps, how long it will take.
import { createHash } from "node:crypto";
import { IsochronError } from "#errors.js";
import { crawlDelaySeconds, isAllowed, robotsOf, type Robots } from "#frontier/index.js";
import { decodeText, mediaType, pageLinks, readElements } from "#formats/index.js";
import { hostOf, parsePageUrl, type PageUrl, type SizeEstimate, type SurveyReport } from "#model/index.js";
import { estimateByLinks, estimateBySitemaps, readSource, trapSigns } from "#seeds/index.js";
import { SurveyFetch, type Answer, type SurveyWorld } from "./survey-fetch.js";
import { habitsOf, suggestionFor } from "./survey-findings.js";

/** How much a survey may ask for. */
export interface SurveyOptions {
  readonly delayMs: number;
  readonly maxRequests: number;
}

const PRODUCT_TOKEN = "isochron";
/** Sitemaps get no more than this share of the requests, so that some are left for pages. */
const SITEMAP_SHARE = 0.3;
const FEED_TYPES = new Set(["application/rss+xml", "application/atom+xml", "application/rdf+xml"]);
const HEAD_CHARS = 256 * 1024;
const MAX_KNOWN = 200_000;
const LONGEST_CRAWL_DELAY_MS = 60_000;

/** Looks at a site without writing anything. */
export async function surveySite(
  seed: PageUrl,
  world: SurveyWorld,
  options: SurveyOptions,
): Promise<SurveyReport> {
  return new Survey(seed, world, options).run();
}

class Survey {
  readonly #seed: PageUrl;
  readonly #fetch: SurveyFetch;
  readonly #options: SurveyOptions;
  readonly #robots = new Map<string, Robots>();
  /** Pages of the host by the number of pages looked at that link to them. */
  readonly #linkCounts = new Map<PageUrl, number>();
  readonly #otherHosts = new Map<string, number>();
  readonly #requisites = new Set<PageUrl>();
  readonly #feeds = new Set<PageUrl>();
  readonly #sitemaps: { url: string; pages: number; further: number; problem: string | null }[] = [];
  readonly #listed = new Set<PageUrl>();
  readonly #looked = new Set<PageUrl>();
  #unreadSitemaps = 0;
  #notModified: boolean | null = null;

  constructor(seed: PageUrl, world: SurveyWorld, options: SurveyOptions) {
    this.#seed = seed;
    this.#options = options;
    this.#fetch = new SurveyFetch(world, options.delayMs, options.maxRequests);
  }

  async run(): Promise<SurveyReport> {
    const seedAllowed = await this.#mayAsk(this.#seed);
    const landing = await this.#fetch.follow(this.#seed, (url) => this.#mayAsk(url));
    if ("reason" in landing && seedAllowed)
      throw new IsochronError("UNREACHABLE", `${this.#seed}: ${landing.reason}; nothing to survey`);
    const home = "reason" in landing ? this.#seed : landing.url;
    if (!("reason" in landing)) {
      this.#readPage(landing, hostOf(home));
      await this.#askConditionally(landing);
    }
    await this.#mayAsk(home);
    await this.#readSitemaps(home);
    await this.#samplePages(home);
    return this.#report(home, seedAllowed);
  }

  /** Robots rules of the address's host, asked for once. */
  async #mayAsk(url: PageUrl): Promise<boolean> {
    const host = hostOf(url);
    if (!this.#robots.has(host)) {
      // The seed stands in: until its own rules are known, nothing else of the host is asked for.
      const answer = await this.#fetch.follow(parsePageUrl("/robots.txt", url)!, async () => true);
      const robots =
        "reason" in answer
          ? robotsOf(null, new Uint8Array())
          : robotsOf(answer.reading.status, answer.reading.content ?? new Uint8Array());
      this.#robots.set(host, robots);
      const delaySeconds = crawlDelaySeconds(robots, PRODUCT_TOKEN);
      if (delaySeconds !== null) this.#fetch.slow(url, Math.min(delaySeconds * 1000, LONGEST_CRAWL_DELAY_MS));
    }
    return this.#isAllowed(url);
  }

  #isAllowed(url: PageUrl): boolean {
    const { pathname, search } = new URL(url);
    const robots = this.#robots.get(hostOf(url));
    return robots === undefined || isAllowed(robots, PRODUCT_TOKEN, pathname + search);
  }

  async #askConditionally({ url, reading }: Answer): Promise<void> {
    if (reading.outcome.kind !== "captured") return;
    const { etag, lastModified } = reading.outcome.validators;
    if (etag === null && lastModified === null) return;
    const conditional = {
      ...(etag === null ? {} : { etag }),
      ...(lastModified === null ? {} : { lastModified }),
    };
    const answer = await this.#fetch.get({ url, conditional });
    if (!("reason" in answer)) this.#notModified = answer.reading.status === 304;
  }

  async #readSitemaps(home: PageUrl): Promise<void> {
    const robots = this.#robots.get(hostOf(home));
    const named = robots?.kind === "rules" ? robots.sitemaps : [];
    const guess = parsePageUrl("/sitemap.xml", home)!;
    const waiting = new Set([...named.flatMap((text) => parsePageUrl(text, home) ?? []), guess]);
    const last = this.#fetch.requests + Math.max(2, Math.floor(this.#options.maxRequests * SITEMAP_SHARE));
    for (const url of waiting) {
      if (this.#fetch.requests >= last) {
        this.#unreadSitemaps++;
        continue;
      }
      for (const further of await this.#readSitemap(url, url === guess && named.length === 0))
        waiting.add(further);
    }
  }

  async #readSitemap(url: PageUrl, isGuess: boolean): Promise<readonly PageUrl[]> {
    const answer = await this.#fetch.follow(url, (at) => this.#mayAsk(at));
    const problem =
      "reason" in answer
        ? answer.reason
        : answer.reading.status === 200
          ? null
          : `status ${answer.reading.status}`;
    if ("reason" in answer || problem !== null) {
      if (!isGuess) this.#sitemaps.push({ url, pages: 0, further: 0, problem });
      return [];
    }
    const { outcome, content } = answer.reading;
    const contentType = outcome.kind === "captured" ? outcome.identity.contentType : null;
    const list = readSource(content ?? new Uint8Array(), contentType, url);
    if (isGuess && list.problem !== null) return [];
    this.#sitemaps.push({
      url,
      pages: list.pages.length,
      further: list.further.length,
      problem: list.problem,
    });
    for (const page of list.pages) if (this.#listed.size < MAX_KNOWN) this.#listed.add(page.url);
    return list.further;
  }

  /** Looks at pages in the order of a hash of their address: a sample that no page can choose itself into. */
  async #samplePages(home: PageUrl): Promise<void> {
    const host = hostOf(home);
    while (this.#fetch.left > 0) {
      const known = [...this.#linkCounts.keys(), ...this.#listed].filter(
        (url) => hostOf(url) === host && !this.#looked.has(url) && this.#isAllowed(url),
      );
      if (known.length === 0) return;
      const next = known.reduce((a, b) => (rank(a) <= rank(b) ? a : b));
      this.#looked.add(next);
      const answer = await this.#fetch.get({ url: next });
      if (!("reason" in answer)) this.#readPage(answer, host);
    }
  }

  #readPage({ url, reading }: Answer, host: string): void {
    this.#looked.add(url);
    if (host === hostOf(url) && !this.#linkCounts.has(url)) this.#linkCounts.set(url, 0);
    const { outcome, content } = reading;
    if (outcome.kind !== "captured" || content === null || outcome.identity.status !== 200) return;
    const type = mediaType(outcome.identity.contentType);
    if (type !== "text/html" && type !== "application/xhtml+xml") return;
    const { text } = decodeText(content, outcome.identity.contentType);
    const { documents, requisites } = pageLinks(text, url);
    for (const link of documents) this.#countLink(link, host);
    for (const requisite of requisites) this.#requisites.add(requisite);
    this.#findFeeds(text, url);
  }

  #countLink(link: PageUrl, host: string): void {
    const own = hostOf(link);
    if (own !== host) this.#otherHosts.set(own, (this.#otherHosts.get(own) ?? 0) + 1);
    else if (this.#linkCounts.has(link) || this.#linkCounts.size < MAX_KNOWN)
      this.#linkCounts.set(link, (this.#linkCounts.get(link) ?? 0) + 1);
  }

  #findFeeds(html: string, base: PageUrl): void {
    readElements(html.slice(0, HEAD_CHARS), {
      open: (name, _, attributes) => {
        if (name !== "link" || !FEED_TYPES.has((attributes.get("type") ?? "").toLowerCase())) return;
        const url = parsePageUrl(attributes.get("href") ?? "", base);
        if (url !== null && this.#feeds.size < 100) this.#feeds.add(url);
      },
      close: () => undefined,
    });
  }

  #size(host: string): SizeEstimate {
    const listed = [...this.#listed].filter((url) => hostOf(url) === host);
    const linked = estimateByLinks(this.#linkCounts.size, this.#linkCounts.values());
    if (listed.length === 0) return linked;
    const lists = this.#sitemaps.filter(({ pages }) => pages > 0).length;
    const mapped = estimateBySitemaps(listed.length, lists, this.#unreadSitemaps);
    // What is linked and not listed shows that the sitemap is not the whole site.
    return mapped.pages >= linked.low ? mapped : linked;
  }

  #report(home: PageUrl, seedAllowed: boolean): SurveyReport {
    const host = hostOf(home);
    const robots = this.#robots.get(host)!;
    const own = new Set([
      ...this.#linkCounts.keys(),
      ...[...this.#listed].filter((url) => hostOf(url) === host),
    ]);
    const allowed = [...own].filter((url) => this.#isAllowed(url)).length;
    const size = this.#size(host);
    const habits = habitsOf(this.#fetch, this.#notModified);
    const crawlDelay = crawlDelaySeconds(robots, PRODUCT_TOKEN);
    const pages = size.pages + this.#requisites.size;
    return {
      url: this.#seed,
      landedOn: home,
      requests: this.#fetch.requests,
      robots: {
        state: stateOf(robots, this.#fetch),
        seedAllowed,
        crawlDelaySeconds: crawlDelay,
        allowed,
        disallowed: own.size - allowed,
      },
      sitemaps: this.#sitemaps,
      feeds: [...this.#feeds],
      size,
      requisitesSeen: this.#requisites.size,
      otherHosts: [...this.#otherHosts]
        .map(([name, links]) => ({ host: name, links }))
        .sort((a, b) => b.links - a.links)
        .slice(0, 10),
      traps: trapSigns(own),
      habits,
      suggestion: suggestionFor({
        home,
        pages,
        crawlDelaySeconds: crawlDelay,
        habits,
        delayMs: this.#options.delayMs,
      }),
    };
  }
}

function stateOf(robots: Robots, { answers }: SurveyFetch): SurveyReport["robots"]["state"] {
  if (robots.kind === "rules") return "rules";
  if (robots.kind === "allow-all") return "none";
  return answers.some(({ url }) => url.endsWith("/robots.txt")) ? "disallows-all" : "unreachable";
}

function rank(url: PageUrl): string {
  return createHash("sha256").update(url).digest("hex");
}
