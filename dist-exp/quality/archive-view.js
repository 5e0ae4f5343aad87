// The archive-wide view: for every instant of the archive's life, how much of the site is proved.
import { coverageSteps, provedIntervals, } from "#model/index.js";
/** What one tier tells of a site, page by page: of how many pages it speaks at every instant. */
export class ToldCoverage {
    #spans = new Map();
    versions = 0;
    /** Takes one told sighting; what is told of some visitors alone is not of the page as all see it. */
    see({ url, outcome: { told } }) {
        this.versions++;
        if (told.variant !== undefined)
            return;
        const spans = this.#spans.get(url);
        if (spans)
            spans.push(told);
        else
            this.#spans.set(url, [told]);
    }
    get pages() {
        return this.#spans.size;
    }
    /** A page counts once at an instant, however many testimonies tell of it. */
    steps() {
        const intervals = [];
        for (const spans of this.#spans.values())
            for (const { from, to } of joined(spans))
                intervals.push({ from, to, weight: 1 });
        return coverageSteps(intervals);
    }
}
/** Spans in order, those that meet as one. */
function joined(spans) {
    const all = [];
    for (const span of spans.toSorted((a, b) => a.from - b.from)) {
        const last = all.at(-1);
        if (!last || span.from > last.to)
            all.push(span);
        else if (span.to > last.to)
            all[all.length - 1] = { from: last.from, to: span.to };
    }
    return all;
}
/** All sightings of a site, of all its captures, page by page; a page's weight is 1 unless given. */
export function archiveView(sightings, weightOf = () => 1) {
    const intervals = [];
    let weight = 0;
    for (const [page, seen] of sightings) {
        const own = weightOf(page);
        weight += own;
        for (const interval of provedIntervals(seen))
            intervals.push({ ...interval, weight: own });
    }
    return { pages: sightings.size, weight, steps: coverageSteps(intervals) };
}
