import type { InkSums } from "./ink-sums.js";
import type { LaidTree } from "./laid-tree.js";
import type { Piece } from "./pieces.js";
/** How much each sign says that two neighbours are not of one block. Tuned on half of the labelled pages. */
export declare const SIGNS: {
    /** White space between them, at most this many lines of it. */
    readonly gap: 0.35;
    readonly gapLines: 6;
    /** Side by side, and not just as words of a line. */
    readonly beside: 1;
    /** Another ground, at least one of the two across most of the page. */
    readonly band: 1;
    /** Much of one leads elsewhere, little of the other does. */
    readonly links: 0.8;
    /** They begin and end elsewhere. */
    readonly edges: 0.4;
    readonly rule: 0.2;
    readonly heading: 0.1;
    /** What is left of it all where both are parts of one text. */
    readonly inFlow: 0.3;
};
/** The weight of the separator between two neighbours; 0 is none. */
export declare function separatorWeight(above: Piece, below: Piece, laid: LaidTree): number;
/** The same by what they hold: the lower one against the last above it that holds text. */
export declare function contentContrast(above: Piece, below: Piece, sums: InkSums): number;
