// How series of figures look: a colour, a dash and a mark each, so that no meaning hangs on colour alone.
/** Legible on light and dark grounds alike; a page may set `--isochron-series-1` and so on. */
const COLOURS = ["#2f8f77", "#d4692f", "#5585c0", "#9c68ae", "#b08420", "#cb5266", "#7b868c", "#4f9a2f"];
const DASHES = [null, "8 3", "3 3", "10 3 2 3", "1.5 2.5", "6 2", "12 4", "2 5"];
/** Colour of the k-th series. */
export function seriesColour(k) {
    const place = k % COLOURS.length;
    return `var(--isochron-series-${place + 1}, ${COLOURS[place]})`;
}
/** Dash pattern of the k-th series; `null` is a solid line. */
export function seriesDash(k) {
    return DASHES[k % DASHES.length];
}
