// Strategies that give every page a rate of captures and keep to it as evenly as the budget allows.
import { carriedOver, } from "./refresh-planner.js";
import { topPages } from "./top-pages.js";
/** A strategy of rates. */
export function capturesByRate(name, ratesOf) {
    return { name, start: (pages, budget) => new CreditRun(ratesOf, pages, budget) };
}
/** Spread over [0, 1) by the golden ratio, so that equal pages do not come all at once. */
function firstCredit(page) {
    return (page * 0.6180339887498949) % 1;
}
/** Each period every page earns its rate; those with the most credit are captured and pay one. */
class CreditRun {
    #ratesOf;
    #rates;
    #credit;
    constructor(ratesOf, pages, budget) {
        this.#ratesOf = ratesOf;
        this.#rates = ratesOf(pages, budget);
        this.#credit = this.#rates.map((rate, page) => (rate > 0 ? firstCredit(page) : -Infinity));
    }
    get memory() {
        return [this.#credit];
    }
    renew({ pages, budget, before }) {
        this.#rates = this.#ratesOf(pages, budget);
        const carried = carriedOver(this.#credit, before, firstCredit);
        this.#credit = carried.map((credit, page) => {
            if (!(this.#rates[page] > 0))
                return -Infinity;
            return credit === -Infinity ? firstCredit(page) : credit;
        });
    }
    choose(_period, budget) {
        for (let page = 0; page < this.#credit.length; page++)
            this.#credit[page] += this.#rates[page];
        const chosen = topPages(this.#credit, budget);
        for (const page of chosen)
            this.#credit[page] -= 1;
        return chosen;
    }
}
/** Enough pages to find the multiplier to a fraction of a percent. */
const MOST_SAMPLED = 50_000;
/** Finds the multiplier at which the rates add up to the budget; `rateAt` must fall as the multiplier grows. */
export function ratesForBudget(count, budget, rateAt) {
    const step = Math.max(1, Math.ceil(count / MOST_SAMPLED));
    const target = (budget * Math.ceil(count / step)) / Math.max(1, count);
    let [low, high] = [Math.log(1e-12), Math.log(1e12)];
    for (let round = 0; round < 50; round++) {
        const multiplier = Math.exp((low + high) / 2);
        let sum = 0;
        for (let page = 0; page < count && sum <= target; page += step)
            sum += Math.min(1, rateAt(page, multiplier));
        if (sum > target)
            low = (low + high) / 2;
        else
            high = (low + high) / 2;
    }
    return Float64Array.from({ length: count }, (_, page) => Math.min(1, rateAt(page, Math.exp(high))));
}
