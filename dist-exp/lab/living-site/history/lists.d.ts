import { type Instant } from "#model/index.js";
import { type Timeline } from "../generate/timeline.js";
/** Where the list of lists lies. */
export declare const LISTS_ROOT = "/all-pages/";
/** A page to be listed. */
export interface ListedPage {
    readonly path: string;
    readonly timeline: Timeline;
}
/** One list; it changes whenever one of its pages comes or goes. */
export interface PageList {
    readonly path: string;
    readonly timeline: Timeline;
    /** Everything it ever links to. */
    readonly links: readonly string[];
    linksAt(at: Instant): string[];
}
/** Lists for all pages, a list of the lists, and a first page when the history has none. */
export declare function planLists(pages: readonly ListedPage[], startAt: Instant): PageList[];
