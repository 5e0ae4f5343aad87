/** What is left of a text without comments, tags and the elements that show nothing. */
export declare function visibleWords(html: string): string[];
