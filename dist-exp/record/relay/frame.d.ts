import type { PageUrl } from "#model/index.js";
import type { AnswerRun, LostSight } from "../served/index.js";
/** The head of a new content, as it is kept, and what must not be found in it. */
export interface FrameContent {
    readonly head: string;
    readonly leftOut: string | null;
    /** Values that the answer gave to this visitor alone; they go no further than the writer's memory. */
    readonly secrets: readonly string[];
}
/** What is said by a frame. */
export type FrameWords = {
    readonly kind: "run";
    readonly run: AnswerRun;
    readonly content?: FrameContent;
} | {
    readonly kind: "cut";
    readonly url: PageUrl;
    readonly lost: LostSight;
} | {
    readonly kind: "cut-all";
} | {
    readonly kind: "tick";
    readonly at: number;
    readonly tallies: Readonly<Record<string, number>>;
} | {
    readonly kind: "end";
};
/** A frame as it arrives. */
export interface Frame {
    readonly seq: number;
    readonly words: FrameWords;
    readonly body: Buffer;
}
/** A frame as bytes, its body in the pieces in which it came. */
export declare function encodeFrame(seq: number, words: FrameWords, body?: readonly Uint8Array[]): Uint8Array[];
/** Puts frames together from the pieces of a pipe. */
export declare class FrameReader {
    #private;
    /** The frames that are whole with this piece. @throws INTERNAL on what is no frame */
    take(piece: Buffer): Generator<Frame>;
}
