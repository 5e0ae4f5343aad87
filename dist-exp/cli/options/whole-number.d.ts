/** A parser for whole numbers from `least` up. */
export declare function wholeNumber(least: number): (text: string) => number;
