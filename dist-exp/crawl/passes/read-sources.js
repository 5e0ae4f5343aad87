// Lists of URLs before the first visit: sitemaps, feeds and OAI-PMH lists, asked for like pages and kept in the WARC.
import { hostOf, parsePageUrl } from "#model/index.js";
import { firstOaiRequest, readSource, scopeRefusal } from "#seeds/index.js";
import { askForList } from "../ask/ask-for-list.js";
import { Lanes } from "./lanes.js";
/** Enough for the largest sites (25 million URLs); a list of lists without end stops here. */
const MAX_LISTS = 500;
/** Lists of lists: an index of indexes is one more than the sitemap protocol allows. OAI-PMH parts follow each other. */
const MAX_NESTING = 3;
const MAX_OAI_PARTS = 200;
const MAX_NOTES = 20;
/** Files the pages of all lists that the settings ask for; done once, before any page was seen. */
export async function readSources(run) {
    if (run.state.settings.sources && run.seen.size === 0)
        await new SourceReading(run).read();
}
class SourceReading {
    #run;
    #queues = new Map();
    #known = new Set();
    #lanes;
    #problems = [];
    #read = 0;
    #named = 0;
    #taken = 0;
    constructor(run) {
        this.#run = run;
        this.#lanes = new Lanes((host) => this.#next(host), run.world.hostsAtOnce);
    }
    async read() {
        const { sitemaps, feeds, oai } = this.#run.state.settings.sources;
        for (const url of feeds)
            this.#add({ url, hosts: null, nesting: 0, isGuess: false });
        for (const url of oai)
            this.#add({ url: firstOaiRequest(url), hosts: null, nesting: 0, isGuess: false });
        if (sitemaps)
            await this.#addSitemaps();
        await this.#lanes.drain();
        this.#note();
    }
    /** Those that robots.txt names, and the one that is usually there. */
    async #addSitemaps() {
        const seeds = new Map(this.#run.state.capture.seeds.map((seed) => [hostOf(seed), seed]));
        await Promise.all([...seeds].map(async ([host, seed]) => {
            const hosts = new Set([host]);
            for (const named of await this.#run.robots.sitemapsOf(seed)) {
                const url = parsePageUrl(named, seed);
                if (url)
                    this.#add({ url, hosts, nesting: 0, isGuess: false });
            }
            this.#add({ url: parsePageUrl("/sitemap.xml", seed), hosts, nesting: 0, isGuess: true });
        }));
    }
    #add(source) {
        if (this.#known.has(source.url))
            return;
        if (this.#known.size >= MAX_LISTS) {
            this.#problems.push(`${source.url}: not read, more than ${MAX_LISTS} lists`);
            return;
        }
        this.#known.add(source.url);
        const host = hostOf(source.url);
        const queue = this.#queues.get(host);
        if (queue)
            queue.push(source);
        else
            this.#queues.set(host, [source]);
        this.#lanes.wake(host);
    }
    async #next(host) {
        this.#run.stop.check();
        const source = this.#queues.get(host)?.shift();
        if (!source)
            return false;
        // Pages beyond the limit would only be skipped.
        if (this.#taken >= this.#run.state.settings.maxPages)
            this.#problem(source, "not read, enough pages are known");
        else
            await this.#take(source);
        return true;
    }
    async #take(source) {
        const answer = await askForList(this.#run, { url: source.url });
        if (answer.kind !== "list")
            return this.#problem(source, "reason" in answer ? answer.reason : "not sent");
        const list = readSource(answer.content, answer.contentType, source.url);
        this.#read++;
        const problem = list.problem ?? (answer.isCut ? "too long; only its beginning was read" : null);
        if (problem !== null)
            this.#problem(source, problem);
        await this.#file(source, list.pages);
        this.#follow(source, list);
    }
    async #file({ url: via, hosts }, pages) {
        const { scope, frontier } = this.#run;
        const own = hostOf(via);
        // Sitemap protocol, "cross submits": a list speaks for its own host and for hosts whose robots.txt names it.
        const entitled = pages.filter(({ url }) => hosts === null || hostOf(url) === own || hosts.has(hostOf(url)));
        // A list leads to no hop out of scope: only links on pages do.
        const way = { kind: "document", depth: 1 };
        const taken = entitled.filter(({ url }) => scopeRefusal(scope, { ...way, url, hops: scope.rules.hops }) === null);
        const added = await frontier.add(taken.map((page) => ({ ...page, ...way, via, late: false })));
        this.#named += pages.length;
        this.#taken += added.length;
    }
    #follow({ hosts, nesting }, { kind, further }) {
        if (nesting + 1 >= (kind === "oai" ? MAX_OAI_PARTS : MAX_NESTING))
            return;
        for (const url of further)
            // An index may name sitemaps on other hosts; they speak for the hosts that the index speaks for.
            this.#add({ url, hosts, nesting: nesting + 1, isGuess: false });
    }
    #problem({ url, isGuess }, reason) {
        if (!isGuess)
            this.#problems.push(`${url}: ${reason}`);
    }
    #note() {
        const { notes } = this.#run;
        if (this.#read > 0)
            notes.push(`${this.#read} lists of URLs read; they name ${this.#named} pages, ${this.#taken} of them in scope and new`);
        notes.push(...this.#problems.slice(0, MAX_NOTES));
        if (this.#problems.length > MAX_NOTES)
            notes.push(`${this.#problems.length - MAX_NOTES} more lists of URLs had problems`);
    }
}
