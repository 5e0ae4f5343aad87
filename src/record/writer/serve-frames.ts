// Frames in, lines out, until the pipe ends: what every writer process does.
import type { TestimonyEnd } from "#ports/index.js";
import { FrameReader, type WriterLine } from "../relay/index.js";
import type { DayWriter } from "./day-writer.js";

/** A pipe, and how much of it is here already. */
export type FrameInput = AsyncIterable<Uint8Array> & { readonly readableLength: number };

const MOST_UNCOMMITTED = 4_000;

/** Says a line to the proxy. */
export type SayLine = (line: WriterLine) => void;

/** Takes frames until the end is ordered, or until nobody sends any more. */
export async function serveFrames(writer: DayWriter, input: FrameInput, say: SayLine): Promise<void> {
  const reader = new FrameReader();
  say({ ready: await writer.begin() });
  let taken = 0;
  for await (const piece of input) {
    for (const frame of reader.take(Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength))) {
      await writer.take(frame);
      taken++;
      if (frame.words.kind !== "end") continue;
      await writer.end();
      return say({ ack: frame.seq });
    }
    // One commit for all that is here: a page that is asked for often is written once.
    if (taken === 0 || (input.readableLength > 0 && taken < MOST_UNCOMMITTED)) continue;
    taken = 0;
    const { ack, forget } = await writer.commit();
    const { status } = writer;
    say({ ack, ...(forget.length > 0 && { forget }), ...(status !== null && { status }) });
  }
  // The proxy is gone without a word: what was counted waits in the journal.
  await writer.leave();
}

/** The line that tells of a concluded day. */
export function concludedLine({ capture, pages, versions }: TestimonyEnd): WriterLine {
  return { concluded: { capture, pages, versions } };
}
