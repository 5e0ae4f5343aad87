// `isochron survey`: a quick polite look before a capture: how large, which rules, which traps, how long it will take.
import { createHash } from "node:crypto";
import { IsochronError, UsageError } from "#errors.js";
import { crawlDelaySeconds, isAllowed, PRODUCT_TOKEN } from "#frontier/index.js";
import { contentLinks, decodeText, mediaType, readElements } from "#formats/index.js";
import { hostOf, parsePageUrl, pathAndQueryOf, } from "#model/index.js";
import { estimateByLinks, estimateBySitemaps, readSource, trapSigns } from "#seeds/index.js";
import { generatorOf, ownerWays } from "./owner-ways.js";
import { SurveyFetch } from "./survey-fetch.js";
import { DocumentTally, habitsOf, suggestionFor } from "./survey-findings.js";
/** Sitemaps get no more than this share of the requests, so that some are left for pages. */
const SITEMAP_SHARE = 0.3;
const FEED_TYPES = new Set(["application/rss+xml", "application/atom+xml", "application/rdf+xml"]);
const HEAD_CHARS = 256 * 1024;
const MAX_KNOWN = 200_000;
/** Looks at a site without writing anything. */
export async function surveySite(seed, world, options) {
    const survey = new Survey(seed, world, options);
    try {
        return await survey.run();
    }
    finally {
        survey.close();
    }
}
class Survey {
    #seed;
    #fetch;
    #options;
    #robots = new Map();
    /** Pages of the host by the number of pages looked at that link to them. */
    #linkCounts = new Map();
    #otherHosts = new Map();
    #requisites = new Set();
    #feeds = new Set();
    #documents = new DocumentTally();
    #sitemaps = [];
    #listed = new Set();
    #looked = new Set();
    #generator = null;
    #unreadSitemaps = 0;
    #notModified = null;
    constructor(seed, world, options) {
        this.#seed = seed;
        this.#options = options;
        this.#fetch = new SurveyFetch(world, options.delayMs, options.maxRequests);
    }
    async run() {
        const seedAllowed = await this.#mayAsk(this.#seed);
        const landing = await this.#fetch.follow(this.#seed);
        if ("reason" in landing)
            this.#requireAnswer(landing, seedAllowed);
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
    close() {
        this.#fetch.close();
    }
    /** A seed that robots.txt excludes is told in the report; one that nobody answers for leaves nothing to report. */
    #requireAnswer({ reason, isRefused }, seedAllowed) {
        if (isRefused)
            throw new UsageError("PRIVATE_ADDRESS", `${this.#seed}: ${reason}; use --allow-private for your own network`);
        const robots = this.#robots.get(hostOf(this.#seed));
        const why = robots?.kind === "down" && !robots.answered ? robots.reason : seedAllowed ? reason : null;
        if (why !== null)
            throw new IsochronError("UNREACHABLE", `${this.#seed}: ${why}; nothing to survey`);
    }
    /** Whether robots.txt lets us ask for the address; its host's rules are asked for once. */
    async #mayAsk(url) {
        this.#robots.set(hostOf(url), await this.#fetch.robots.of(url));
        return this.#isAllowed(url);
    }
    /** By the rules that are known by now; without any the address is not asked for. */
    #isAllowed(url) {
        return isAllowed(this.#rulesOf(hostOf(url)), PRODUCT_TOKEN, pathAndQueryOf(url));
    }
    #rulesOf(host) {
        const answer = this.#robots.get(host);
        return answer?.kind === "rules" ? answer.robots : { kind: "disallow-all" };
    }
    async #askConditionally({ url, reading }) {
        if (reading.outcome.kind !== "captured")
            return;
        const { etag, lastModified } = reading.outcome.validators;
        if (etag === null && lastModified === null)
            return;
        const conditional = {
            ...(etag === null ? {} : { etag }),
            ...(lastModified === null ? {} : { lastModified }),
        };
        const answer = await this.#fetch.get({ url, conditional });
        if (!("reason" in answer))
            this.#notModified = answer.reading.status === 304;
    }
    async #readSitemaps(home) {
        const robots = this.#rulesOf(hostOf(home));
        const named = robots.kind === "rules" ? robots.sitemaps : [];
        const guess = parsePageUrl("/sitemap.xml", home);
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
    async #readSitemap(url, isGuess) {
        const answer = await this.#fetch.follow(url);
        const problem = "reason" in answer
            ? answer.reason
            : answer.reading.status === 200
                ? null
                : `status ${answer.reading.status}`;
        if ("reason" in answer || problem !== null) {
            if (!isGuess)
                this.#sitemaps.push({ url, pages: 0, further: 0, problem });
            return [];
        }
        const { outcome, content } = answer.reading;
        const contentType = outcome.kind === "captured" ? outcome.identity.contentType : null;
        const list = readSource(content ?? new Uint8Array(), contentType, url);
        if (isGuess && list.problem !== null)
            return [];
        this.#sitemaps.push({
            url,
            pages: list.pages.length,
            further: list.further.length,
            problem: list.problem,
        });
        for (const page of list.pages)
            if (this.#listed.size < MAX_KNOWN)
                this.#listed.add(page.url);
        return list.further;
    }
    /** Looks at pages in the order of a hash of their address: a sample that no page can choose itself into. */
    async #samplePages(home) {
        const host = hostOf(home);
        while (this.#fetch.left > 0) {
            const known = [...this.#linkCounts.keys(), ...this.#listed].filter((url) => hostOf(url) === host && !this.#looked.has(url) && this.#isAllowed(url));
            if (known.length === 0)
                return;
            const next = known.reduce((a, b) => (rank(a) <= rank(b) ? a : b));
            this.#looked.add(next);
            const answer = await this.#fetch.get({ url: next });
            if (!("reason" in answer))
                this.#readPage(answer, host);
        }
    }
    #readPage({ url, reading }, host) {
        this.#looked.add(url);
        if (host === hostOf(url) && !this.#linkCounts.has(url))
            this.#linkCounts.set(url, 0);
        const { outcome, content } = reading;
        if (outcome.kind !== "captured" || content === null || outcome.identity.status !== 200)
            return;
        const type = mediaType(outcome.identity.contentType);
        if (type !== "text/html" && type !== "application/xhtml+xml")
            return;
        const { text } = decodeText(content, outcome.identity.contentType);
        const { documents, requisites } = contentLinks(content, outcome.identity.contentType, url);
        this.#documents.add(reading);
        for (const link of documents)
            this.#countLink(link, host);
        for (const requisite of requisites)
            this.#requisites.add(requisite);
        this.#findFeeds(text, url);
        this.#generator ??= generatorOf(text);
    }
    #countLink(link, host) {
        const own = hostOf(link);
        if (own !== host)
            this.#otherHosts.set(own, (this.#otherHosts.get(own) ?? 0) + 1);
        else if (this.#linkCounts.has(link) || this.#linkCounts.size < MAX_KNOWN)
            this.#linkCounts.set(link, (this.#linkCounts.get(link) ?? 0) + 1);
    }
    #findFeeds(html, base) {
        readElements(html.slice(0, HEAD_CHARS), {
            open: (name, _, attributes) => {
                if (name !== "link" || !FEED_TYPES.has((attributes.get("type") ?? "").toLowerCase()))
                    return;
                const url = parsePageUrl(attributes.get("href") ?? "", base);
                if (url !== null && this.#feeds.size < 100)
                    this.#feeds.add(url);
            },
            close: () => undefined,
        });
    }
    #size(host) {
        const listed = [...this.#listed].filter((url) => hostOf(url) === host);
        const linked = estimateByLinks(this.#linkCounts.size, this.#linkCounts.values());
        if (listed.length === 0)
            return linked;
        const lists = this.#sitemaps.filter(({ pages }) => pages > 0).length;
        const mapped = estimateBySitemaps(listed.length, lists, this.#unreadSitemaps);
        // What is linked and not listed shows that the sitemap is not the whole site.
        return mapped.pages >= linked.low ? mapped : linked;
    }
    #report(home, seedAllowed) {
        const host = hostOf(home);
        const robots = this.#rulesOf(host);
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
                state: stateOf(this.#robots.get(host)),
                seedAllowed,
                crawlDelaySeconds: crawlDelay,
                allowed,
                disallowed: own.size - allowed,
            },
            sitemaps: this.#sitemaps,
            feeds: [...this.#feeds],
            size,
            requisitesSeen: this.#requisites.size,
            documents: this.#documents.found,
            otherHosts: [...this.#otherHosts]
                .map(([name, links]) => ({ host: name, links }))
                .sort((a, b) => b.links - a.links)
                .slice(0, 10),
            traps: trapSigns(own),
            habits,
            ownerWays: ownerWays(home, this.#generator),
            suggestion: suggestionFor({
                home,
                pages,
                crawlDelaySeconds: crawlDelay,
                habits,
                delayMs: this.#options.delayMs,
                captureOptions: this.#options.captureOptions ?? [],
            }),
        };
    }
}
function stateOf(answer) {
    if (answer.kind === "down")
        return "unreachable";
    if (answer.robots.kind === "rules")
        return "rules";
    return answer.robots.kind === "allow-all" ? "none" : "disallows-all";
}
function rank(url) {
    return createHash("sha256").update(url).digest("hex");
}
