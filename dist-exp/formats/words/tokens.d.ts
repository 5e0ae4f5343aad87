/** One token, and the place in the text that it was made of. */
export interface Token {
    readonly text: string;
    readonly start: number;
    readonly end: number;
    /** Where its first character ends; of a word, the end. */
    readonly firstEnd: number;
    /** One character at the end of an unparted row: a row that goes on after it has none there. */
    readonly isTail: boolean;
}
/** The tokens of a text, in order. */
export declare function tokensOf(text: string): Generator<Token>;
/** The same as FTS5 takes them: parted by spaces. */
export declare function tokenText(text: string): string;
