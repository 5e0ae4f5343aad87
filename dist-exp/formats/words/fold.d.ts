/** Longer words are compared by their beginnings: nobody types them, and hostile pages are full of them. */
export declare const MOST_TOKEN_CHARS = 64;
/** Folds a word, or a piece of one. */
export declare function fold(word: string): string;
