import { type DublinCore } from "#model/index.js";
import type { CaptureItem } from "./capture-item.js";
import type { PageItem } from "./page-item.js";
/** What is said of a capture: its own words, else those of its site, with what the archive knows. */
export declare function dublinCoreOf(item: CaptureItem): DublinCore;
/** Where a page can be looked at, for those who may be told. */
export type PageAddress = (page: PageItem) => string | null;
/** What is said of a page. */
export declare function dublinCoreOfPage(item: PageItem, title: string | null, address: PageAddress): DublinCore;
