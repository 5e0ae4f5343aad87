// The visit order of the optimal online strategy: first the pages that the best plan gives up anyway, hottest
// first, since visiting them costs nothing and discovers others; then those that lose least by an early visit.
import { GrowingNumbers } from "#packed/index.js";
import { slotsFromAsOf } from "../evaluate/expected-sharp.js";
import { placePages } from "../assignment/place-pages.js";
import { Undiscovered } from "./undiscovered.js";
import { VisitOutlook } from "./visit-outlook.js";
import { WaitingPages } from "./waiting-pages.js";
// So many pages at once are merged in one pass instead of being inserted one by one.
const MANY = 32;
// A page that can earn less than this share of a mean page's weight is given up.
const GIVEN_UP_SHARE = 0.1;
// Re-planned after visiting these shares of the pages waiting and seen; more often at first, when every visit
// shows much.
const REPLAN_SHARE = 0.03;
const REPLAN_SHARE_OF_SEEN = 0.01;
const REPLAN_AT_LEAST = 10;
const FIRST_VISITS = 20;
// With next to nothing undiscovered the best plan is an assignment of all pages waiting; exact for some
// hundreds, near-linear beyond, and for very many the outlook is good enough and takes no memory.
const SETTLED_SHARE = 0.1;
const EXACT_PAGES = 500;
const PLANNED_PAGES = 5_000;
/** Re-plans on the pages known so far and an estimate of those unknown. */
export class LookAheadQueue {
    #model;
    #undiscovered;
    /** What is believed of pages; live, very many share a belief, and each is judged once per plan. */
    #beliefs = [];
    #beliefNumbers = new Map();
    /** The belief of every page discovered, in order of discovery and by its index. */
    #seen = new GrowingNumbers(Uint32Array);
    #beliefOf = new GrowingNumbers(Uint32Array);
    #waiting = new WaitingPages();
    #outlook = null;
    #totalWeight = 0;
    #visits = 0;
    #replanAt = 0;
    /** Pages found since the last plan; without any, what is left of a settled plan is the best for what is left. */
    #added = 0;
    #isSettled = false;
    constructor(sizeGuess, model) {
        this.#model = model;
        this.#undiscovered = new Undiscovered(sizeGuess);
    }
    add(pages) {
        this.#undiscovered.found(pages.length);
        this.#added += pages.length;
        const found = pages.map(({ index, page }) => {
            this.#see(index, page);
            return { index, urgency: this.#urgencyOf(page) };
        });
        if (found.length < MANY)
            for (const entry of found)
                this.#waiting.insert(entry);
        else
            this.#waiting.merge(found);
    }
    next() {
        if (this.#waiting.length === 0)
            return null;
        // Many pages found since change the plan, however few visits there were.
        const isFlooded = this.#added > REPLAN_AT_LEAST + REPLAN_SHARE * this.#waiting.length;
        if (isFlooded || this.#visits >= this.#replanAt)
            this.#replan();
        this.#visits++;
        this.#undiscovered.startVisit();
        return this.#waiting.pop();
    }
    #see(index, page) {
        let belief = this.#beliefNumbers.get(page);
        if (belief === undefined)
            this.#beliefNumbers.set(page, (belief = this.#beliefs.push(page) - 1));
        this.#seen.push(belief);
        while (this.#beliefOf.length <= index)
            this.#beliefOf.push(0);
        this.#beliefOf.set(index, belief);
        this.#totalWeight += page.weight;
    }
    #replan() {
        const waiting = this.#waiting;
        this.#replanAt = this.#visits + this.#pause();
        if (this.#isSettled && this.#added === 0)
            return;
        this.#added = 0;
        const undiscovered = this.#undiscovered.estimate(waiting.length);
        this.#isSettled = undiscovered <= SETTLED_SHARE * waiting.length && waiting.length <= PLANNED_PAGES;
        if (this.#isSettled)
            return this.#settle(undiscovered);
        this.#outlook = new VisitOutlook({
            waiting: this.#pagesBy(waiting.length, (k) => this.#beliefOf.at(waiting.at(k))),
            seen: this.#pagesBy(this.#seen.length, (k) => this.#seen.at(k)),
            undiscovered,
            model: this.#model,
        });
        waiting.sort({
            count: this.#beliefs.length,
            of: (index) => this.#beliefOf.at(index),
            urgencyOf: (belief) => this.#urgencyOf(this.#beliefs[belief]),
        });
    }
    #pagesBy(length, beliefAt) {
        return { length, at: (position) => this.#beliefs[beliefAt(position)] };
    }
    /** The symmetric optimum of the pages waiting, stretched to leave room for the few undiscovered. */
    #settle(undiscovered) {
        const count = this.#waiting.length;
        const beliefs = Array.from({ length: count }, (_, k) => this.#beliefOf.at(this.#waiting.at(k)));
        const pages = beliefs.map((belief) => this.#beliefs[belief]);
        const stretch = 1 + undiscovered / count;
        const { pageOfSlot } = placePages({
            count,
            earningSlots: count,
            worth: (k, slot) => pages[k].weight * pages[k].survival.at(2 * slotsFromAsOf(slot, this.#model) * stretch),
        }, EXACT_PAGES);
        // Slot 0 is nearest to t*, so its page is visited last, and kept first. Pages found from now on wait at the
        // inner end until they are woven in.
        this.#waiting.rearrange(pageOfSlot, 0);
        this.#outlook = null;
    }
    #pause() {
        if (this.#visits < FIRST_VISITS)
            return 1;
        const share = Math.max(REPLAN_SHARE * this.#waiting.length, REPLAN_SHARE_OF_SEEN * this.#seen.length);
        return Math.max(REPLAN_AT_LEAST, Math.floor(share));
    }
    /** Below −1 for pages given up, the hotter the lower; the regret for others. */
    #urgencyOf(page) {
        if (this.#outlook === null)
            return Infinity;
        const { surplus, regret } = this.#outlook.judge(page);
        const givenUp = surplus < (GIVEN_UP_SHARE * this.#totalWeight) / this.#seen.length;
        return givenUp ? -1 - page.survival.heat : Math.max(0, regret);
    }
}
