import { RecordedRenderings } from "./recorded-renderings.js";
import { RunClocks } from "./run-clocks.js";
import { Views } from "./views.js";
/** A page as the run found it. */
export interface FoundPage {
    readonly kind: string;
    /** Links from a seed. */
    readonly depth: number;
    /** The page it was found on. */
    readonly via: string | null;
    /** On record before the visits: a seed, or named by a list or an earlier capture. */
    readonly isEarly: boolean;
}
type Fields = Readonly<Record<string, string>>;
/** The notes of one run, in the order of its records. */
export declare class RunNotes {
    #private;
    readonly plans: Fields[];
    readonly changes: Fields[];
    readonly clocks: RunClocks;
    /** Pages that the run says it knew. */
    readonly pages: Map<string, FoundPage>;
    /** Pictures, texts and facts of pages as a browser showed them. */
    readonly views: Views;
    /** What showing documents brought. */
    readonly renderings: RecordedRenderings;
    /** Hashes of URLs kept out, by rule and shape. */
    readonly refusals: Map<string, Set<number>>;
    /** From now on pages are found by looking. */
    noteLook(): void;
    /** Takes one note; `at` is the number of records before it. Returns what in it cannot be read. */
    take(fields: Fields, at: number): string[];
    /** Whether more than one process ran it. */
    get wasResumed(): boolean;
    /** Whether a look at this place, with so many records before it, was never acknowledged: its page was asked for again. */
    isVoid(at: number, seq: number): boolean;
}
export {};
