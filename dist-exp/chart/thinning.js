// Thinning for drawing: every class loses the same share, so the picture keeps the true proportions.
/** Per half pixel the highest step and the last: a narrow top is kept, and so is the level that goes on. */
export function highestPerPixel(steps, x) {
    const columns = new Map();
    for (const step of steps) {
        const column = Math.floor(x(step.at) * 2);
        const highest = columns.get(column)?.highest;
        columns.set(column, { highest: highest && highest.count > step.count ? highest : step, last: step });
    }
    return [...columns.values()].flatMap(({ highest, last }) => (highest === last ? [last] : [highest, last]));
}
/** Keeps at most about `most` items, one in `oneIn` of each class and at least one of every class, in order. */
export function thin(items, most, classOf) {
    const oneIn = Math.ceil(items.length / most);
    if (oneIn <= 1)
        return { kept: items, oneIn: 1 };
    const seen = new Map();
    const kept = items.filter((item) => {
        const count = seen.get(classOf(item)) ?? 0;
        seen.set(classOf(item), count + 1);
        return count % oneIn === 0;
    });
    return { kept, oneIn };
}
