import { type TwoPassStrategy } from "./two-pass.js";
/** Whether a page is given up: `rank` counts hotter pages, `promising` those of them not given up. */
export type GivenUp = (conflict: (nestedSlot: number) => boolean, rank: number, promising: number) => boolean;
/** Hopeless pages first, hottest of all first; then the promising ones, coldest first; revisits reversed. */
export declare function nestedThreshold(name: string, givenUp: GivenUp): TwoPassStrategy;
