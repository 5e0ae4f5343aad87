/** Starts a planner at its first choice and renews it before every other. */
export class PlannerRun {
    #planner;
    #run = null;
    /** Page numbers by row at the last choice. */
    #numbers = new Int32Array(0);
    constructor(planner) {
        this.#planner = planner;
    }
    /** Rows to capture, in order. */
    choose({ pages, numbers, period, budget, leftPeriods }) {
        if (this.#run === null)
            this.#run = this.#planner.start(pages, budget);
        else
            this.#run.renew({ pages, period, budget, leftPeriods, before: this.#before(numbers) });
        this.#numbers = numbers;
        return this.#run.choose(period, budget);
    }
    /** Columns of its memory, and the page numbers they stand for. */
    save() {
        const memory = this.#run?.memory ?? [];
        const columns = memory.map((column, i) => [`planner.${i}`, column.slice()]);
        return { ...Object.fromEntries(columns), "planner.numbers": Float64Array.from(this.#numbers) };
    }
    /** Takes its memory back; `pages` has as many rows as were saved. False when it does not fit. */
    restore(pages, saved) {
        const numbers = saved["planner.numbers"];
        if (saved["planner.0"] === undefined || numbers === undefined)
            return numbers?.length === 0;
        const run = this.#planner.start(pages, 1);
        const fits = run.memory.every((column, i) => saved[`planner.${i}`]?.length === column.length);
        if (!fits || numbers.length !== pages.count)
            return false;
        for (const [i, column] of run.memory.entries())
            column.set(saved[`planner.${i}`]);
        this.#run = run;
        this.#numbers = Int32Array.from(numbers);
        return true;
    }
    #before(numbers) {
        if (numbers.length === this.#numbers.length &&
            numbers.every((number, row) => number === this.#numbers[row]))
            return Int32Array.from(numbers, (_, row) => row);
        const rows = new Map(Array.from(this.#numbers, (number, row) => [number, row]));
        return numbers.map((number) => rows.get(number) ?? -1);
    }
}
