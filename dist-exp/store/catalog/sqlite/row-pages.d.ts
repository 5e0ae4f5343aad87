import type { Row } from "./driver.js";
/** All rows of a query that can go on after a key. */
export declare function readInPages<K>(readAfter: (after: K, limit: number) => Row[], start: K, keyOf: (row: Row) => K): Generator<Row>;
