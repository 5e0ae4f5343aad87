import type { Clock } from "#ports/index.js";
import { type FrontOptions } from "../proxy/index.js";
import { type QueueLimits, type WriterLine, type WriterProcess } from "../relay/index.js";
import type { RecordRules } from "../rules/index.js";
import { type RecorderStatus } from "./recorder-status.js";
/** How a recorder is set up. */
export interface RecorderOptions extends Omit<FrontOptions, "tapOf" | "onTapFailure" | "onUnreachable"> {
    readonly rules: RecordRules;
    readonly clock: Clock;
    /** Starts a writer for this run. */
    readonly start: (run: string) => WriterProcess;
    readonly queue: QueueLimits;
    readonly maxHeldBytes: number;
    readonly maxPages: number;
    readonly tell: RecorderNews;
    readonly pauses?: {
        readonly firstPauseMs: number;
        readonly longestPauseMs: number;
    };
}
/** Who is told what happens. */
export interface RecorderNews {
    /** What is wrong, in words. */
    readonly warn: (words: string) => void;
    readonly concluded: (day: NonNullable<WriterLine["concluded"]>) => void;
}
/** A running recorder. */
export declare class Recorder {
    #private;
    private constructor();
    /** Opens the front; the writer may come later. @throws the system's error when the place cannot be had */
    static open(options: RecorderOptions): Promise<Recorder>;
    get port(): number;
    get status(): RecorderStatus;
    /** Takes no new visitors, writes what was seen, tells the day and ends. */
    close(graceMs: number): Promise<void>;
}
