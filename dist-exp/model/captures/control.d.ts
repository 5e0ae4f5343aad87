import type { FrontierState } from "./capture.js";
import type { JsonValue } from "./json-value.js";
import type { Instant } from "../time/instant.js";
import type { Outcome, Pass } from "../evidence/sighting.js";
/** A change of scope or limits while a capture runs; later edits win, exclusions add up. */
export interface CaptureEdit {
    readonly askedAt: Instant;
    readonly maxPages?: number;
    readonly delayMs?: number;
    /** Regular expressions; pages whose URL matches one are asked for no more. */
    readonly exclude?: readonly string[];
}
/** What is asked of one capture: the last word on whether it goes on, and every edit so far. */
export interface CaptureControl {
    readonly want: "run" | "pause" | "cancel";
    readonly edits: readonly CaptureEdit[];
}
/** What a running capture is doing. */
export type RunState = "running" | "paused" | "disk-full";
/** What a run last said of itself; kept so that others can watch and a resume forgets nothing. */
export interface RunStatus {
    readonly state: RunState;
    readonly at: Instant;
    /** How far it had come, as JSON-safe figures. */
    readonly progress: Readonly<Record<string, JsonValue>> | null;
    /** How many edits are in force. */
    readonly editsApplied: number;
    /** Sentences for report and certificate that a resumed run must repeat. */
    readonly notes: readonly string[];
}
/** The catalog's own count of a capture, right also when the run is dead. */
export interface CaptureCounts {
    readonly pages: Readonly<Record<FrontierState, number>>;
    readonly sightings: number;
    /** Bytes of its WARC files known to be safe on disk. */
    readonly warcBytes: number;
}
/** One of the latest sightings, for those who watch. */
export interface RecentSighting {
    readonly seq: number;
    readonly url: string;
    readonly pass: Pass;
    readonly at: Instant;
    readonly outcome: Outcome["kind"];
    readonly status: number | null;
    readonly bytes: number | null;
}
