// The contract of every refresh planner: what is known of the pages in, the M pages to capture this period out.
/** A column in its new order; new pages get what `fresh` says. */
export function carriedOver(column, before, fresh) {
    return Float64Array.from(before, (old, page) => (old < 0 ? fresh(page) : column[old]));
}
/** Mean over the pattern of a page's column. */
export function patternMean({ periods }, column, page) {
    let sum = 0;
    for (let k = page * periods; k < (page + 1) * periods; k++)
        sum += column[k];
    return sum / periods;
}
/** Mean changes per period of every page. */
export function meanRates(pages) {
    return Float64Array.from({ length: pages.count }, (_, page) => patternMean(pages, pages.rates, page));
}
