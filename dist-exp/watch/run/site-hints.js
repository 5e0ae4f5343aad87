import { versionSeen } from "#access/index.js";
import { isCaptured } from "#model/index.js";
import { scopeOf, scopeRefusal } from "#seeds/index.js";
import { HintPoller } from "../hints/hint-poller.js";
import { mayNameFeeds } from "../hints/named-lists.js";
/** Feeds are named in the head of a page. */
const MOST_HEAD_BYTES = 256 * 1024;
const DAY_MS = 86_400_000;
/** The hints of one site. */
export class SiteHints {
    #store;
    #course;
    #world;
    #hubs;
    #plannedDay = -1;
    #plannedBy = "";
    constructor(store, course, world, hubs = null) {
        this.#store = store;
        this.#course = course;
        this.#world = world;
        this.#hubs = hubs;
    }
    /** Reads the lists that are due, and lets the course know what they say. */
    async poll({ plan, refreshing, mostRequests, signal, now }) {
        if (!wantsHints(plan))
            this.#hubs?.keepOnly([]);
        if (!wantsHints(plan) || mostRequests < 1)
            return;
        const limits = { mostRequests, mostBytes: Infinity, signal };
        const spent = await refreshing.askLists(limits, async (lists) => {
            const poller = this.#poller(plan, (question) => lists.ask(question));
            if (this.#isNewDay(plan, now))
                await poller.plan(plan.hints, plan.seeds, (seed) => lists.sitemapsOf(seed), now);
            for (const source of this.#hubs?.takePings() ?? [])
                await poller.ping(source, now);
            const { hints, found, hubs, requests } = await poller.poll(mostRequests, now);
            this.#course.enter(found.map(({ url, kind, source }) => ({ url, kind, depth: 1, via: source })), now);
            for (const { url, at, trust } of hints)
                this.#course.hint(url, at, trust);
            for (const offer of hubs)
                this.#hubs?.offer(offer);
            return requests;
        });
        if (this.#hubs === null)
            return;
        this.#hubs.keepOnly(await this.#store.sources(plan.name));
        await this.#hubs.subscribe(mostRequests - spent, plan.delayMs, now);
    }
    /** What looks told of what lists had said, and feeds that pages name; before the course learns from them. */
    async settle(plan, looked, now) {
        if (!wantsHints(plan))
            return;
        const poller = this.#poller(plan, () => Promise.reject(new Error("nothing is asked after the looks")));
        for (const look of looked) {
            if (look.found === "failed" || look.found === "refused" || look.sighting === null)
                continue;
            const wasRight = (look.found === "changed" && !look.isByItself) || look.found === "gone";
            const expected = this.#course.expected(look.url, look.at);
            await poller.settle({ url: look.url, lookedAt: look.at, wasRight, expected });
            if (plan.hints.discover && look.found !== "same")
                await this.#discover(poller, look, now);
        }
    }
    async #discover(poller, { url, sighting }, now) {
        if (!mayNameFeeds(url) || sighting === null || !isCaptured(sighting))
            return;
        const version = await versionSeen(this.#world.archive.warcs, sighting, MOST_HEAD_BYTES);
        if (version !== null)
            await poller.discover({ url, content: version.content, contentType: version.contentType }, now);
    }
    /** The plan's lists are taken up once a day, and when the plan names others. */
    #isNewDay({ hints, seeds }, now) {
        const [day, by] = [Math.floor(now / DAY_MS), JSON.stringify([hints, seeds])];
        if (day === this.#plannedDay && by === this.#plannedBy)
            return false;
        this.#plannedDay = day;
        this.#plannedBy = by;
        return true;
    }
    #poller(plan, ask) {
        const { name, seeds, requestsPerDay } = plan;
        const scope = scopeOf({ name, seeds }, plan.scope);
        const way = { kind: "document", depth: 1, hops: 0 };
        return new HintPoller({
            site: name,
            store: this.#store,
            ask,
            requestsPerDay,
            inScope: (url) => scopeRefusal(scope, { ...way, url }) === null,
            lookedAt: (url) => this.#course.lookedAt(url),
        });
    }
}
function wantsHints({ hints }) {
    return hints.sitemaps || hints.discover || hints.feeds.length > 0 || hints.oai.length > 0;
}
