/** f(p) = 0 when the page's last change lies at or before the start, else 1. */
export function measurableCoherence(downloads, startedAt) {
    return testedCoherence(downloads, (page) => page.lastChangeAt <= startedAt);
}
/** Σf/n over pages that pass a test (f = 0) or fail it (f = 1); of no pages, nothing fails. */
export function testedCoherence(pages, passes) {
    const failed = pages.filter((page) => !passes(page)).length;
    const errorRate = pages.length === 0 ? 0 : failed / pages.length;
    return { errorRate, coherence: 1 - errorRate };
}
