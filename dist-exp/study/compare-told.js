// A site as it was seen held against what is told of it, page by page, in order of address.
import { isImport, isOfMoment, isRefresh, isTestimony, TOLD_TIERS, withClockErrors, } from "#model/index.js";
import { comparePage } from "#quality/index.js";
import { capturesOfSite } from "./site-captures.js";
/** So many of each list are held; all are counted. */
const MOST_LISTED = 1_000;
/** Of one page, so that one that differs at every look does not hide the others. */
const MOST_OF_PAGE = 3;
/** Compares a site; `null` when it has no testimony. */
export async function compareTold(site, archive) {
    const captures = (await capturesOfSite(site, archive)).filter(({ phase }) => phase === "finished");
    const told = captures.filter(isTestimony);
    if (told.length === 0)
        return null;
    const seen = captures.filter((one) => !isTestimony(one) && !isImport(one));
    const count = new ComparisonCount(sourceTimes(told, await sourceFrom(told, archive)), seen.length > 0);
    const urls = await pagesOf(captures, archive);
    const runsOf = new Map(captures.map(({ id, runs }) => [id, runs]));
    for (const url of urls) {
        const sightings = (await archive.catalog.sightings.ofPage(url))
            .filter(({ captureId }) => runsOf.has(captureId))
            .flatMap((one) => withClockErrors([one], runsOf.get(one.captureId)));
        count.see(url, comparePage(sightings));
    }
    const testimonies = { source: 0, served: 0 };
    for (const { settings } of told)
        testimonies[settings.testimony.tier]++;
    const own = seen.filter((one) => isOfMoment(one) || isRefresh(one)).length;
    return { format: "isochron-compare/1", site, captures: own, testimonies, ...count.result() };
}
async function pagesOf(captures, { catalog }) {
    const urls = new Set();
    for (const { id } of captures)
        for await (const { url } of catalog.frontier.pages(id))
            urls.add(url);
    return [...urls].sort();
}
/** The first instant that any source tells of. */
async function sourceFrom(told, { results }) {
    let from = Infinity;
    for (const { id, settings } of told) {
        if (settings.testimony?.tier !== "source")
            continue;
        const head = await results.getReportHead(id);
        from = Math.min(from, head?.testimony?.from ?? Infinity);
    }
    return from;
}
function sourceTimes(told, from) {
    const sources = told.filter(({ settings }) => settings.testimony?.tier === TOLD_TIERS[0]);
    if (sources.length === 0)
        return null;
    return { from, takenAt: Math.max(...sources.map(({ startedAt }) => startedAt)) };
}
/** Counts what the pages came to; lists are bounded. */
class ComparisonCount {
    #source;
    #hasLooks;
    #agree = { source: 0, served: 0 };
    #differ = new BoundedList();
    #stale = new BoundedList();
    #forgotten = new BoundedList();
    #notInSource = new BoundedList();
    #pages = 0;
    constructor(source, hasLooks) {
        this.#source = source;
        this.#hasLooks = hasLooks;
    }
    see(url, page) {
        this.#pages++;
        for (const tier of TOLD_TIERS)
            this.#agree[tier] += page.agree[tier];
        this.#differ.addSome(page.differ);
        this.#stale.addSome(page.stale);
        if (this.#hasLooks && page.isCurrent && !page.isLookedAt)
            this.#forgotten.addSome([url]);
        if (this.#isMissing(page))
            this.#notInSource.addSome([url]);
    }
    #isMissing({ isInSource, foundAt }) {
        const source = this.#source;
        if (source === null || isInSource)
            return false;
        return foundAt.some((at) => at >= source.from && at <= source.takenAt);
    }
    result() {
        return {
            pages: this.#pages,
            agree: this.#agree,
            differ: this.#differ.list,
            stale: this.#stale.list,
            forgotten: this.#forgotten.list,
            notInSource: this.#notInSource.list,
        };
    }
}
class BoundedList {
    #first = [];
    #count = 0;
    addSome(items) {
        this.#count += items.length;
        this.#first.push(...items.slice(0, Math.min(MOST_OF_PAGE, MOST_LISTED - this.#first.length)));
    }
    get list() {
        return { count: this.#count, first: this.#first };
    }
}
