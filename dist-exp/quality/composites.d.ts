/** What holds of one page, or of a page and all that it needs. */
export type CompositeFlags = number;
/** Bits of {@link CompositeFlags}; of a composite each holds only when it holds of every part. */
export declare const SHARP: 1, VOUCHED: 2, POSSIBLE: 4, SHOWN: 8, FIRST: 64;
/**
 * For every page the flags that it shares with all pages it leads to by `requisitesOf`; −1 among those is a part that
 * is missing. Pages may need each other (frames, modules that import each other): then they share what all of them have.
 * Linear in pages and requisites (Tarjan 1972), whatever the site: no page's parts are gone through twice.
 */
export declare function compositeFlags(own: Uint8Array, requisitesOf: (page: number) => Iterable<number>): Uint8Array;
