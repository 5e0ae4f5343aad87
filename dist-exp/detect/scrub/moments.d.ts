/** A word, a number or a sign. */
export interface Token {
    /** In lower case. */
    readonly text: string;
    readonly from: number;
    readonly to: number;
    /** One character that says what it is: the grammar is written over these. */
    readonly shape: string;
}
/** Tokens [first, end) are a date, a time or both, or an age ("3 hours ago"). */
export interface Moment {
    readonly first: number;
    readonly end: number;
    readonly hasDate: boolean;
    readonly hasClock: boolean;
    readonly hasSeconds: boolean;
    readonly isAge: boolean;
}
/** Cuts a line into words, numbers and signs. */
export declare function tokensIn(line: string): Token[];
/** Every moment of a line, left to right; the work goes with the number of tokens. */
export declare function momentsIn(tokens: readonly Token[]): Moment[];
