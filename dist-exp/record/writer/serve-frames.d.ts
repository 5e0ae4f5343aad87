import type { TestimonyEnd } from "#ports/index.js";
import { type WriterLine } from "../relay/index.js";
import type { DayWriter } from "./day-writer.js";
/** A pipe, and how much of it is here already. */
export type FrameInput = AsyncIterable<Uint8Array> & {
    readonly readableLength: number;
};
/** Says a line to the proxy. */
export type SayLine = (line: WriterLine) => void;
/** Takes frames until the end is ordered, or until nobody sends any more. */
export declare function serveFrames(writer: DayWriter, input: FrameInput, say: SayLine): Promise<void>;
/** The line that tells of a concluded day. */
export declare function concludedLine({ capture, pages, versions }: TestimonyEnd): WriterLine;
