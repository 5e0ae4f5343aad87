/** Counts of what was passed over. */
export declare class NoteTally {
    #private;
    /** `noun` is what is counted: "file", "version". */
    constructor(noun: string);
    /** Counts one; `reason` goes on after "3 files": "not told: they changed while they were read". */
    add(reason: string, name: string): void;
    /** How many fell to a reason. */
    countOf(reason: string): number;
    /** One sentence for each reason. */
    notes(): string[];
}
