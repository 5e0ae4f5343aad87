/** Tokens one behind the other. */
export interface AskedPhrase {
    readonly tokens: readonly string[];
    /** Whether the last token may go on. */
    readonly isPrefix: boolean;
}
/** What is looked for: all of the first, none of the second. */
export interface AskedWords {
    readonly all: readonly AskedPhrase[];
    readonly none: readonly AskedPhrase[];
}
