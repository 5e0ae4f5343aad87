import type { AnswerRuns, FrameQueue, PassedCounts, WriterLink, WriterState, WriterStatus } from "../relay/index.js";
/** Figures since it was started. */
export interface RecorderStatus {
    readonly requests: number;
    readonly underWay: number;
    /** Requests that the server behind did not answer. */
    readonly unreachable: number;
    /** Answers that were counted, and those of them that were lost. */
    readonly recorded: number;
    readonly dropped: number;
    readonly passedOver: PassedCounts;
    readonly livePages: number;
    readonly queued: {
        readonly frames: number;
        readonly bytes: number;
    };
    readonly writer: {
        readonly state: WriterState;
        readonly restarts: number;
        readonly poisoned: number;
        readonly day: WriterStatus | null;
    };
}
/** The parts that have figures. */
export interface StatusParts {
    readonly requests: number;
    readonly underWay: number;
    readonly unreachable: number;
    readonly runs: AnswerRuns;
    readonly queue: FrameQueue;
    readonly link: WriterLink;
    readonly passedOver: PassedCounts;
    readonly writer: WriterStatus | null;
}
/** Puts the figures together. */
export declare function recorderStatus(parts: StatusParts): RecorderStatus;
