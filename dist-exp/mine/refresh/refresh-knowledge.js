import { CohortEdits } from "./cohort-edits.js";
import { Cohorts, SITE_COHORT } from "./cohorts.js";
import { lookTable } from "./look-table.js";
import { partsOf, PeriodPatterns } from "./period-patterns.js";
import { RateBelief } from "./rate-belief.js";
import { RATE_COUNT } from "./rate-grid.js";
/** Importance of changes before any was seen. */
const FIRST_IMPORTANCE = 0.5;
const TOTALS = ["hints", "trueHints", "importance", "changes"];
/** The cohorts of a row, each once. */
function cohortsOf(table, row) {
    const [top, own] = [table.numbers("top")[row], table.numbers("own")[row]];
    return [...new Set([SITE_COHORT, top, own])];
}
/** Learns row by row; times are in periods. */
export class RefreshKnowledge {
    settings;
    table;
    cohorts = new Cohorts();
    belief;
    edits;
    patterns;
    /** Of the whole site: hints tried, those that a change stood behind; importance of the changes seen, their number. */
    totals = { hints: 0, trueHints: 0, importance: 0, changes: 0 };
    #posterior = new Float64Array(RATE_COUNT);
    #siteShape;
    #shape;
    constructor(settings) {
        this.settings = settings;
        this.table = lookTable(settings.patternPeriods);
        this.belief = new RateBelief(this.table, settings);
        this.edits = new CohortEdits(settings);
        this.patterns = new PeriodPatterns(this.table, settings.patternPeriods, settings.patternLeaning);
        this.#siteShape = new Float64Array(settings.patternPeriods);
        this.#shape = new Float64Array(settings.patternPeriods);
        this.#meetCohorts();
    }
    /** A page in a directory; its row is the last one. */
    add(directory) {
        const [, top, own] = this.cohorts.chainOf(directory);
        this.#meetCohorts();
        const row = this.table.add();
        this.table.numbers("top")[row] = top;
        this.table.numbers("own")[row] = own;
        for (const name of ["lookedAt", "triedAt", "hintedAt", "hintTrust"])
            this.table.numbers(name)[row] = NaN;
        this.belief.reset(row);
        return row;
    }
    /** Learns from a look at a time. */
    note(row, at, found, importance) {
        this.edits.advance(Math.floor(at));
        this.table.numbers("triedAt")[row] = at;
        if (found === "failed") {
            this.table.numbers("failures")[row] += 1;
            return;
        }
        this.table.numbers("failures")[row] = 0;
        const before = this.table.numbers("lookedAt")[row];
        const wasGone = this.table.numbers("gone")[row] === 1;
        const changed = found === "changed" || (found === "gone" && !wasGone);
        if (found !== "first" && at > before)
            this.#learn(row, [before, at], changed, importance);
        this.#settle(row, at, found);
    }
    /** The chance that an open hint without a trust of its own is right, from those that were tried. */
    get hintTrust() {
        const lean = 4;
        return (this.totals.trueHints + lean * this.settings.hintTrust) / (this.totals.hints + lean);
    }
    /** Periods of change since the last look: as many as have passed, longer where the page's pattern is busy. */
    changeTime(row, from, to, rate) {
        const { patterns } = this;
        patterns.shapeOf(row, rate, this.#siteShape, this.#shape);
        const parts = partsOf(from, to, patterns.periods);
        let time = 0;
        for (let k = 0; k < patterns.periods; k++)
            time += parts[k] * this.#shape[k];
        return time;
    }
    /** Must be called before `changeTime` for many rows: the site's pattern as it is now. */
    refreshSiteShape() {
        this.patterns.siteShape(this.#siteShape);
        return this.#siteShape;
    }
    /** Mean importance of the changes of a page, leaning on the site's. */
    meanImportance(row) {
        const { importance, changes } = this.totals;
        const site = (importance + FIRST_IMPORTANCE) / (changes + 1);
        return (this.table.numbers("importance")[row] + site) / (this.table.numbers("changeCount")[row] + 1);
    }
    #learn(row, span, changed, importance) {
        const [from, to] = span;
        const isGone = this.table.numbers("gone")[row] === 1;
        const own = this.table.numbers("own")[row];
        this.belief.posterior(row, own, this.#posterior);
        const rate = this.belief.meanRate(this.#posterior);
        this.refreshSiteShape();
        const time = this.changeTime(row, from, to, rate);
        const cohorts = isGone ? [] : cohortsOf(this.table, row);
        const edits = cohorts.reduce((sum, cohort) => sum + this.edits.between(cohort, from, to), 0);
        // Given that there was a change at all, everything that may have been it is so much likelier.
        const events = changed ? 1 / this.belief.changeChance(this.#posterior, time, edits) : 0;
        for (const cohort of cohorts)
            this.edits.note(cohort, from, to, events);
        if (!isGone)
            this.belief.fade(row, own, time);
        this.belief.note(row, time, edits, changed);
        this.#fadeSeen(row, to - from);
        if (!isGone)
            this.patterns.note(row, span, changed ? 1 : 0, importance);
        this.#learnHint(row, changed);
        if (!changed)
            return;
        this.table.numbers("importance")[row] += importance;
        this.table.numbers("changeCount")[row] += 1;
        this.table.numbers("changedTime")[row] += time;
        this.table.numbers("seen")[row] += 1;
        this.totals.importance += importance;
        this.totals.changes += 1;
    }
    /** Without an end in sight, changes older than the horizon no longer share the page's completeness. */
    #fadeSeen(row, periods) {
        if (this.settings.endsAt === null)
            this.table.numbers("seen")[row] *= Math.exp(-periods / this.settings.horizonPeriods);
    }
    #learnHint(row, changed) {
        if (Number.isNaN(this.table.numbers("hintedAt")[row]))
            return;
        // Whoever gives a hint its own trust learns that trust by himself.
        if (!Number.isNaN(this.table.numbers("hintTrust")[row]))
            return;
        this.totals.hints++;
        if (changed)
            this.totals.trueHints++;
    }
    #settle(row, at, found) {
        const wasGone = this.table.numbers("gone")[row] === 1;
        this.table.numbers("lookedAt")[row] = at;
        this.table.numbers("hintedAt")[row] = NaN;
        this.table.numbers("hintTrust")[row] = NaN;
        if (found === "gone" && !wasGone)
            this.belief.setGone(row);
        else if (wasGone && (found === "changed" || found === "first"))
            this.belief.reset(row);
        if (found !== "same")
            this.table.numbers("gone")[row] = found === "gone" ? 1 : 0;
    }
    /** Everything known, as columns; with the names of the cohorts it is whole. */
    save() {
        const prefixed = (prefix, columns) => Object.fromEntries(Object.entries(columns).map(([name, column]) => [`${prefix}.${name}`, column]));
        return {
            ...prefixed("page", this.table.save()),
            ...prefixed("edits", this.edits.save()),
            priors: this.belief.priors.slice(),
            "site.changes": this.patterns.site.changes.slice(),
            "site.exposures": this.patterns.site.exposures.slice(),
            totals: Float64Array.of(...Object.values(this.totals)),
        };
    }
    /** Takes back what was saved; false when it does not fit together. */
    restore(count, directories, saved) {
        for (const directory of directories)
            this.cohorts.chainOf(directory);
        const fits = this.cohorts.count === directories.length &&
            saved["priors"]?.length === this.cohorts.count * RATE_COUNT &&
            saved["site.changes"]?.length === this.patterns.periods &&
            saved["site.exposures"]?.length === this.patterns.periods &&
            saved["totals"]?.length === 4 &&
            this.table.restore(count, saved, "page.") &&
            this.edits.restore(this.cohorts.count, saved, "edits.");
        if (!fits)
            return false;
        this.belief.priors = Float64Array.from(saved["priors"]);
        this.patterns.site.changes.set(saved["site.changes"]);
        this.patterns.site.exposures.set(saved["site.exposures"]);
        for (const [i, name] of TOTALS.entries())
            this.totals[name] = saved["totals"][i];
        return this.#cohortsInRange();
    }
    #cohortsInRange() {
        const ok = (cohort) => Number.isInteger(cohort) && cohort >= 0 && cohort < this.cohorts.count;
        const [tops, owns] = [this.table.numbers("top"), this.table.numbers("own")];
        for (let row = 0; row < this.table.count; row++)
            if (!ok(tops[row]) || !ok(owns[row]))
                return false;
        return true;
    }
    #meetCohorts() {
        for (let cohort = this.belief.priors.length / RATE_COUNT; cohort < this.cohorts.count; cohort++) {
            this.belief.addCohort(this.cohorts.above(cohort));
            this.edits.add();
        }
    }
}
