import type { Clock } from "#ports/index.js";
import type { FetchTimes } from "#model/index.js";
/** The figures beside the counts of a pass. */
export interface ProgressFigures {
    readonly elapsedMs: number;
    /** Over about the last half minute. */
    readonly pagesPerSecond: number;
    readonly bytesPerSecond: number;
    /** At this rate; pages that still turn up make it longer. `null` before there is a rate. */
    readonly etaMs: number | null;
    readonly requests: number;
    readonly bytes: number;
    readonly failures: number;
    /** Pages seen identical on both sides of t*, so far; `null` before the revisits. */
    readonly sharp: number | null;
    readonly slowestHost: {
        readonly host: string;
        readonly meanMs: number;
    } | null;
}
/** Keeps the figures of one run. */
export declare class ProgressMeter {
    #private;
    constructor(clock: Clock);
    /** Counts one request to a host. */
    fetched(host: string, bytes: number, { sentAt, lastByteAt }: FetchTimes): void;
    /** Counts one page of a pass. */
    page(isFailure: boolean): void;
    /** Pages known to be sharp so far. */
    get sharp(): number | null;
    set sharp(pages: number | null);
    /** The figures now, with so many pages of the pass left. */
    figures(pagesLeft: number): ProgressFigures;
}
