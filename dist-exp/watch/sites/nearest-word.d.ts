/** The known word that is nearest to it, when it is near enough to be a slip. */
export declare function nearestWord(word: string, known: readonly string[]): string | null;
