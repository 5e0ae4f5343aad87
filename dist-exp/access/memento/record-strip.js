/** More marks than this cannot be told apart on a narrow window. */
export const MOST_MARKS = 72;
/** Draws up the strip; it reaches over the life given and over all records. */
export function recordStrip(versions, shown, life) {
    const { mementos } = versions;
    const [first, last] = [mementos[0], mementos.at(-1)];
    if (!first || !last)
        return null;
    const from = life && life.from < first.at ? life.from : first.at;
    const to = life && life.to > last.at ? life.to : last.at;
    const placeOf = (at) => (to === from ? 0.5 : (at - from) / (to - from));
    const cellOf = (at) => Math.min(MOST_MARKS - 1, Math.floor(placeOf(at) * MOST_MARKS));
    const marks = [];
    for (let start = 0, end = 0; start < mementos.length; start = end) {
        const cell = cellOf(mementos[start].at);
        end = start;
        while (end < mementos.length && cellOf(mementos[end].at) === cell)
            end++;
        const isShown = start <= shown && shown < end;
        const own = mementos[isShown ? shown : start];
        marks.push({
            place: placeOf(own.at),
            memento: { url: own.url, at: own.at },
            until: mementos[end - 1].at,
            records: end - start,
            fromVersion: versions.numbers[start],
            toVersion: versions.numbers[end - 1],
            isShown,
        });
    }
    return { from, to, marks };
}
