/** Keeps changed rows and `context` unchanged ones on either side. */
export function shownParts(rows, context) {
    const isNear = new Uint8Array(rows.length);
    rows.forEach((row, i) => {
        if (row.change !== "kept")
            isNear.fill(1, Math.max(0, i - context), i + context + 1);
    });
    const parts = [];
    for (let from = 0; from < rows.length;) {
        let to = from;
        while (to < rows.length && isNear[to] === isNear[from])
            to++;
        parts.push(isNear[from] === 1 ? { rows: rows.slice(from, to) } : { skipped: to - from });
        from = to;
    }
    return parts;
}
