// How fast a part of a page changes, by its own looks: not one rate but every rate that they allow, by its likelihood,
// since a few looks, often far apart, tell little. All rates are equally likely by their order of magnitude beforehand.
// The likelihood is that of Cho and Garcia-Molina 2003 (irregular access), and of dated changes where a stamp tells them.
import { fetchSpan, identityKey } from "#model/index.js";
/** From one change in three years to three in a second, four steps for each tenfold. */
const RATES_PER_MS = Array.from({ length: 35 }, (_, k) => 10 ** (-11 + k / 4));
/** Rates that are less likely than this beside the likeliest play no part. */
const LEAST_LIKELY = 1e-4;
/** What may be expected of a part, averaged over the rates. */
export class ChangeRates {
    #ratesPerMs;
    #chances;
    constructor(comparisons) {
        const logs = RATES_PER_MS.map((rate) => logLikelihood(rate, comparisons));
        const most = Math.max(...logs);
        const kept = RATES_PER_MS.map((rate, k) => ({ rate, chance: Math.exp(logs[k] - most) })).filter(({ chance }) => chance >= LEAST_LIKELY);
        const all = kept.reduce((sum, { chance }) => sum + chance, 0);
        this.#ratesPerMs = Float64Array.from(kept, ({ rate }) => rate);
        this.#chances = Float64Array.from(kept, ({ chance }) => chance / all);
    }
    /** How likely nothing changes for so long. */
    unchangedOver(ms) {
        let sum = 0;
        for (let k = 0; k < this.#chances.length; k++)
            sum += this.#chances[k] * Math.exp(-this.#ratesPerMs[k] * ms);
        return sum;
    }
    /** The same at one end of a longer time of which it is known that something changed in it. */
    unchangedOf(ms, ofMs) {
        if (ms >= ofMs)
            return 0;
        let sum = 0;
        for (let k = 0; k < this.#chances.length; k++) {
            const rate = this.#ratesPerMs[k];
            // (e^(−λd) − e^(−λg)) / (1 − e^(−λg)), so written that slow rates lose no digits: they tend to 1 − d/g.
            sum +=
                (this.#chances[k] * Math.expm1(-rate * (ofMs - ms)) * Math.exp(-rate * ms)) /
                    Math.expm1(-rate * ofMs);
        }
        return sum;
    }
}
function logLikelihood(rate, comparisons) {
    let sum = 0;
    for (const { overMs, isChanged, ageMs } of comparisons) {
        if (!isChanged)
            sum -= rate * overMs;
        else if (ageMs === null)
            sum += Math.log(-Math.expm1(-rate * overMs));
        else
            sum += Math.log(rate) - rate * ageMs;
    }
    return sum;
}
/** Each look beside the one before it; the first, where stamps tell its age, beside nothing. */
export function comparisonsOf(looks, since) {
    const keys = looks.map(({ outcome }) => identityKey(outcome.identity));
    const ageMs = (i) => fetchSpan(looks[i]).from - since[i];
    const pairs = looks.slice(1).map(({ times }, i) => {
        const overMs = Math.max(1, times.sentAt - looks[i].times.sentAt);
        const isChanged = keys[i] !== keys[i + 1];
        return { overMs, isChanged, ageMs: since && Math.min(overMs, ageMs(i + 1)) };
    });
    return since ? [{ overMs: ageMs(0), isChanged: false, ageMs: null }, ...pairs] : pairs;
}
