/** What a text was taken from. */
export const TEXT_FORMS = ["html", "text", "xml", "pdf"];
/** Groups looks, which come oldest first, into runs. Of two looks equally near to an instant the earlier one is meant. */
export function lookRuns(looks) {
    const runs = [];
    for (const look of looks) {
        const last = runs.at(-1);
        if (last && last[0].text === look.text)
            last.push(look);
        else
            runs.push([look]);
    }
    return runs.map((run, i) => ({
        text: run[0].text,
        looks: run,
        nearestAfter: i === 0 ? -Infinity : midway(runs[i - 1].at(-1), run[0]),
        nearestUntil: i === runs.length - 1 ? Infinity : midway(run.at(-1), runs[i + 1][0]),
    }));
}
function midway(a, b) {
    return Math.floor((a.at + b.at) / 2);
}
/**
 * The same looks with none in the middle of a row that one capture saw alike: what they tell of a time and of who may
 * know of it, its first and its last do.
 */
export function thinnedLooks(looks) {
    const isSame = (a, b) => a !== undefined && a.text === b.text && a.captureId === b.captureId;
    return looks.filter((look, i) => !(isSame(looks[i - 1], look) && isSame(looks[i + 1], look)));
}
