/** Cuts a string in its middle so that both ends stay legible. */
export declare function shorten(text: string, width: number): string;
/** Breaks a sentence into lines of at most `width` characters where words allow it. */
export declare function wrap(text: string, width: number): string[];
/** The few styles a report uses. */
export type Ink = Readonly<Record<"strong" | "faint" | "good" | "warn" | "bad", (text: string) => string>>;
/** ANSI styles, or none. */
export declare function ink(colour: boolean): Ink;
