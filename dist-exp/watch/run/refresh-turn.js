// A turn of looks: the pages that are worth most now, into the capture of the day.
import { openRefresh, } from "#crawl/index.js";
import { instant, isRefresh } from "#model/index.js";
import { captureSettingsOf } from "./plan-settings.js";
const DAY_MS = 86_400_000;
/** The refreshing of one site: one capture for each UTC day. */
export class DayOfLooks {
    #course;
    #world;
    #signal;
    #open = null;
    constructor(course, world, signal) {
        this.#course = course;
        this.#world = world;
        this.#signal = signal;
    }
    /** Looks at the pages chosen, at most so many requests in all. */
    look(refreshing, chosen, { mostRequests, signal }) {
        const wishes = chosen.map(({ page: { url, kind, depth, via } }) => ({ url, kind, depth, via }));
        return refreshing.look(wishes, { mostRequests, mostBytes: Infinity, ...(signal && { signal }) });
    }
    /** The capture of today, begun or gone on with. */
    async open(plan) {
        return (this.#open ??= await this.#openCapture(plan, null));
    }
    /**
     * Tells of looks that an earlier process kept and nobody has learned from, capture by capture, and ends those of
     * earlier days: only after they were taken, since what has ended is not looked through again.
     */
    async catchUp(plan, learned, take) {
        if (this.#open !== null && !this.#isToday(this.#open.capture))
            await this.#end(this.#open);
        if (this.#open !== null)
            return;
        const left = await this.#unfinished(plan.name);
        for (const capture of left.toReversed()) {
            const opened = (this.#open = await this.#openCapture(plan, capture));
            const looks = await opened.recall(untilOf(learned, capture));
            if (looks.length > 0)
                await take(capture, looks);
            if (capture !== left[0] || !this.#isToday(capture))
                await this.#end(opened);
        }
    }
    /** Leaves it to be gone on with. */
    async leave() {
        const open = this.#open;
        this.#open = null;
        await open?.leave();
    }
    async #end(open) {
        this.#open = null;
        await open.conclude();
    }
    #openCapture({ name, seeds, ...plan }, resume) {
        return openRefresh({
            site: { name, seeds },
            settings: captureSettingsOf({ name, seeds, ...plan }),
            isKnown: (url) => this.#course.knows(url),
            ...(resume !== null && { resume }),
        }, this.#world, { signal: this.#signal });
    }
    async #unfinished(site) {
        const captures = await this.#world.archive.catalog.captures.some({ site, unfinished: true, limit: 100 });
        return captures.filter(isRefresh);
    }
    #isToday({ startedAt }) {
        return Math.floor(startedAt / DAY_MS) === Math.floor(this.#world.clock.now() / DAY_MS);
    }
}
/** Until when the looks of a capture were learned from. */
function untilOf(learned, { id }) {
    return learned?.captureId === id ? learned.until : instant(0);
}
