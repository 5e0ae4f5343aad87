import { FrameReader } from "../relay/index.js";
const MOST_UNCOMMITTED = 4_000;
/** Takes frames until the end is ordered, or until nobody sends any more. */
export async function serveFrames(writer, input, say) {
    const reader = new FrameReader();
    say({ ready: await writer.begin() });
    let taken = 0;
    for await (const piece of input) {
        for (const frame of reader.take(Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength))) {
            await writer.take(frame);
            taken++;
            if (frame.words.kind !== "end")
                continue;
            await writer.end();
            return say({ ack: frame.seq });
        }
        // One commit for all that is here: a page that is asked for often is written once.
        if (taken === 0 || (input.readableLength > 0 && taken < MOST_UNCOMMITTED))
            continue;
        taken = 0;
        const { ack, forget } = await writer.commit();
        const { status } = writer;
        say({ ack, ...(forget.length > 0 && { forget }), ...(status !== null && { status }) });
    }
    // The proxy is gone without a word: what was counted waits in the journal.
    await writer.leave();
}
/** The line that tells of a concluded day. */
export function concludedLine({ capture, pages, versions }) {
    return { concluded: { capture, pages, versions } };
}
