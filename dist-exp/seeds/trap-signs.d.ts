import type { PageUrl, TrapSign } from "#model/index.js";
/** What looks like a trap, the commonest first. */
export declare function trapSigns(urls: Iterable<PageUrl>): TrapSign[];
