import { type AtHand } from "./at-hand.js";
/** A look-up wants few lines, a walk many: so many first, then ever more. */
export declare const FIRST_LINES = 8;
/** How many lines the next batch has. */
export declare function moreLines(lines: number): number;
/** Some lines, and those behind them. */
export interface LineBatch {
    readonly lines: readonly string[];
    /** `null` at the end. */
    readonly more: (() => AtHand<LineBatch>) | null;
}
/** The end of every source. */
export declare const NO_LINES: LineBatch;
/** The first line, or a beginning of it, and the last. */
export interface LineEnds {
    /** `null` where there is no line. */
    readonly first: string | null;
    /** `null` where it is not known. */
    readonly last: string | null;
}
/** Sorted lines that can be entered anywhere. */
export interface LineSource {
    readonly name: string;
    /** Lines from the first that is not before `key`, in order. */
    from(key: string): AtHand<LineBatch>;
    /** Lines behind `key`, or beginnings of them, in order and about equally far from each other. */
    marks(key: string): AsyncIterable<readonly string[]>;
    /** Where its lines begin and end, by short reads alone. */
    ends(): AtHand<LineEnds>;
    close(): void;
}
/** All lines from a key on, some at a time. */
export declare function walkFrom(source: Pick<LineSource, "from">, key: string): AsyncGenerator<readonly string[]>;
/** The lines that begin so, some at a time; from one of them on where that is given. */
export declare function linesFrom(source: LineSource, prefix: string, first?: string): AsyncGenerator<readonly string[]>;
/** The same all at once, without a generator: for look-ups, of which there are many. */
export declare function collectLines(source: LineSource, prefix: string): AtHand<readonly string[]>;
