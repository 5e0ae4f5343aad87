// Hints from the site itself: its sitemaps, feeds and OAI-PMH lists, polled cheaply, each believed as far as it has
// been right.
import { hostOf } from "#model/index.js";
import { feedLinks } from "./feed-links.js";
import { withDescendants } from "./index-children.js";
import { isUnplanned, mayNameFeeds, plannedLists } from "./named-lists.js";
import { PollRun } from "./poll-run.js";
import { newSource } from "./source-schedule.js";
import { passedOn, trusts } from "./source-trust.js";
/** Bounds of one site; the sitemaps of an index are counted by their index. */
const MOST_NAMED = 200;
const MOST_FEEDS_OF_PAGES = 20;
const MOST_OPEN = 5_000;
/** More open claims than this are those of a list that claims all of its pages. */
const MANY_OPEN = 50;
/** Polls the lists of one site. */
export class HintPoller {
    #parts;
    constructor(parts) {
        this.#parts = parts;
    }
    /** Takes up the lists that the plan asks for, and lets go of those that it asks for no more. */
    async plan(rules, seeds, sitemapsOf, now) {
        const { store, site } = this.#parts;
        const named = await plannedLists(rules, seeds, sitemapsOf);
        const sources = await store.sources(site);
        const unplanned = sources.filter((source) => isUnplanned(source, rules)).map(({ url }) => url);
        const known = new Map(sources.map((source) => [source.url, source]));
        await store.drop(site, withDescendants(unplanned, known));
        await this.#add(named, now, MOST_NAMED);
    }
    /** Takes up the feeds that a page names; pages that are neither front page nor directory index are not read. */
    async discover({ url, content, contentType }, now) {
        if (!mayNameFeeds(url))
            return;
        const { inScope } = this.#parts;
        const hosts = [hostOf(url)];
        const own = feedLinks(content, contentType, url).filter((feed) => hostOf(feed) === hosts[0] || inScope(feed));
        if (own.length === 0)
            return;
        const named = own.map((feed) => ({ url: feed, kind: "feed", by: "page", hosts }));
        await this.#add(named, now, MOST_FEEDS_OF_PAGES);
    }
    /** Reads lists that are due, with so many requests at most and never more than the share of lists. */
    async poll(budgetRequests, now) {
        const { store, site } = this.#parts;
        return new PollRun(this.#parts, await store.sources(site), now).read(budgetRequests);
    }
    /** When a list is due next; `null` without any. */
    async nextDueAt() {
        const { store, site } = this.#parts;
        const due = (await store.sources(site)).map(({ dueAt }) => dueAt);
        return due.length === 0 ? null : Math.min(...due);
    }
    /** Makes a source due at once; false when it is none of this site's. */
    async ping(url, now) {
        const { store, site } = this.#parts;
        const source = (await store.sources(site)).find((one) => one.url === url);
        if (source !== undefined)
            await store.put([{ ...source, dueAt: now }]);
        return source !== undefined;
    }
    /** What a look at a page told of what lists had said of it; a failed look tells nothing and is not given here. */
    async settle(trial) {
        const { store, site } = this.#parts;
        await store.settle({ site, ...trial });
    }
    /** Hints that no look has tried yet, for a mind that was not saved with them. */
    async openHints() {
        const { store, site, lookedAt } = this.#parts;
        const bySource = new Map();
        for (const hint of await store.open(site, MOST_OPEN)) {
            if (typeof lookedAt(hint.url) !== "number")
                continue;
            const ofSource = bySource.get(hint.source);
            if (ofSource)
                ofSource.push(hint);
            else
                bySource.set(hint.source, [hint]);
        }
        return (await this.standing()).flatMap((source) => reopened(source, bySource.get(source.url) ?? []));
    }
    /** All sources with the trust that they have earned. */
    async standing() {
        const { store, site } = this.#parts;
        const sources = await store.sources(site);
        const trustOf = trusts(sources);
        return sources.map((source) => ({ ...source, trust: trustOf.get(source.url) }));
    }
    async #add(named, now, most) {
        const { store, site } = this.#parts;
        const sources = await store.sources(site);
        const known = new Set(sources.map(({ url }) => url));
        const alike = sources.filter(({ by }) => (by === "page") === (named[0]?.by === "page") && by !== "index");
        const fresh = named.filter(({ url }) => !known.has(url)).slice(0, Math.max(0, most - alike.length));
        await store.put(fresh.map((list) => newSource({ site, parent: null, ...list }, now)));
    }
}
function reopened({ url, kind, trust, tried }, open) {
    // What was heard before the last look would not be open; what was claimed may lie before it by a day's breadth.
    const claims = open.map(({ url: page, heardAt }) => ({ url: page, at: heardAt }));
    const isSweep = kind === "sitemap" && open.length > MANY_OPEN;
    return passedOn(claims, { trust, tried, isSweep }).map((hint) => ({ ...hint, source: url }));
}
