import { instant } from "#model/index.js";
import { RefreshMind } from "#watch/index.js";
import { versionAt } from "../importance/lives.js";
import { completenessOf } from "../importance/measure.js";
/** Points of that curve. */
const HELD_POINTS = 52;
/** Watches for the whole horizon; every page begins with one look, as a capture gives it. */
export function runWatch(site, options) {
    const watch = new LabWatch(site, options);
    const total = weightOfChanges(site);
    const held = [];
    const every = Math.max(1, Math.floor(site.horizon / HELD_POINTS));
    for (let period = 0; period < site.horizon; period++) {
        watch.step(period, options.budget);
        if ((period + 1) % every === 0)
            held.push([period + 1, total === 0 ? 1 : watch.heldWeight / total]);
    }
    const looks = watch.captures.reduce((sum, times) => sum + times.length - 1, 0);
    return { ...completenessOf(site, watch.captures), looks, held };
}
function weightOfChanges({ pages, lives }) {
    let sum = 0;
    for (let page = 0; page < pages.count; page++)
        for (let version = lives.first[page] + 1; version < lives.first[page + 1]; version++)
            sum += pages.weights[page] * lives.importance[version];
    return sum;
}
/** One watch of one site, period by period. */
export class LabWatch {
    mind;
    /** Times of the looks at each page, in periods. */
    captures;
    /** Weight of the versions held, the first ones aside. */
    heldWeight = 0;
    #site;
    /** The version that the last look at each page showed. */
    #held;
    constructor(site, { planner, knowledge }) {
        this.#site = site;
        this.mind = new RefreshMind({
            planner,
            periodMs: site.periodMs,
            patternPeriods: site.patternPeriods,
            horizonPeriods: site.horizon,
            endsAt: instant(site.horizon * site.periodMs),
            ...(knowledge === undefined ? {} : { knowledge }),
        });
        this.captures = Array.from({ length: site.pages.count }, () => [0]);
        this.#held = site.lives.first.slice(0, site.pages.count);
        for (let page = 0; page < site.pages.count; page++) {
            this.mind.addPage({
                number: page,
                weight: site.pages.weights[page],
                directory: site.directories[page],
            });
            this.mind.note({ page, at: instant(0), found: "first" });
        }
    }
    /** Looks at what the mind chooses for a period, evenly over it. */
    step(period, budget) {
        const chosen = this.mind.choose(this.#instantOf(period), budget);
        for (const [i, page] of chosen.entries())
            this.#look(page, period + (i + 0.5) / chosen.length);
    }
    #look(page, time) {
        const version = versionAt(this.#site.lives, page, time);
        const isSame = version === this.#held[page];
        const isGone = this.#site.gone[version] === 1;
        this.captures[page].push(time);
        if (!isSame)
            this.heldWeight += this.#site.pages.weights[page] * this.#site.lives.importance[version];
        this.#held[page] = version;
        this.mind.note({
            page,
            at: this.#instantOf(time),
            found: isGone ? "gone" : isSame ? "same" : "changed",
            importance: this.#site.lives.importance[version],
        });
    }
    #instantOf(time) {
        return instant(Math.round(time * this.#site.periodMs));
    }
}
