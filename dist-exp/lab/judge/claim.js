/** The claims of a certificate with this verdict. */
export function claimsOf({ pages, asOf }, verdict) {
    return pages.filter((page) => page.verdict === verdict).map((page) => ({ ...page, asOf }));
}
