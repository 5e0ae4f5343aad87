import type { RenderNote } from "#ports/index.js";
/** Notes of one rendering. */
export declare class NoteBook {
    #private;
    /** Puts one down; returns how many of its kind there are. */
    note(kind: RenderNote["kind"], what: string): number;
    /** All of them; kinds in the order in which they turned up. */
    get notes(): readonly RenderNote[];
}
