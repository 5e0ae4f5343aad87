import type { LayoutBox } from "#ports/index.js";
import type { SnapshotDocument } from "../cdp/protocol.js";
/** The styles that a snapshot is asked for, in the order in which they are read. */
export declare const BOX_STYLES: string[];
/** Every element of a document that has a box, in the order of the tree. */
export declare function readBoxes(one: SnapshotDocument, document: number, strings: readonly string[]): LayoutBox[];
