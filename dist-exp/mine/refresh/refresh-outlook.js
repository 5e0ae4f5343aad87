// What a look at each page would bring now, and what it would lose by waiting: for whoever chooses.
import { EDIT_WINDOW } from "./cohort-edits.js";
import { SITE_COHORT } from "./cohorts.js";
import { RATE_COUNT, REFRESH_RATES, survivals } from "./rate-grid.js";
/** A page never looked at comes before every other. */
const FIRST_LOOK_GAIN = 1e6;
/** Looks at knowledge from one instant; valid until more is noted. */
export class RefreshOutlook {
    #knowledge;
    #at;
    #left;
    /** The oldest last look: nobody asks for what was before. */
    #oldest;
    /** Bulk edits until now, and per period, by cohort. */
    #edits = [];
    #editRates = [];
    #posterior = new Float64Array(RATE_COUNT);
    #kept = new Float64Array(RATE_COUNT);
    /** Changes of a page at each rate that are still to come, given one. */
    #toCome;
    /** Columns of the table, at hand. */
    #of;
    /** Figures of the rows that were asked for: each is made once, whoever asks for it again. */
    #made;
    #isMade;
    constructor(knowledge, at) {
        const { horizonPeriods, endsAt } = knowledge.settings;
        this.#knowledge = knowledge;
        this.#at = at;
        this.#left = Math.max(1, endsAt === null ? horizonPeriods : endsAt - at);
        this.#toCome = REFRESH_RATES.map((rate) => atLeastOne(rate * this.#left));
        const column = (name) => knowledge.table.numbers(name);
        this.#of = {
            lookedAt: column("lookedAt"),
            hintedAt: column("hintedAt"),
            hintTrust: column("hintTrust"),
            seen: column("seen"),
            gone: column("gone"),
            top: column("top"),
            own: column("own"),
        };
        const { count } = knowledge.table;
        const figures = () => new Float64Array(count);
        this.#made = { changed: figures(), gain: figures(), wait: figures(), rate: figures(), edits: figures(), unhinted: figures() }; // prettier-ignore
        this.#isMade = new Uint8Array(count);
        this.#oldest = oldestOf(this.#of.lookedAt, count);
        knowledge.refreshSiteShape();
    }
    /** All rows. */
    columns() {
        const { count } = this.#knowledge.table;
        for (let row = 0; row < count; row++)
            this.#look(row);
        const { changed, gain, wait, rate } = this.#made;
        return { count, changed, gain, wait, rate };
    }
    /** One row. */
    of(row) {
        this.#look(row);
        const { changed, gain, wait, rate, edits, unhinted } = this.#made;
        return {
            changed: changed[row],
            gain: gain[row],
            wait: wait[row],
            rate: rate[row],
            edits: edits[row],
            unhinted: unhinted[row],
        };
    }
    /** What happened since the last look, for whoever counts: rates, time of change and bulk edits expected. */
    sinceLook(row) {
        const { belief } = this.#knowledge;
        belief.posterior(row, this.#of.own[row], this.#posterior);
        const from = this.#of.lookedAt[row];
        if (Number.isNaN(from))
            return { posterior: this.#posterior, time: 0, edits: 0 };
        const rate = belief.meanRate(this.#posterior);
        const time = this.#knowledge.changeTime(row, from, Math.max(from, this.#at), rate);
        return { posterior: this.#posterior, time, edits: this.#overCohorts(row, from) };
    }
    #look(row) {
        if (this.#isMade[row] === 1)
            return;
        this.#isMade[row] = 1;
        const { belief } = this.#knowledge;
        const { changed, gain, rate, edits, unhinted } = this.#made;
        belief.posterior(row, this.#of.own[row], this.#posterior);
        rate[row] = belief.meanRate(this.#posterior);
        const from = this.#of.lookedAt[row];
        if (Number.isNaN(from)) {
            changed[row] = unhinted[row] = 1;
            gain[row] = FIRST_LOOK_GAIN;
            return;
        }
        const time = this.#knowledge.changeTime(row, from, Math.max(from, this.#at), rate[row]);
        edits[row] = this.#overCohorts(row, from);
        const hinted = this.#hinted(row);
        this.#weigh(row, time, edits[row] + hinted);
        // A hint is one more thing that may have changed the page: (1 − changed) = (1 − unhinted) e^(−hinted).
        unhinted[row] = Math.max(0, 1 - (1 - changed[row]) * Math.exp(hinted));
    }
    /**
     * A look finds a change with chance F = 1 − e^(−L), L the changes expected since the last one; it is worth the share
     * that one version has in its page's changes: those seen, and those to come. Put off, it finds what comes
     * meanwhile too; the slope of that is L e^(−L), less near the end (see schedule/refresh/expected-gain.ts).
     */
    #weigh(row, time, edits) {
        const seen = this.#of.seen[row];
        survivals(time, this.#kept);
        const quiet = Math.exp(-edits);
        const future = this.#overCohorts(row, null) * this.#left;
        let [changed, gain, wait] = [0, 0, 0];
        for (let g = 0; g < RATE_COUNT; g++) {
            const chance = this.#posterior[g];
            const kept = this.#kept[g] * quiet;
            const share = chance / (seen + this.#toCome[g] + future / 2);
            const waitedFor = Math.min(REFRESH_RATES[g] * time + edits, REFRESH_RATES[g] * this.#left + future);
            changed += chance * (1 - kept);
            gain += share * (1 - kept);
            wait += share * waitedFor * kept;
        }
        this.#made.changed[row] = changed;
        this.#made.gain[row] = gain;
        this.#made.wait[row] = wait;
    }
    #hinted(row) {
        const hintedAt = this.#of.hintedAt[row];
        if (Number.isNaN(hintedAt))
            return 0;
        const own = this.#of.hintTrust[row];
        return -Math.log(1 - Math.min(0.999, Number.isNaN(own) ? this.#knowledge.hintTrust : own));
    }
    /** Bulk edits of the page's cohorts together: since a time, or per period. */
    #overCohorts(row, from) {
        if (this.#of.gone[row] === 1)
            return 0;
        const [top, own] = [this.#of.top[row], this.#of.own[row]];
        let sum = this.#editsOf(SITE_COHORT, from);
        if (top !== SITE_COHORT)
            sum += this.#editsOf(top, from);
        if (own !== top)
            sum += this.#editsOf(own, from);
        return sum;
    }
    #editsOf(cohort, from) {
        if (from === null)
            return (this.#editRates[cohort] ??= this.#knowledge.edits.meanRate(cohort));
        let sums = this.#edits[cohort];
        if (sums === undefined) {
            sums = new Float64Array(EDIT_WINDOW + 1);
            this.#knowledge.edits.untilNow(cohort, this.#oldest, this.#at, sums);
            this.#edits[cohort] = sums;
        }
        const into = from - (Math.ceil(this.#at) - EDIT_WINDOW);
        if (into <= 0)
            return sums[0];
        const first = Math.min(EDIT_WINDOW - 1, Math.floor(into));
        return sums[first] + (sums[first + 1] - sums[first]) * (into - first);
    }
}
function oldestOf(times, count) {
    let oldest = Infinity;
    for (let row = 0; row < count; row++)
        if (times[row] < oldest)
            oldest = times[row];
    return oldest;
}
/** Mean of a Poisson number given that it is not 0; 1 for none. */
function atLeastOne(mean) {
    return mean < 1e-9 ? 1 : mean / -Math.expm1(-mean);
}
