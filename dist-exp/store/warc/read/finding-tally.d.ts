import type { Finding } from "./finding.js";
/** Keeps the first findings of each kind, in order, and counts the others. */
export declare class FindingTally {
    #private;
    add(finding: Finding): void;
    /** In the order of the file; the last one kept of a kind says how many more there were. */
    toArray(): Finding[];
}
