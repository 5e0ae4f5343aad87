/** Share of the keywords that a text contains, in any case; a page without any keeps a tenth of one's share. */
export declare function keywordImportance(text: string, keywords: readonly string[]): number;
