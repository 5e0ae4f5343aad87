import type { Readable, Writable } from "node:stream";
import type { PageUrl } from "#model/index.js";
import type { FrameQueue } from "./frame-queue.js";
/** A process that takes frames and answers in lines. */
export interface WriterProcess {
    readonly input: Writable;
    readonly output: Readable;
    /** Resolves when it has ended, with a word on how. */
    readonly ended: Promise<string>;
    kill(): void;
}
/** What a writer says. */
export interface WriterLine {
    /** It is ready, and has all frames of this run up to a number. */
    readonly ready?: number;
    /** All frames up to a number are on disk. */
    readonly ack?: number;
    /** It has nothing of these pages. */
    readonly forget?: readonly PageUrl[];
    readonly status?: WriterStatus;
    /** A day was told and concluded. */
    readonly concluded?: {
        readonly capture: string;
        readonly pages: number;
        readonly versions: number;
    };
}
/** What a writer has done in its day. */
export interface WriterStatus {
    readonly day: string;
    readonly capture: string;
    /** New contents, and answers counted, since this writer was started or its day began. */
    readonly contents: number;
    readonly answers: number;
}
/** How a link is kept. */
export interface LinkOptions {
    readonly queue: FrameQueue;
    readonly start: () => WriterProcess;
    readonly onLine: (line: WriterLine) => void;
    readonly onState: (state: WriterState, words: string) => void;
    /** The first pause before a writer is started again; it doubles up to the longest. */
    readonly firstPauseMs?: number;
    readonly longestPauseMs?: number;
}
/** Whether answers are being written. */
export type WriterState = "starting" | "writing" | "waiting" | "ended";
/** Keeps a writer alive and the queue flowing to it. */
export declare class WriterLink {
    #private;
    /** How often it was started again. */
    restarts: number;
    /** Frames let go since writers died of them. */
    poisoned: number;
    state: WriterState;
    constructor(options: LinkOptions);
    /** Ends the writer when all is written; gives up after the grace. */
    end(graceMs: number): Promise<void>;
}
