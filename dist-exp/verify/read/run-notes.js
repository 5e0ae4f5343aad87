// What the run put on record of itself: its plan, its course, the pages it found, what it kept out, where it went on.
import { strictJson, strictJsonObject } from "#formats/index.js";
import { RecordedRenderings } from "./recorded-renderings.js";
import { RunClocks } from "./run-clocks.js";
import { Views } from "./views.js";
/** The notes of one run, in the order of its records. */
export class RunNotes {
    plans = [];
    changes = [];
    clocks = new RunClocks();
    /** Pages that the run says it knew. */
    pages = new Map();
    /** Pictures, texts and facts of pages as a browser showed them. */
    views = new Views();
    /** What showing documents brought. */
    renderings = new RecordedRenderings();
    /** Hashes of URLs kept out, by rule and shape. */
    refusals = new Map();
    /** Every page that any process put on record, and whether that was before it looked for any. */
    #isEarly = new Map();
    #resumes = [];
    #isBefore = true;
    /** From now on pages are found by looking. */
    noteLook() {
        this.#isBefore = false;
    }
    /** Takes one note; `at` is the number of records before it. Returns what in it cannot be read. */
    take(fields, at) {
        this.clocks.take(fields, at);
        if ("isochron-plan" in fields)
            this.plans.push(fields);
        if ("isochron-resume" in fields)
            this.#takeResume(fields, at);
        if ("isochron-change" in fields)
            this.#takeChange(fields);
        const isChange = strictJsonObject(fields["isochron-change"] ?? "{}") !== null;
        const arePages = this.#takePages(fields);
        const isRendering = this.renderings.take(fields["isochron-rendering"]);
        const refusals = rowsOf(fields["isochron-refusals"]);
        for (const row of refusals ?? [])
            this.#takeRefusal(row);
        return [
            ...(isChange ? [] : ["change"]),
            ...(arePages ? [] : ["pages"]),
            ...(isRendering ? [] : ["rendering"]),
            ...(refusals ? [] : ["links kept out"]),
        ];
    }
    /** Whether more than one process ran it. */
    get wasResumed() {
        return this.#resumes.length > 0;
    }
    /** Whether a look at this place, with so many records before it, was never acknowledged: its page was asked for again. */
    isVoid(at, seq) {
        return this.#resumes.some((one) => at < one.at && (seq >= one.nextSeq || one.missing.has(seq)));
    }
    /** A resumed run puts all it knew on record again: what a killed process found and never kept is no part of it. */
    #takeResume(fields, at) {
        this.pages.clear();
        this.renderings.resume();
        this.refusals.clear();
        this.#isBefore = true;
        const missing = (rowsOf(fields["missing"]) ?? []).map(Number);
        this.#resumes.push({ at, nextSeq: Number(fields["isochron-resume"]), missing: new Set(missing) });
    }
    /** Before a phase begins, its change is written; other changes tell of clocks and times. */
    #takeChange(fields) {
        this.changes.push(fields);
        if ("phase" in (strictJsonObject(fields["isochron-change"] ?? "") ?? {}))
            this.#isBefore = false;
    }
    /** The pages found, where the note names any; `false` when they cannot be read. */
    #takePages(fields) {
        if (!("isochron-frontier" in fields))
            return true;
        const pages = pagesNamed(fields["pages"] ?? "[]");
        for (const row of pages ?? [])
            this.#takePage(row);
        return pages !== null;
    }
    #takePage([url, kind, depth, via]) {
        const isEarly = this.#isEarly.get(url) ?? this.#isBefore;
        this.#isEarly.set(url, isEarly);
        this.pages.set(url, {
            kind: String(kind),
            depth: Number(depth),
            via: typeof via === "string" ? via : null,
            isEarly,
        });
    }
    #takeRefusal(row) {
        const [code, shape, hashes] = Array.isArray(row) ? row : [];
        const key = `${String(code)} ${String(shape)}`;
        const held = this.refusals.get(key) ?? new Set();
        this.refusals.set(key, held);
        for (const hash of Array.isArray(hashes) ? hashes : [])
            held.add(Number(hash));
    }
}
/** The rows of a record of pages found; `null` when it is not shaped so. */
function pagesNamed(text) {
    const rows = rowsOf(text);
    const isNamed = (row) => Array.isArray(row) && typeof row[0] === "string";
    return rows?.every(isNamed) ? rows : null;
}
/** The rows of a list on record; `null` when it is none. */
function rowsOf(text) {
    const read = strictJson(text ?? "[]");
    return read.ok && Array.isArray(read.value) ? read.value : null;
}
