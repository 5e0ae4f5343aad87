import type { Is } from "./shapes.js";
/** The fields of one record, by name. */
export type Fields = Readonly<Record<string, string>>;
/** One record's share of a list. */
export interface Part {
    readonly fields: Fields;
    /** How many of the list it holds. */
    readonly count: number;
}
/** Rows as JSON lists, each short enough for one record. */
export declare function batches(rows: Iterable<unknown>): Generator<{
    json: string;
    count: number;
}>;
/** The value of a field of JSON, when it is there and has the shape. */
export declare function readJson<T>(text: string | undefined, is: Is<T>): T | null;
/** The value of a field of JSON, of any shape; `undefined` when there is none. */
export declare function parsed(text: string | undefined): unknown;
/** A whole number in digits. */
export declare function wholeNumber(text: string | undefined): number | null;
/** A number as JavaScript prints it. */
export declare function anyNumber(text: string | undefined): number | null;
