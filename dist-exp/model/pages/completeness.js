// Completeness of an archive (bensaad2011 section 5.1): the share of the importance of changes that it holds.
/** Definition 5.12; a page without any change is complete. */
export function pageCompleteness({ importances, held }) {
    let all = 0;
    let captured = 0;
    for (const [i, importance] of importances.entries()) {
        all += importance;
        if (held[i] === true)
            captured += importance;
    }
    return all === 0 ? 1 : captured / all;
}
/** Definition 5.13: page completeness weighted by page importance; 1 when nothing has weight. */
export function siteCompleteness(pages) {
    const weight = pages.reduce((sum, page) => sum + page.weight, 0);
    return weight === 0 ? 1 : pages.reduce((sum, page) => sum + page.completeness * page.weight, 0) / weight;
}
