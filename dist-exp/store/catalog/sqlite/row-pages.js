const ROWS_PER_PAGE = 1000;
/** All rows of a query that can go on after a key. */
export function* readInPages(readAfter, start, keyOf) {
    for (let after = start;;) {
        const rows = readAfter(after, ROWS_PER_PAGE);
        yield* rows;
        if (rows.length < ROWS_PER_PAGE)
            return;
        after = keyOf(rows.at(-1));
    }
}
