import type { IndexEntry } from "#ports/index.js";
import { type Dialect } from "./fields.js";
/** Whether a capture passes. */
export type EntryTest = (entry: IndexEntry) => boolean;
/**
 * Reads a filter. `=`: equal; `~`: the regular expression means the beginning (pywb). Without a sign the Wayback
 * Machine takes a regular expression that means the whole value; pywb a text that the value contains, and here also
 * one that means the whole value, so that what is written for either finds what it should.
 */
export declare function parseFilter(text: string, dialect: Dialect): EntryTest;
/** Reads `field` or `field:digits`: of neighbours with equal beginnings of the field only the first passes. */
export declare function parseCollapse(text: string, dialect: Dialect): () => EntryTest;
