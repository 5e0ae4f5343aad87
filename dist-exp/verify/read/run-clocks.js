// What the run's own records say of its clocks, and where among all records they stand: a start or a resume is a run,
// and what was fetched in it stands behind the record that begins it.
import { z } from "zod";
const Ms = z.number().int().nonnegative();
const RunShape = z.looseObject({
    startedAt: Ms,
    by: z.string(),
    boundMs: Ms.nullable(),
    bootId: z.string().nullable(),
    uptimeMs: Ms.nullable(),
    filesAt: Ms.nullable(),
});
/** The records about runs, in their order. */
export class RunClocks {
    lists = [];
    /** What is wrong with them. */
    problems = [];
    #resumedWith = 1;
    /** Takes one of the run's own records. */
    take(fields, place) {
        const runs = runsIn(fields["isochron-change"]);
        if (runs === "unreadable")
            this.problems.push("a list of runs cannot be read");
        else if (runs !== null)
            this.#takeList(runs, place);
        // Where nothing had been seen, nothing was resumed: a patch begins so.
        if ("isochron-resume" in fields && fields["isochron-resume"] !== "0")
            this.#takeResume();
    }
    #takeList(runs, place) {
        const before = this.lists.at(-1)?.runs ?? [];
        if (before.some((run, i) => wordsOf(run) !== wordsOf(runs[i])))
            this.problems.push("a run is told in two ways, or no more");
        if (runs.some(({ startedAt }, i) => i > 0 && startedAt < runs[i - 1].startedAt))
            this.problems.push("the runs are not in the order of their times");
        this.lists.push({ runs, place });
    }
    /** Records of older versions tell of resumes and of no runs. */
    #takeResume() {
        const known = this.lists.at(-1)?.runs.length ?? Infinity;
        if (known <= this.#resumedWith)
            this.problems.push("a resume is on record without its clock");
        else if (known < Infinity)
            this.#resumedWith = known;
    }
}
function runsIn(change) {
    try {
        const said = Object(JSON.parse(change ?? "null"));
        if (said["runs"] === undefined)
            return null;
        const shaped = z.array(RunShape).min(1).safeParse(said["runs"]);
        return shaped.success ? shaped.data : "unreadable";
    }
    catch {
        return null;
    }
}
/** All that may not change; the error is settled at the end. */
function wordsOf(run) {
    return JSON.stringify(run && [run.startedAt, run.by, run.boundMs, run.bootId, run.uptimeMs, run.filesAt]);
}
