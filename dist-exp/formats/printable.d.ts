/** Makes a string from the web safe to print: no control, bidirectional or invisible format characters. */
export declare function printable(text: string): string;
/** JSON for a terminal: the same value, with whatever could move the cursor or turn text around written as escapes. */
export declare function printableJson(value: unknown, indent?: number): string;
/** `1 capture`, `2 captures`. */
export declare function counted(count: number, noun: string): string;
