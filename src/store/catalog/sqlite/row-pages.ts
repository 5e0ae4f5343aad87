// Long results are read page by page: flat memory, and no statement left open while others write.
import type { Row } from "./driver.js";

/** Few: whoever works on each row for long keeps all that were read with it. */
const ROWS_PER_PAGE = 200;

/** All rows of a query that can go on after a key. */
export function* readInPages<K>(
  readAfter: (after: K, limit: number) => Row[],
  start: K,
  keyOf: (row: Row) => K,
): Generator<Row> {
  for (let after = start; ;) {
    const rows = readAfter(after, ROWS_PER_PAGE);
    yield* rows;
    if (rows.length < ROWS_PER_PAGE) return;
    after = keyOf(rows.at(-1)!);
  }
}
