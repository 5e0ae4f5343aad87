// The mind of a watch: learns from its own looks how pages change, and chooses whom to look at next. It has no clock
// and does no I/O; the lab and the live watch run the same class.
import { UsageError } from "#errors.js";
import { heldEstimate, KNOWLEDGE_DEFAULTS, learnedColumns, RefreshKnowledge, RefreshOutlook, takeHint, } from "#mine/index.js";
import { instant } from "#model/index.js";
import { LEARNED_GAIN, learnedGain, refreshPlanners, topPages } from "#schedule/index.js";
import { checkSettings } from "./mind-settings.js"; // prettier-ignore
import { mindBytes, readMindBytes } from "./mind-file.js";
import { restoreMind } from "./mind-parts.js";
import { PlannerRun } from "./planner-run.js";
/** A look falls on the middle of its period on the mean. */
const MIDDLE = 0.5;
/** Pages enter and leave at any time; `note` teaches, `choose` decides. */
export class RefreshMind {
    settings;
    #parts;
    /** The last one made, while nothing was learned since: choosing, explaining and telling ask for the same instant. */
    #lastOutlook = null;
    constructor(settings) {
        checkSettings(settings);
        this.settings = settings;
        const { periodMs, patternPeriods, horizonPeriods, endsAt, knowledge } = settings;
        const ends = endsAt === undefined || endsAt === null ? null : endsAt / periodMs;
        const isByGain = settings.planner === LEARNED_GAIN;
        const planner = isByGain ? undefined : refreshPlanners(horizonPeriods).find(({ name }) => name === settings.planner); // prettier-ignore
        this.#parts = {
            knowledge: new RefreshKnowledge({
                ...KNOWLEDGE_DEFAULTS,
                ...knowledge,
                patternPeriods,
                horizonPeriods,
                endsAt: ends,
            }),
            planner: planner === undefined ? null : new PlannerRun(planner),
            numbers: [],
            rows: new Map(),
            weights: [],
            scalars: { base: NaN, learnedIn: NaN, bar: NaN },
        };
    }
    /** Pages under watch. */
    get count() {
        return this.#parts.numbers.length;
    }
    has(page) {
        return this.#parts.rows.has(page);
    }
    /** Takes a page under watch; one that is known already gets the new weight. */
    addPage({ number, weight, directory }) {
        if (!Number.isInteger(number) || number < 0 || number > 0x7fffffff || !(weight >= 0 && weight < Infinity))
            throw new UsageError("USAGE", `page ${number} with weight ${weight}: not a page number and a weight`);
        this.#lastOutlook = null;
        const { rows, numbers, weights, knowledge } = this.#parts;
        const known = rows.get(number);
        if (known !== undefined) {
            weights[known] = weight;
            return;
        }
        rows.set(number, knowledge.add(directory));
        numbers.push(number);
        weights.push(weight);
    }
    /** Lets a page go; what it taught of its neighbours stays. */
    removePage(page) {
        this.#lastOutlook = null;
        const { rows, numbers, weights, knowledge } = this.#parts;
        const row = this.#row(page);
        knowledge.table.remove(row);
        const last = numbers.pop();
        const lastWeight = weights.pop();
        rows.delete(page);
        if (last === page)
            return;
        rows.set(last, row);
        numbers[row] = last;
        weights[row] = lastWeight;
    }
    /** Learns from a look, in whatever order looks end. */
    note({ page, at, found, importance = 1 }) {
        this.#lastOutlook = null;
        const weighed = Math.min(1, Math.max(0, importance));
        this.#parts.knowledge.note(this.#row(page), at / this.settings.periodMs, found, weighed);
    }
    /**
     * A sitemap or a feed says that the page changed; forgotten where it was looked at since. `trust` is the chance that
     * it says so truly; left out, it is learned from all hints without one.
     */
    hint(page, at, trust = NaN) {
        this.#lastOutlook = null;
        const own = Math.min(1, Math.max(0, trust));
        takeHint(this.#parts.knowledge.table, this.#row(page), at / this.settings.periodMs, own);
    }
    /** Pages to look at in the period that `now` lies in, in order, all different, at most `budget`. */
    choose(now, budget) {
        const most = Math.max(0, Math.min(this.count, Math.floor(budget)));
        const rows = this.settings.planner === LEARNED_GAIN ? this.#byGain(now, most) : this.#byPlanner(now, most);
        return rows.map((row) => this.#parts.numbers[row]);
    }
    /** Weight that a look now is expected to add to what is held: the page's weight for one never looked at. */
    expectedGain(page, now) {
        const row = this.#row(page);
        return this.#parts.weights[row] * Math.min(1, this.#outlook(now).of(row).gain);
    }
    /** When the page was last looked at; `null` for never. */
    lookedAt(page) {
        const looked = this.#parts.knowledge.table.numbers("lookedAt")[this.#row(page)];
        return Number.isNaN(looked) ? null : instant(Math.round(looked * this.settings.periodMs));
    }
    /** What is expected of every page, in one go; row by row, in no order that means anything. */
    prospects(now) {
        const { numbers, weights, knowledge } = this.#parts;
        const { count, changed, gain, rate } = this.#outlook(now).columns();
        const looked = knowledge.table.numbers("lookedAt");
        const [gains, isNew] = [new Float64Array(count), new Uint8Array(count)];
        for (let row = 0; row < count; row++) {
            gains[row] = weights[row] * Math.min(1, gain[row]);
            isNew[row] = Number.isNaN(looked[row]) ? 1 : 0;
        }
        return {
            pages: Int32Array.from(numbers),
            weights: Float64Array.from(weights),
            changed,
            gain: gains,
            ratePerPeriod: rate,
            isNew,
        };
    }
    /** Why the page was, or was not, chosen. */
    why(page, now) {
        const row = this.#row(page);
        const { table } = this.#parts.knowledge;
        const outlook = this.#outlook(now).of(row);
        const { bar } = this.#parts.scalars;
        return {
            page,
            because: this.#because(row, outlook),
            lookedAt: this.lookedAt(page),
            changed: outlook.changed,
            unhinted: outlook.unhinted,
            gain: this.#parts.weights[row] * Math.min(1, outlook.gain),
            index: this.#parts.weights[row] * (outlook.gain - outlook.wait) * this.#hope(row),
            bar: Number.isNaN(bar) ? null : bar,
            ratePerPeriod: outlook.rate,
            bulkEdits: outlook.edits,
            failures: table.numbers("failures")[row],
        };
    }
    /** How much of the weight of all versions since the watch began is held, with a 90 % interval. */
    held(now, settings) {
        return heldEstimate(this.#parts.knowledge, this.#parts.weights, now / this.settings.periodMs, settings);
    }
    /** Everything it knows; `load` gives a mind that makes the same choices. */
    save() {
        const { knowledge, planner, numbers, weights, scalars } = this.#parts;
        const head = { settings: this.settings, count: this.count, directories: knowledge.cohorts.names };
        return mindBytes(head, {
            ...knowledge.save(),
            ...planner?.save(),
            numbers: Float64Array.from(numbers),
            weights: Float64Array.from(weights),
            scalars: Float64Array.of(scalars.base, scalars.learnedIn, scalars.bar),
        });
    }
    /** A saved mind; whatever is not one is a FormatError. */
    static load(bytes) {
        const { head, columns } = readMindBytes(bytes);
        return restoreMind(head, columns, (settings) => {
            const mind = new RefreshMind(settings);
            return { mind, parts: mind.#parts };
        });
    }
    #byGain(now, budget) {
        const { scalars, weights } = this.#parts;
        this.#learnPriors(now);
        const index = learnedGain(this.#outlook(now).columns(), Float64Array.from(weights));
        for (let row = 0; row < index.length; row++)
            index[row] *= this.#hope(row);
        const chosen = topPages(index, budget);
        scalars.bar = chosen.length === 0 ? scalars.bar : index[chosen.at(-1)];
        return chosen;
    }
    /** Pages never looked at come first whatever the planner. */
    #byPlanner(now, budget) {
        const { knowledge, numbers, weights, scalars, planner } = this.#parts;
        this.#learnPriors(now);
        const { patternPeriods, periodMs, horizonPeriods } = this.settings;
        const period = Math.floor(now / periodMs);
        if (Number.isNaN(scalars.base))
            scalars.base = Math.floor(period / patternPeriods) * patternPeriods;
        const looked = knowledge.table.numbers("lookedAt");
        const chosen = numbers.flatMap((_, row) => (Number.isNaN(looked[row]) ? [row] : [])).slice(0, budget);
        const planned = planner.choose({
            pages: { ...learnedColumns(knowledge), weights: Float64Array.from(weights) },
            numbers: Int32Array.from(numbers),
            period: period - scalars.base,
            budget,
            leftPeriods: Math.max(0, knowledge.settings.endsAt === null ? horizonPeriods : knowledge.settings.endsAt - period),
        });
        return Int32Array.from(new Set([...chosen, ...planned])).slice(0, budget);
    }
    /** Once in a period: what pages are like is learned from all of them together. */
    #learnPriors(now) {
        const { knowledge, scalars } = this.#parts;
        const period = Math.floor(now / this.settings.periodMs);
        if (scalars.learnedIn === period)
            return;
        this.#lastOutlook = null;
        scalars.learnedIn = period;
        knowledge.belief.learnPriors(knowledge.cohorts);
    }
    #outlook(now) {
        if (this.#lastOutlook?.now !== now)
            this.#lastOutlook = {
                now,
                outlook: new RefreshOutlook(this.#parts.knowledge, now / this.settings.periodMs + MIDDLE),
            };
        return this.#lastOutlook.outlook;
    }
    /** A page that fails again and again is tried more and more rarely. */
    #hope(row) {
        return 2 ** -Math.min(20, this.#parts.knowledge.table.numbers("failures")[row]);
    }
    #because(row, { edits, rate }) {
        const { table } = this.#parts.knowledge;
        const looked = table.numbers("lookedAt")[row];
        if (table.numbers("failures")[row] > 0)
            return "failing";
        if (Number.isNaN(looked))
            return "never-looked-at";
        if (!Number.isNaN(table.numbers("hintedAt")[row]))
            return "hint";
        if (table.numbers("gone")[row] === 1)
            return "gone";
        const since = table.numbers("triedAt")[row] - looked;
        return edits > Math.max(0.1, rate * since) ? "bulk-edit" : "own-rate";
    }
    #row(page) {
        const row = this.#parts.rows.get(page);
        if (row === undefined)
            throw new UsageError("NOT_FOUND", `page ${page} is not under watch`);
        return row;
    }
}
