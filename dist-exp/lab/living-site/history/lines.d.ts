import { UsageError } from "#errors.js";
/** One line, counted from 1. */
export interface Line {
    readonly number: number;
    readonly text: string;
}
/** An error that says where in the input it lies. */
export declare function lineError(file: string, line: number, message: string): UsageError;
/** Reads a file line by line; `.gz` and `.br` are decompressed. */
export declare function readLines(file: string): AsyncGenerator<Line>;
