import { priceSlots } from "../assignment/breakpoint-auction.js";
import { slotsFromAsOf } from "../evaluate/expected-sharp.js";
// Enough pages for prices good to a percent; many more would only slow the visits down.
const SAMPLE = 200;
const SORTED = 10 * SAMPLE;
/** Prices of the slots from the outermost one, which is now, to t*. */
export class VisitOutlook {
    /** Length S is asked for at each breakpoint. */
    #lengths;
    #prices;
    #lengthNow;
    /** Live, many pages share one survival function: each is judged once. */
    #judged = new Map();
    constructor({ waiting, seen, undiscovered, model }) {
        const slots = waiting.length + Math.round(undiscovered);
        const size = Math.min(slots, SAMPLE);
        const fromWaiting = Math.round((size * waiting.length) / slots);
        const sample = [...spread(waiting, fromWaiting), ...spread(seen, size - fromWaiting)];
        const lengthOf = (slot) => 2 * slotsFromAsOf(((slot + 0.5) * slots) / size - 0.5, model);
        const { breakpoints, prices } = priceSlots({
            count: size,
            earningSlots: size,
            worth: (k, slot) => sample[k].weight * sample[k].survival.at(lengthOf(slot)),
        });
        this.#prices = prices;
        this.#lengths = Float64Array.from(breakpoints, lengthOf);
        this.#lengthNow = 2 * slotsFromAsOf(slots - 1, model);
    }
    /** What the page can still earn above the price of its slot, and what of its worth a visit now forgoes. */
    judge({ weight, survival }) {
        const known = this.#judged.get(survival);
        if (known?.weight === weight)
            return known;
        const judgement = this.#judge(weight, survival);
        this.#judged.set(survival, judgement);
        return judgement;
    }
    #judge(weight, survival) {
        let surplus = -Infinity;
        for (let k = 0; k < this.#prices.length; k++) {
            surplus = Math.max(surplus, weight * survival.at(this.#lengths[k]) - this.#prices[k]);
        }
        return { weight, surplus, regret: surplus - weight * survival.at(this.#lengthNow) };
    }
}
/** `count` of the pages, evenly spread from hot to cold; of very many only an even selection is sorted. */
function spread(pages, count) {
    const byHeat = pick(pages, Math.min(pages.length, SORTED)).sort((a, b) => b.survival.heat - a.survival.heat);
    return pick(byHeat, count);
}
function pick(pages, count) {
    return Array.from({ length: count }, (_, k) => pages.at(Math.floor(((k + 0.5) * pages.length) / count)));
}
