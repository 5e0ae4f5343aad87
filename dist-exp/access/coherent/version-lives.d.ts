import { type ClosedInterval, type Version } from "#model/index.js";
import type { PageEvidence } from "./archive-evidence.js";
/** A version as its looks show it. */
export interface Life {
    readonly fetches: readonly ClosedInterval[];
    readonly first: ClosedInterval;
    readonly last: ClosedInterval;
    readonly firstSentAt: number;
    readonly lastSentAt: number;
    /** By the word of a host that was tested; `Infinity` and `-Infinity` where there is none. */
    readonly attestedFrom: number;
    readonly attestedTo: number;
    /** Since when it stood by any word that nothing contradicts; `Infinity` where there is none. */
    readonly toldFrom: number;
}
/** Lives of a page's versions; `since` tells of each look when its version began, where the page's stamps count. */
export declare function livesOf(versions: readonly Version[], { looks, trust }: PageEvidence, since: readonly number[] | null): Life[];
