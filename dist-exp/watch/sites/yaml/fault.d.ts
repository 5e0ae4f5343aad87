/** What is wrong, and where in the text. */
export interface Fault {
    readonly at: number;
    readonly what: string;
}
/** Nobody mends more at a time, and a file of nothing but faults must not fill the memory with them. */
export declare const MOST_FAULTS = 20;
/** A value that is not what its key takes. */
export declare class Wrong implements Fault {
    readonly at: number;
    readonly what: string;
    constructor(at: number, what: string);
}
/** Line and column as editors count them, from 1. */
export declare function placeOf(text: string, at: number): {
    readonly line: number;
    readonly column: number;
};
/** `sites.yaml:7:5: requests-per-day: 'lots' is not a whole number above 0`. */
export declare function faultLine(text: string, file: string, { at, what }: Fault): string;
/** Somebody's own words in a message, never many of them. */
export declare function quoted(words: string): string;
