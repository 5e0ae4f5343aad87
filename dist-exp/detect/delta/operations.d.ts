import type { PageElement } from "../page/page-model.js";
/** The operation types of bensaad2011 section 3; N_Op is their number. */
export declare const OPERATION_TYPES: readonly ["insert", "delete", "update", "move"];
/** One of them. */
export type OperationType = (typeof OPERATION_TYPES)[number];
/** One operation on an element; indices point into the two versions' sequences of elements. */
export type ElementOperation = {
    readonly type: "insert";
    readonly after: number;
    readonly isRecut?: boolean;
} | {
    readonly type: "delete";
    readonly before: number;
    readonly isRecut?: boolean;
} | {
    readonly type: "update" | "move";
    readonly before: number;
    readonly after: number;
};
/** How the elements of one version became those of the next. */
export interface ElementDelta {
    readonly operations: readonly ElementOperation[];
    /** Elements kept in place: [index before, index after]. */
    readonly kept: readonly (readonly [number, number])[];
}
/** Compares the elements of two versions. */
export declare function elementDelta(before: readonly PageElement[], after: readonly PageElement[]): ElementDelta;
