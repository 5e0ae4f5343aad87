// What the looks of a watch in one capture came to.
/** `looks of 2026-11-18: 120 looks, 14 changes`; the day alone before they are counted. */
export function refreshWords(startedAt, figures) {
    const day = new Date(startedAt).toISOString().slice(0, 10);
    if (figures === null)
        return `looks of ${day}`;
    return `looks of ${day}: ${counted(figures.looks, "look")}, ${counted(figures.changes, "change")}`;
}
function counted(amount, word) {
    return `${amount.toLocaleString("en-US")} ${word}${amount === 1 ? "" : "s"}`;
}
