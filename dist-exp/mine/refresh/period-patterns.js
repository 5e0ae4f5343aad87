// Patterns (bensaad2011 Definition 4.21) of every page, learned online: changes seen are shared out over the periods
// they may have fallen in, by the pattern as it is known so far, and lean on the site's.
import { patternWidth } from "./look-table.js";
/** Reads and updates the pattern columns of a table of pages. */
export class PeriodPatterns {
    periods;
    #width;
    #table;
    #leaning;
    /** The site's changes and time looked over, by period. */
    site;
    constructor(table, periods, leaning) {
        this.periods = periods;
        this.#width = patternWidth(periods);
        this.#table = table;
        this.#leaning = leaning;
        this.site = { changes: new Float64Array(periods), exposures: new Float64Array(periods) };
    }
    /** The site's pattern, mean 1. */
    siteShape(into) {
        const { changes, exposures } = this.site;
        const rate = (sum(changes) + 1e-3) / (sum(exposures) + 1);
        let total = 0;
        for (let k = 0; k < this.periods; k++) {
            // As if some looks at every period had found the mean.
            into[k] = (changes[k] + SITE_LEANING * rate) / (exposures[k] + SITE_LEANING) / rate;
            total += into[k];
        }
        for (let k = 0; k < this.periods; k++)
            into[k] *= this.periods / total;
    }
    /** A page's own pattern, mean 1, leaning on the site's; `rate` is the page's mean rate per period. */
    shapeOf(row, rate, site, into) {
        const [changes, exposures] = [this.#table.wide("changes"), this.#table.wide("exposures")];
        const lean = this.#leaning * Math.max(rate, 1e-6);
        let total = 0;
        for (let k = 0, at = row * this.#width; k < this.periods; k++, at++) {
            into[k] = (changes[at] + lean * site[k]) / (exposures[at] + this.#leaning);
            total += into[k];
        }
        for (let k = 0; k < this.periods; k++)
            into[k] *= this.periods / total;
    }
    /** Mean importance of a page's changes in a period, leaning on the page's own mean. */
    importanceAt(row, k, mean) {
        const at = row * this.#width + k;
        const seen = this.#table.wide("changes")[at];
        return (this.#table.wide("importances")[at] + mean) / (seen + 1);
    }
    /** A look saw (from, to] pass and found `changes` changes of the given importance in it. */
    note(row, span, changes, importance) {
        const shape = NOTE_SHAPE.length < this.periods ? new Float64Array(this.periods) : NOTE_SHAPE;
        this.siteShape(shape);
        const parts = partsOf(span[0], span[1], this.periods);
        let total = 0;
        for (let k = 0; k < this.periods; k++)
            total += parts[k] * shape[k];
        const columns = ["changes", "exposures", "importances"].map((name) => this.#table.wide(name));
        for (let k = 0, at = row * this.#width; k < this.periods; k++, at++) {
            const credit = total > 0 ? (changes * parts[k] * shape[k]) / total : 0;
            columns[0][at] += credit;
            columns[1][at] += parts[k];
            columns[2][at] += credit * importance;
            this.site.changes[k] += credit;
            this.site.exposures[k] += parts[k];
        }
    }
}
const SITE_LEANING = 200;
const NOTE_SHAPE = new Float64Array(366);
const PARTS = new Float64Array(366);
/** Time of a span that falls on each period of the pattern. */
export function partsOf(from, to, periods) {
    const parts = periods <= PARTS.length ? PARTS : new Float64Array(periods);
    const cycles = Math.max(0, Math.floor((to - from) / periods));
    parts.fill(cycles, 0, periods);
    for (let at = from + cycles * periods; at < to;) {
        const next = Math.min(to, Math.floor(at) + 1);
        const k = ((Math.floor(at) % periods) + periods) % periods;
        parts[k] += next - at;
        at = next;
    }
    return parts;
}
function sum(values) {
    let total = 0;
    for (const value of values)
        total += value;
    return total;
}
