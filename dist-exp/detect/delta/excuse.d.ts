import { type BlockRole, type PageElement } from "../page/page-model.js";
import type { TemplateEdits } from "../template/edit-tally.js";
import type { OperationType } from "./operations.js";
/** Why an operation does not count as a change of this page. */
export type Excuse = "frame" | "volatile" | "template" | "recut";
/** Tells whether an element stands where content is known to vary by itself. */
export type VolatileTest = (element: PageElement, slot: number) => boolean;
/** What excuses rest on besides the two versions. */
export interface Grounds {
    readonly isVolatile?: VolatileTest;
    readonly template?: TemplateEdits;
}
/** An element with where it stands in its version. */
export interface Side {
    readonly element: PageElement;
    /** Number among the elements of its place. */
    readonly slot: number;
    readonly block: number;
    readonly role: BlockRole;
    /** Number among all elements of its version. */
    readonly index: number;
}
/** An operation before it is known whether it counts. */
export interface Sided {
    readonly type: OperationType;
    readonly before: Side | null;
    readonly after: Side | null;
    /** The line's words are all there still, cut into other lines. */
    readonly isRecut: boolean;
}
/** What the operations are of. */
export interface Pages {
    /** Words of the longer version, frame and all. */
    readonly words: number;
    /** Titles that both versions have: a frame that repeats one says nothing new. */
    readonly titles: ReadonlySet<string>;
}
/** The excuse of each operation. */
export declare function excusesOf(operations: readonly Sided[], { words, titles }: Pages, { isVolatile, template }: Grounds): (Excuse | null)[];
