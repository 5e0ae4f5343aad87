/** Indices 0…n−1 of the pages. */
export function allPages(pages) {
    return pages.map((_, i) => i);
}
/** The given pages, hottest first. */
export function hottestFirst(pages, indices) {
    return [...indices].sort((x, y) => pages[y].survival.heat - pages[x].survival.heat || x - y);
}
/** The given pages, coldest first: exactly the reverse of {@link hottestFirst}. */
export function coldestFirst(pages, indices) {
    return hottestFirst(pages, indices).reverse();
}
