import type { PageUrl } from "#model/index.js";
import { type SourceList } from "./source-list.js";
/** Reads a feed; an item's newest date is its last change. */
export declare function parseFeed(xml: string, base: PageUrl): SourceList;
