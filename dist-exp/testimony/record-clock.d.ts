import type { Capture } from "#model/index.js";
import type { Archive, Clock, WarcSink } from "#ports/index.js";
/** Puts on record how the clock stands as a run begins: a start, or a resume. */
export declare function recordClock({ id, runs }: Capture, { archive, clock }: {
    readonly archive: Archive;
    readonly clock: Clock;
}, sink: WarcSink): Promise<void>;
