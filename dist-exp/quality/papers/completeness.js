// Completeness (bensaad2011 Definitions 5.12 to 5.14): the weight of what the archive holds over that of what existed.
/** Definition 5.12; the page's own importance cancels. A page without weight is complete: nothing was missed. */
export function pageCompleteness({ existed, captured }) {
    const whole = existed.reduce((sum, weight) => sum + weight, 0);
    const held = [...new Set(captured)].reduce((sum, index) => sum + (existed[index] ?? 0), 0);
    return whole === 0 ? 1 : held / whole;
}
/** Definition 5.13: the pages' completeness, weighted by their importance. */
export function siteCompleteness(pages) {
    const whole = pages.reduce((sum, { importance }) => sum + importance, 0);
    const held = pages.reduce((sum, { completeness, importance }) => sum + completeness * importance, 0);
    return whole === 0 ? 1 : held / whole;
}
/** Definition 5.14: the mean over sites. */
export function archiveCompleteness(sites) {
    return sites.length === 0 ? 1 : sites.reduce((sum, site) => sum + site, 0) / sites.length;
}
/** Cut to two decimals, as bensaad2011 prints its examples (0.7857 as 0.78); never rounded. */
export function truncated(value) {
    return Math.floor(value * 100 + 1e-9) / 100;
}
