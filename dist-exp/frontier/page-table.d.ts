import type { FrontierPage, FrontierState, PageUrl } from "#model/index.js";
/** Pages in the order of their arrival, by number and by URL. */
export declare class PageTable {
    #private;
    get size(): number;
    has(url: PageUrl): boolean;
    /** The page's number, or −1. */
    numberOf(url: PageUrl): number;
    urlAt(number: number): PageUrl;
    /** Appends a page that is not there yet; returns its number. */
    add({ url, via, state, reason, seq, ...rest }: FrontierPage): number;
    setState(number: number, state: FrontierState, reason: string | null): void;
    stateOf(number: number): {
        readonly state: FrontierState;
        readonly reason: string | null;
    };
    at(number: number): FrontierPage;
}
