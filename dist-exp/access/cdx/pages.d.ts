import type { CaptureIndex, IndexWalk } from "#ports/index.js";
/** How long an answer is. */
export interface PageCount {
    readonly pages: number;
    readonly pageSize: number;
    readonly blocks: number;
}
type Marks = Pick<CaptureIndex, "walk" | "marks">;
/** Counts blocks and pages. */
export declare function countPages(index: Marks, walk: IndexWalk, pageSize: number): Promise<PageCount>;
/** The stretch of one page, the first being 0; `null` when there is nothing on it because there is nothing at all. */
export declare function pageStretch(index: Marks, walk: IndexWalk, page: number, pageSize: number): Promise<IndexWalk | null>;
export {};
