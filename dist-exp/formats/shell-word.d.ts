/** The text as one word of a POSIX shell, as it is where that does. */
export declare function shellWord(text: string): string;
