import type { DirectoryTree } from "#model/index.js";
/** A period long before the first: nothing has happened yet. */
export declare const NEVER = -5000;
/** By directory number: its own pages, their changes, and the last change anywhere below. */
export declare class DirectoryMemory {
    readonly parents: Int32Array;
    /** Pages alive now that lie in the directory. */
    readonly pages: Int32Array;
    /** Pages alive now that live with the directory's (`pageHomes`): index pages count above. */
    readonly residents: Int32Array;
    /** Changes of the residents with a memory of 20 periods, as of `last`. */
    readonly changes: Float64Array;
    readonly last: Int32Array;
    /** Last change anywhere below a directory. */
    readonly subtreeLast: Int32Array;
    /** Share of the periods in which anything changed, with a memory of 20 periods. */
    liveliness: number;
    constructor(tree: DirectoryTree);
    /** A bulk edit: half of a directory of eight or more at once, or thirty pages of it. */
    isBulk(directory: number, changes: number): boolean;
    /** The nearest directory from this one upwards that holds a page: a look there shows what is new here; −1 for none. */
    holderOf(directory: number): number;
    /** A period is over in which something changed, or nothing. */
    pass(changed: boolean): void;
    /** So many of the directory's residents changed in the period. */
    touch(directory: number, changes: number, period: number): void;
}
