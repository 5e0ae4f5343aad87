import { type RefusedShape } from "#model/index.js";
import { type Fields, type Part } from "./fields.js";
/** Refusals in order, as many records as they need. */
export declare function refusalRecords(shapes: Iterable<RefusedShape>): Generator<Part>;
/** The refusals that any of a capture's own records tells. */
export declare function readRefusalRecord(fields: Fields): RefusedShape[] | null;
