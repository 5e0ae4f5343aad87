/** How much each sign says that two neighbours are not of one block. Tuned on half of the labelled pages. */
export const SIGNS = {
    /** White space between them, at most this many lines of it. */
    gap: 0.35,
    gapLines: 6,
    /** Side by side, and not just as words of a line. */
    beside: 1,
    /** Another ground, at least one of the two across most of the page. */
    band: 1,
    /** Much of one leads elsewhere, little of the other does. */
    links: 0.8,
    /** They begin and end elsewhere. */
    edges: 0.4,
    rule: 0.2,
    heading: 0.1,
    /** What is left of it all where both are parts of one text. */
    inFlow: 0.3,
};
/** Of the page's width. */
const BAND_SHARE = 0.85;
const COLUMN_HEIGHT_PX = 100;
/** Fewer characters say nothing of where they lead. */
const LEAST_INK = 20;
/** The weight of the separator between two neighbours; 0 is none. */
export function separatorWeight(above, below, laid) {
    if (above.rect === null || below.rect === null)
        return 0;
    const [a, b] = sides(above, below);
    const [one, other] = [a ? laid.rectOf(a) : above.rect, b ? laid.rectOf(b) : below.rect];
    if (one === null || other === null)
        return 0;
    const lineHeight = Math.max(10, below.fontPx, above.fontPx) * 1.2;
    const gapLines = Math.max(0, below.rect.top - above.rect.bottom) / lineHeight;
    const weight = SIGNS.gap * Math.min(1, gapLines / SIGNS.gapLines) +
        (areBeside(one, other) ? SIGNS.beside : 0) +
        (isOtherBand(above, below, [one, other], laid) ? SIGNS.band : 0) +
        SIGNS.edges * edgeContrast(one, other, laid) +
        (below.isRuled ? SIGNS.rule : 0) +
        (below.isHeading ? SIGNS.heading : 0);
    return isFlow(a, above) && isFlow(b, below) ? weight * SIGNS.inFlow : weight;
}
/** The same by what they hold: the lower one against the last above it that holds text. */
export function contentContrast(above, below, sums) {
    const [a, b] = sides(above, below);
    if (!a || !b)
        return 0;
    const [one, other] = [sums.of(a), sums.of(b)];
    if (Math.min(one.seen, other.seen) < LEAST_INK)
        return 0;
    const weight = SIGNS.links * Math.abs(one.linked / one.seen - other.linked / other.seen);
    return isFlow(a, above) && isFlow(b, below) ? weight * SIGNS.inFlow : weight;
}
/** The two nodes beside each other in which the pieces stand. */
function sides(above, below) {
    let at = 0;
    while (above.chain[at] !== undefined && above.chain[at] === below.chain[at])
        at++;
    return [above.chain[at], below.chain[at]];
}
/** A piece that stands in the text itself, and not in a container beside it. */
function isFlow(side, piece) {
    return side === undefined || side === piece.chain.at(-1);
}
function areBeside(a, b) {
    const across = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    const heights = [a.bottom - a.top, b.bottom - b.top];
    const areApart = a.right <= b.left + 1 || b.right <= a.left + 1;
    return areApart && across > 0.3 * Math.min(...heights) && Math.min(...heights) >= COLUMN_HEIGHT_PX;
}
function isOtherBand(above, below, rects, laid) {
    if (above.ground === below.ground)
        return false;
    return rects.some((rect) => rect.right - rect.left >= BAND_SHARE * laid.size.width);
}
function edgeContrast(a, b, laid) {
    const moved = Math.abs(a.left - b.left) + Math.abs(a.right - b.right);
    return Math.min(1, moved / laid.size.width);
}
