import type { Look } from "./look.js";
/** Whether a fetch of this pass asks something else than how a page stands. */
export declare function isAside(pass: string): boolean;
/**
 * The ids of those fetches that came after a look at the same page, of a knock at the same host: what contradicts is
 * not undone by calling it something else.
 */
export declare function looksByAnotherName(aside: readonly Look[], looks: Iterable<Look>): Set<string>;
