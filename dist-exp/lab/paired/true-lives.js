// When pages of a living site truly were in the states that looks at them show.
import { identityKey } from "#model/index.js";
/** The truth, asked by what is shown. */
export class TrueLives {
    #pages;
    constructor({ pages }) {
        this.#pages = new Map(pages.map((page) => [page.path, page]));
    }
    /** Whether there was an instant at which every page stood as it is shown. */
    stoodTogether(shown) {
        let together = [{ from: -Infinity, to: Infinity }];
        for (const sighting of shown)
            together = common(together, this.#livesOf(sighting));
        return together.length > 0;
    }
    /** Whether any choice of these looks, one of each page, stood together. */
    couldStandTogether(looks) {
        let together = [{ from: -Infinity, to: Infinity }];
        for (const ofPage of looks)
            together = common(together, this.#livesOfAny(ofPage));
        return together.length > 0;
    }
    /** Whether the page was in the state at both ends of the interval, and in another between. */
    returnedWithin({ sighting, interval }) {
        const { from, to } = interval ?? { from: null, to: null };
        if (from === null || to === null)
            return false;
        const lives = this.#livesOf(sighting);
        const isIn = (at) => lives.some((life) => life.from <= at && at < life.to);
        return isIn(from) && isIn(to) && !lives.some((life) => life.from <= from && to < life.to);
    }
    /** Each life once, however many looks show it: lives of one page never overlap. */
    #livesOfAny(looks) {
        const lives = looks.flatMap((look) => this.#livesOf(look));
        return [...new Map(lives.map((life) => [life.from, life])).values()];
    }
    #livesOf({ url, outcome }) {
        const { pathname, search } = new URL(url);
        const shown = identityKey(outcome.identity);
        return (this.#pages.get(pathname + search)?.versions ?? [])
            .filter((version) => (version.variants ?? [version.contentDigest]).some((contentDigest) => identityKey({ ...version, contentDigest }) === shown))
            .map(({ from, to }) => ({ from: Date.parse(from), to: to === null ? Infinity : Date.parse(to) }));
    }
}
/** What two lists have in common; lively pages have thousands of lives, so both are gone through once, in order. */
function common(some, others) {
    const [a, b] = [some, others].map((lives) => lives.toSorted((x, y) => x.from - y.from));
    const both = [];
    for (let i = 0, j = 0; i < a.length && j < b.length; a[i].to < b[j].to ? i++ : j++) {
        const [from, to] = [Math.max(a[i].from, b[j].from), Math.min(a[i].to, b[j].to)];
        if (from < to)
            both.push({ from, to });
    }
    return both;
}
