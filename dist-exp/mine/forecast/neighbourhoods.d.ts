import type { ChangeMemory } from "./change-memory.js";
/** Groups of at least this many pages are looked into by a probe. */
export declare const PROBED_GROUP = 8;
/** The directory that stands for a page's neighbourhood and, above it, its section of the site; by home directory. */
export interface Neighbourhoods {
    readonly of: Int32Array;
    readonly section: Int32Array;
}
/** The nearest directories upwards with at least 8 pages below them and, above those, with at least 64. */
export declare function neighbourhoods({ directories, tree }: ChangeMemory): Neighbourhoods;
