import type { FrontierPage, FrontierState, PageUrl } from "#model/index.js";
import type { FrontierStore } from "#ports/index.js";
/** The pages of each capture. */
export type Frontiers = Map<string, Map<PageUrl, FrontierPage>>;
/** The frontiers of one catalog. */
export declare class MemoryFrontiers implements FrontierStore {
    #private;
    constructor(frontiers: Frontiers, known: (captureId: string) => string);
    add(captureId: string, found: readonly Omit<FrontierPage, "seq">[]): Promise<FrontierPage[]>;
    setState(captureId: string, url: PageUrl, state: FrontierState, reason: string | null): Promise<void>;
    pages(captureId: string): AsyncIterable<FrontierPage>;
    /** Whether the capture knows a page. */
    has(captureId: string, url: PageUrl): boolean;
    /** Puts pages in their places; what stood there before makes room. */
    put(captureId: string, pages: readonly FrontierPage[]): void;
    /** Forgets all pages from this place on. */
    forgetFrom(captureId: string, first: number): void;
    /** Makes a page `known` again. */
    forgetVisit(captureId: string, url: PageUrl): void;
}
