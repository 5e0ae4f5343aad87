// Pages that are edited together: the whole site, what lies below one top directory, and one directory.
/** More directories than this lean on the one above them. */
const MOST_COHORTS = 1024;
/** Longer names are cut; they serve to tell directories apart only. */
const MOST_NAME = 400;
/** The cohort of every page. */
export const SITE_COHORT = 0;
/** Gives directories numbers as they turn up. */
export class Cohorts {
    #numbers = new Map([["", SITE_COHORT]]);
    /** The cohort above each. */
    #above = [SITE_COHORT];
    get count() {
        return this.#above.length;
    }
    /** Names in the order of their numbers, for saving. */
    get names() {
        return [...this.#numbers.keys()];
    }
    above(cohort) {
        return this.#above[cohort];
    }
    /** The cohorts of a directory such as `news/2024`; new ones as long as there is room. */
    chainOf(directory) {
        const segments = directory.slice(0, MOST_NAME).split("/").filter(Boolean);
        const top = this.#number(segments.slice(0, 1).join("/"), SITE_COHORT);
        return [SITE_COHORT, top, segments.length < 2 ? top : this.#number(segments.join("/"), top)];
    }
    #number(name, above) {
        const known = this.#numbers.get(name);
        if (known !== undefined)
            return known;
        if (this.#above.length >= MOST_COHORTS)
            return above;
        this.#numbers.set(name, this.#above.length);
        return this.#above.push(above) - 1;
    }
}
