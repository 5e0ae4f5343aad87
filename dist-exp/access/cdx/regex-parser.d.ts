/** Whether a character (as a UTF-16 unit) is one of those meant. */
export type CharTest = (code: number) => boolean;
/** An expression, taken apart. */
export type RegexNode = {
    readonly kind: "char";
    readonly test: CharTest;
} | {
    readonly kind: "start" | "end";
} | {
    readonly kind: "all" | "any";
    readonly parts: readonly RegexNode[];
} | {
    readonly kind: "repeat";
    readonly part: RegexNode;
    readonly least: number;
    readonly most: number;
};
/** Longer ones are refused. */
export declare const MOST_REGEX_CHARS = 256;
/** Takes an expression apart. @throws UsageError when it is none, or beyond the subset */
export declare function parseRegex(source: string): RegexNode;
