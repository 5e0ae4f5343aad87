// Importance of pages by words that matter to whoever keeps the archive.
/** Share of the keywords that a text contains, in any case; a page without any keeps a tenth of one's share. */
export function keywordImportance(text, keywords) {
    if (keywords.length === 0)
        return 1;
    const lower = text.toLowerCase();
    const found = keywords.filter((keyword) => lower.includes(keyword.toLowerCase())).length;
    return Math.max(found, 0.1) / keywords.length;
}
