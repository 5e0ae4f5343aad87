import { type Block, type BlockRole, type PageElement, type PageModel } from "../page/page-model.js";
import { type Excuse, type Grounds } from "./excuse.js";
import { type OperationType } from "./operations.js";
/** An operation with what a person and the importance need to know. */
export interface Operation {
    readonly type: OperationType;
    readonly before: PageElement | null;
    readonly after: PageElement | null;
    /** Index into the delta's blocks. */
    readonly block: number;
    /** `null` when the operation counts. */
    readonly excuse: Excuse | null;
}
/** A block of the union of both versions. */
export interface BlockChange {
    readonly change: "kept" | "updated" | "inserted" | "deleted" | "moved";
    readonly role: BlockRole;
    readonly heading: string;
    readonly before: Block | null;
    readonly after: Block | null;
    /** Elements that the percentages of change refer to: those of the old version, or of a new block. */
    readonly elements: number;
}
/** What happened between two versions. */
export interface PageDelta {
    readonly blocks: readonly BlockChange[];
    readonly operations: readonly Operation[];
}
/** Compares two versions block by block. */
export declare function pageDelta(before: PageModel, after: PageModel, grounds?: Grounds): PageDelta;
