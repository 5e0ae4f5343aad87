import { type PageUrl, type ToldSighting } from "#model/index.js";
import type { History } from "./history.js";
/** A history with the addresses of its pages. */
export interface ToldHistory extends History {
    readonly urls: readonly PageUrl[];
}
/** Gathers what one testimony tells, in any order; paths are those below its root. `null` when it tells nothing. */
export declare function historyOfTold(name: string, sightings: readonly ToldSighting[], root: string): ToldHistory | null;
