/** Goes up when the grammar answers otherwise than before: it is part of the rule set's digest. */
export declare const STAMP_GRAMMAR = 1;
/** The line with the moments of its stamps replaced. */
export declare function scrubStamps(line: string, sign: string): string;
