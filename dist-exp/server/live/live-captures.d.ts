import type { Capture } from "#model/index.js";
import type { Archive } from "#ports/index.js";
import type { LiveCapture, LiveSnapshot } from "../api-schema.js";
import type { RunsNow, RunsReader } from "./runs-now.js";
/** Where it is looked. */
export interface LiveSource {
    readonly archive: Archive;
    readonly runs: RunsReader;
}
/** One look at the archive. */
export declare function liveSnapshot({ archive, runs }: LiveSource, nowMs: number): Promise<LiveSnapshot>;
/** One unfinished capture. */
export declare function liveCapture(archive: Archive, capture: Capture, now: RunsNow): Promise<LiveCapture>;
