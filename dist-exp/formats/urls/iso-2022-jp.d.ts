/** Bytes, or a character that cannot be written. */
type Part = readonly number[] | number;
/** The bytes of a text, in parts. Ends in ASCII. */
export declare function iso2022JpBytes(text: string): Part[];
export {};
