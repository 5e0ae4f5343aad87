import type { IndexEntry } from "#ports/index.js";
/** `pywb` speaks as pywb and Common Crawl do, `wayback` as the Wayback Machine does. */
export type Dialect = "pywb" | "wayback";
/** A field that can be asked for. */
export interface Field {
    /** As it was asked for, or as the dialect calls it. */
    readonly name: string;
    /** `null` where the capture has none. */
    readonly valueOf: (entry: IndexEntry) => string | null;
}
/** The fields that a dialect gives unless told. */
export declare function usualFields(dialect: Dialect): Field[];
/** Finds a field. @throws UsageError when there is none of that name */
export declare function fieldNamed(name: string, dialect: Dialect): Field;
