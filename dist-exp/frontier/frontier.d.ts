import type { FrontierPage, FrontierState, PageUrl } from "#model/index.js";
import type { FrontierStore } from "#ports/index.js";
import { PageList } from "./page-list.js";
/** A page as it is found. */
export type FoundPage = Pick<FrontierPage, "url" | "kind" | "depth" | "via" | "late" | "hint"> & Partial<Pick<FrontierPage, "state" | "reason">>;
/** The known pages of a capture. */
export declare class Frontier {
    #private;
    private constructor();
    /** Opens a capture's frontier with whatever an earlier process left in it. */
    static open(store: FrontierStore, captureId: string): Promise<Frontier>;
    /** Adds what is new and returns it, in order of discovery. */
    add(found: readonly FoundPage[]): Promise<FrontierPage[]>;
    setState(url: PageUrl, state: FrontierState, reason: string | null): Promise<void>;
    /** How far a page has come by a look that is being kept, which keeps the state too; `null` when that is nothing new. */
    seen(url: PageUrl, state: FrontierState): FrontierState | null;
    get(url: PageUrl): FrontierPage | undefined;
    /** The page's number in order of discovery, or −1; {@link at} makes the page of it again. */
    numberOf(url: PageUrl): number;
    at(number: number): FrontierPage;
    urlAt(number: number): PageUrl;
    /** In order of discovery. */
    pages(): PageList;
    get size(): number;
}
