import { type PageUrl } from "#model/index.js";
import type { RunNotes } from "../read/run-notes.js";
/** The refusals of a capture. */
export declare class RecordedRefusals {
    #private;
    constructor({ refusals }: Pick<RunNotes, "refusals">);
    /** Whether the URL is on record as kept out by a rule, or may be among those that were counted and not kept. */
    has(code: string, shape: string, url: PageUrl): boolean;
    /** The rules that are said to have kept the URL out, whatever shape they gave it. */
    saidOf(url: PageUrl): string[];
}
