import type { Instant, PageUrl } from "#model/index.js";
import type { CaptureIndex } from "#ports/index.js";
import { type Memento } from "./memento-list.js";
/** Mementos on one page: some 1.5 MB of text. */
export declare const MEMENTOS_PER_PAGE = 10000;
/** A page of a TimeMap without its list. */
export interface TimeMapSpan {
    readonly page: number;
    readonly from: Instant;
    readonly until: Instant;
}
/** One page of a TimeMap. */
export interface TimeMapPage extends TimeMapSpan {
    readonly original: PageUrl;
    readonly mementos: readonly Memento[];
    readonly prev: TimeMapSpan | null;
    readonly next: TimeMapSpan | null;
}
/** Which page of whose TimeMap. */
export interface TimeMapQuery {
    readonly url: PageUrl;
    /** From 1 on. */
    readonly page: number;
    readonly perPage?: number;
}
type Walker = Pick<CaptureIndex, "walk">;
/** Reads one page; `null` when there is none of that number. */
export declare function readTimeMap(index: Walker, query: TimeMapQuery): Promise<TimeMapPage | null>;
export {};
