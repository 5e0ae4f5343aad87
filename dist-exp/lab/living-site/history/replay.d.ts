import { type Instant } from "#model/index.js";
import type { PageVersion, Timeline } from "../generate/timeline.js";
/** Which part of which history is played, and how fast. */
export interface HistoryOptions {
    readonly file: string;
    /** The window, in seconds since the epoch; the whole history when left out. */
    readonly fromSeconds?: number;
    readonly toSeconds?: number;
    /** How long the window takes on the site's clock; {@link DEFAULT_PLAY_MS} when left out. */
    readonly playMs?: number;
}
/** One page of a history. */
export interface ReplayedPage {
    /** As in the source. */
    readonly path: string;
    readonly timeline: Timeline;
    /** Deflated bytes by revision, where the history has them. */
    readonly bodies: ReadonlyMap<number, Buffer>;
}
/** A window plays in an hour unless told otherwise. */
export declare const DEFAULT_PLAY_MS = 3600000;
/** Reads the history and lays its window on the site's time, beginning at the given instant. */
export declare function replayHistory(options: HistoryOptions, startAt: Instant): Promise<ReplayedPage[]>;
/** A life that is known beforehand. */
export declare class FixedTimeline implements Timeline {
    #private;
    constructor(versions: readonly PageVersion[]);
    until(now: Instant): readonly PageVersion[];
}
