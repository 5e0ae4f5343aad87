import type { Capture, Instant } from "#model/index.js";
import type { Archive, Random, Renderer } from "#ports/index.js";
import type { ReplayInProcess } from "#server/index.js";
import { type CheckedPair } from "./check-page.js";
export type { CheckedPair } from "./check-page.js";
/** What a check is made with. */
export interface ReplayCheckMeans {
    readonly archive: Pick<Archive, "catalog" | "index">;
    readonly renderer: Renderer;
    readonly replay: ReplayInProcess;
    /** By which pages are drawn. */
    readonly random: Random;
    /** Longer responses are given to the browser in neither way. */
    readonly mostBytes: number;
    readonly signal: AbortSignal;
}
/** Which pages, and as of when. */
export interface ReplayCheckWish {
    /** A capture and its patches: their documents are looked at. */
    readonly captures: readonly Capture[];
    /** As of when they are shown. */
    readonly at: Instant;
    /** Whether each page is shown at its own record nearest to that: where captures speak of no one moment. */
    readonly isEachAtItsOwn: boolean;
    readonly mostPages: number;
}
/** A check that is under way. */
export interface RunningCheck {
    readonly documents: number;
    readonly isByLot: boolean;
    /** Pages as they are done. */
    pages(): AsyncGenerator<CheckedPair>;
}
/** Prepares it; pages are shown as they are asked for. */
export declare function checkReplay(wish: ReplayCheckWish, means: ReplayCheckMeans): Promise<RunningCheck>;
