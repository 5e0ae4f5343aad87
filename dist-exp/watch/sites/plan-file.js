// The plan of a file that its owner may change at any time: a new one takes effect when it is right, and until then the
// old one stays in force.
import { IsochronError, UsageError } from "#errors.js";
import { readWatchPlan } from "./read-plan.js";
/** One file of sites, watched. */
export class PlanFile {
    #source;
    #plan;
    #seen;
    /** What was odd in the file when it was opened. */
    warnings;
    constructor(source, stamp, read) {
        this.#source = source;
        this.#seen = { stamp, faults: null };
        this.#plan = read.plan;
        this.warnings = read.warnings;
    }
    /** Reads the file for the first time. @throws UsageError with a line for every fault */
    static async open(source) {
        const stamp = await source.stamp();
        const read = readWatchPlan(await source.text(), source.name);
        if ("faults" in read)
            throw new UsageError("BAD_INPUT", read.faults.join("\n"));
        return new PlanFile(source, stamp, read);
    }
    /** The last plan that was right. */
    get plan() {
        return this.#plan;
    }
    /** Looks whether the file has changed; `null` when there is nothing new to say. */
    async reload() {
        // Before the text: what is written meanwhile has another stamp, and is read the next time.
        const stamp = await this.#stamp();
        if (stamp === this.#seen.stamp)
            return null;
        const read = await this.#read();
        if ("plan" in read)
            return this.#takeUp(stamp, read);
        const faults = read.faults.join("\n");
        const isSaid = faults === this.#seen.faults;
        this.#seen = { stamp, faults };
        return isSaid ? null : { kind: "wrong", faults: read.faults };
    }
    #takeUp(stamp, read) {
        const isSame = this.#seen.faults === null && JSON.stringify(read.plan) === JSON.stringify(this.#plan);
        this.#seen = { stamp, faults: null };
        if (isSame)
            return null;
        this.#plan = read.plan;
        return { kind: "changed", plan: read.plan, warnings: read.warnings };
    }
    async #stamp() {
        try {
            return await this.#source.stamp();
        }
        catch (error) {
            if (error instanceof IsochronError)
                return `unreadable: ${error.message}`;
            throw error;
        }
    }
    async #read() {
        try {
            return readWatchPlan(await this.#source.text(), this.#source.name);
        }
        catch (error) {
            if (error instanceof IsochronError)
                return { faults: [error.message] };
            throw error;
        }
    }
}
