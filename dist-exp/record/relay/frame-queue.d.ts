import { type FrameWords } from "./frame.js";
/** How much may wait. */
export interface QueueLimits {
    readonly maxFrames: number;
    readonly maxBytes: number;
}
/** Bounded; every frame has a number, one higher than the one before. */
export declare class FrameQueue {
    #private;
    constructor(limits: QueueLimits);
    /** Called whenever there is something to send. */
    listen(onFrame: () => void): void;
    get length(): number;
    get bytes(): number;
    /** The number of the oldest frame that is not acknowledged; `null` without any. */
    get oldest(): number | null;
    /** Whether so many frames without bodies would be taken. */
    hasRoomFor(frames: number): boolean;
    /** Takes a frame, or refuses it for want of room; orders (`must`) are small and always taken. */
    push(words: FrameWords, body?: readonly Uint8Array[], must?: boolean): boolean;
    /** The next frame that was not sent yet; `null` without any. */
    next(): readonly Uint8Array[] | null;
    /** Lets all up to a number go: they are on disk. */
    acknowledge(seq: number): void;
    /** Everything that is not acknowledged is sent again. */
    rewind(): void;
}
