import type { PageElement } from "../page/page-model.js";
/** Of the lines that went and the lines that came, those that only were cut elsewhere. */
export interface RecutLines {
    readonly gone: ReadonlySet<number>;
    readonly come: ReadonlySet<number>;
}
/** Compares the words of one hunk's lines; `gone` and `come` are indices into the versions' elements. */
export declare function recutLines(before: readonly PageElement[], after: readonly PageElement[], gone: readonly number[], come: readonly number[]): RecutLines;
