import { type PageRequest } from "./page-request.js";
import type { PageUrl } from "./page.js";
type Fields = PageRequest["fields"];
/** How far two requests are apart: 0 for the same. */
interface RequestDistance {
    /** Fields that only one of them has, or that differ. */
    readonly apart: number;
    /** Fields that both have with the same value. */
    readonly alike: number;
}
/** Where two are equally far, the one with more in common comes first, then the one that says less. */
export declare function orderByRequest(asked: Fields, pages: readonly PageUrl[]): PageUrl[];
/** Cookies count where all else is equal only: those of the capture are none of the reader's. */
export declare function distanceOf(asked: Fields, recorded: Fields): RequestDistance;
export {};
