import { type Instant } from "#model/index.js";
/** The site's first turn after an instant; turns that were missed are not made up. */
export declare function nextTurn(site: string, after: Instant, turnMs: number): Instant;
