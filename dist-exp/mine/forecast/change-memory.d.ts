import { type DirectoryTree, type PageChanges } from "#model/index.js";
import { DirectoryMemory } from "./directory-memory.js";
/** Remembers when and how often pages and directories changed; knows nothing of the period to come. */
export declare class ChangeMemory {
    #private;
    readonly tree: DirectoryTree;
    readonly directories: DirectoryMemory;
    /** The directory each page lies in, and the one whose pages it lives with. */
    readonly directoryOf: Int32Array;
    readonly homeOf: Int32Array;
    readonly alive: Uint8Array;
    readonly born: Int32Array;
    /** Period of the last change or of the insertion. */
    readonly lastChange: Int32Array;
    readonly updates: Int32Array;
    /** Updates counted with a memory of 4 and of 20 periods, as of `lastChange`. */
    readonly briefCount: Float64Array;
    readonly longCount: Float64Array;
    /** The same for updates that were no part of a bulk edit, as of `lastLone`. */
    readonly lastLone: Int32Array;
    readonly loneCount: Float64Array;
    /** Pages alive now. */
    pages: number;
    /** The period that comes next. */
    period: number;
    /** The tree must hold every page that will be spoken of. */
    constructor(tree: DirectoryTree);
    /** Takes in what the period did and moves on to the next. */
    observe({ pages, kinds }: PageChanges): void;
}
/** How many inserted pages a look at each directory shows, as the directories stand before the period is taken in. */
export declare function arrivalsByDirectory({ directories, directoryOf }: ChangeMemory, { pages, kinds }: PageChanges): Map<number, number>;
