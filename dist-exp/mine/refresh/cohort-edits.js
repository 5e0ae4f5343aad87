// Bulk edits: changes that come over many pages of a directory at once. What looks find raises or lowers the chance
// that the neighbours changed on the same days; kept by cohort and period, in a window, so no look is remembered.
import { RowTable } from "#packed/index.js";
/** Periods kept. */
const WINDOW = 512;
/** Intensity of bulk edits by cohort and period: a gamma prior, and what looks told. */
export class CohortEdits {
    #table = new RowTable({ credit: WINDOW, exposure: WINDOW, edits: 1, time: 1 });
    #settings;
    /** The newest period in the window. */
    #latest = -Infinity;
    constructor(settings) {
        this.#settings = settings;
    }
    get latest() {
        return this.#latest;
    }
    /** A cohort of which nothing is known. */
    add() {
        this.#table.add();
    }
    /** Lets the window go on to a period. */
    advance(period) {
        const from = Math.max(this.#latest + 1, period - WINDOW + 1);
        for (const name of ["credit", "exposure"]) {
            const column = this.#table.wide(name);
            for (let at = from; at <= period; at++)
                for (let bin = slot(at); bin < this.#table.count * WINDOW; bin += WINDOW)
                    column[bin] = 0;
        }
        this.#latest = Math.max(this.#latest, period);
    }
    /** Expected bulk edits of a page of the cohort in (from, to], times in periods. */
    between(cohort, from, to) {
        const [credit, exposure] = [this.#table.wide("credit"), this.#table.wide("exposure")];
        const usual = this.#usual(cohort);
        let sum = 0;
        for (let at = this.#first(from); at < to; at++) {
            const bin = cohort * WINDOW + slot(at);
            sum += this.#intensity(usual, credit[bin], exposure[bin]) * overlap(at, from, to);
        }
        return sum;
    }
    /**
     * A look that saw (from, to] pass. A change is expected to be `events` times what was expected: self-consistency
     * shares it out over the periods by their intensity. No change is exposure alone.
     */
    note(cohort, from, to, events) {
        const [credit, exposure] = [this.#table.wide("credit"), this.#table.wide("exposure")];
        const usual = this.#usual(cohort);
        const [edits, time] = [this.#table.numbers("edits"), this.#table.numbers("time")];
        for (let at = this.#first(from); at < to; at++) {
            const bin = cohort * WINDOW + slot(at);
            const part = overlap(at, from, to);
            const share = events === 0 ? 0 : this.#intensity(usual, credit[bin], exposure[bin]) * part * events;
            credit[bin] += share;
            exposure[bin] += part;
            edits[cohort] += share;
            time[cohort] += part;
        }
    }
    /** Expected bulk edits from the start of each kept period, `from` or later, until `to`; the newest stands last. */
    untilNow(cohort, from, to, into) {
        const [credit, exposure] = [this.#table.wide("credit"), this.#table.wide("exposure")];
        const usual = this.#usual(cohort);
        let sum = 0;
        for (let at = Math.ceil(to) - 1, i = WINDOW - 1; i >= 0 && at + 1 >= from; at--, i--) {
            const bin = cohort * WINDOW + slot(at);
            if (at <= this.#latest && at > this.#latest - WINDOW)
                sum += this.#intensity(usual, credit[bin], exposure[bin]) * overlap(at, at, to);
            else
                sum += usual * overlap(at, at, to);
            into[i] = sum;
        }
    }
    /** Bulk edits of a page of the cohort per period, on the mean over what was looked over. */
    meanRate(cohort) {
        return this.#usual(cohort);
    }
    save() {
        return { ...this.#table.save(), latest: Float64Array.of(this.#latest) };
    }
    /** Takes back what was saved, of columns whose names begin with a prefix. */
    restore(cohorts, saved, prefix) {
        this.#latest = saved[`${prefix}latest`]?.[0] ?? -Infinity;
        return this.#table.restore(cohorts, saved, prefix);
    }
    #first(from) {
        return Math.max(Math.floor(from), this.#latest - WINDOW + 1);
    }
    #usual(cohort) {
        const { bulkRate, bulkRateLeaning } = this.#settings;
        const [edits, time] = [this.#table.numbers("edits")[cohort], this.#table.numbers("time")[cohort]];
        return (bulkRate * bulkRateLeaning + edits) / (bulkRateLeaning + time);
    }
    #intensity(usual, credit, exposure) {
        const { bulkLeaning } = this.#settings;
        return (usual * bulkLeaning + credit) / (bulkLeaning + exposure);
    }
}
/** How many periods `untilNow` gives. */
export const EDIT_WINDOW = WINDOW;
function slot(period) {
    return ((period % WINDOW) + WINDOW) % WINDOW;
}
function overlap(period, from, to) {
    return Math.max(0, Math.min(period + 1, to) - Math.max(period, from));
}
