import type { Random } from "#ports/index.js";
import type { History } from "../../histories/history.js";
/** Draws `weeks` weeks of a site; a third of the pages is bursty, and a directory is edited in bulk now and then. */
export declare function syntheticHistory(pages: number, weeks: number, random: Random): History;
