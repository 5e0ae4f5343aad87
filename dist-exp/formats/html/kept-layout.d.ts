import type { KeptLayout } from "#model/index.js";
/** All of a record; some four thousand boxes. */
export declare const MOST_LAYOUT_BYTES = 200000;
/** The record of a layout; boxes that are no part of the document's own tree are left out. */
export declare function writeLayout({ viewWidth, isCut, boxes }: KeptLayout): Uint8Array;
/** The layout of a record; `null` where it is none that is understood here. */
export declare function readLayout(bytes: Uint8Array): KeptLayout | null;
