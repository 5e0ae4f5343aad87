// What goes from the proxy to the archive writer: frames of two lengths, JSON and bytes. The pipe lies within one
// machine and one program; lengths are bounded all the same, so that a torn pipe is seen as such.
import { IsochronError } from "#errors.js";
const LENGTHS_BYTES = 8;
const MOST_WORDS_BYTES = 1024 * 1024;
const MOST_BODY_BYTES = 1024 * 1024 * 1024;
/** A frame as bytes, its body in the pieces in which it came. */
export function encodeFrame(seq, words, body = []) {
    const text = Buffer.from(JSON.stringify({ seq, words }));
    const lengths = Buffer.allocUnsafe(LENGTHS_BYTES);
    lengths.writeUInt32BE(text.length, 0);
    lengths.writeUInt32BE(body.reduce((sum, piece) => sum + piece.length, 0), 4);
    return [Buffer.concat([lengths, text]), ...body];
}
/** Puts frames together from the pieces of a pipe. */
export class FrameReader {
    #pieces = [];
    #held = 0;
    #needed = LENGTHS_BYTES;
    /** The frames that are whole with this piece. @throws INTERNAL on what is no frame */
    *take(piece) {
        this.#pieces.push(piece);
        this.#held += piece.length;
        if (this.#held < this.#needed)
            return;
        let bytes = this.#pieces.length === 1 ? this.#pieces[0] : Buffer.concat(this.#pieces);
        for (;;) {
            this.#needed = frameLength(bytes);
            if (bytes.length < this.#needed)
                break;
            yield decode(bytes.subarray(0, this.#needed));
            bytes = bytes.subarray(this.#needed);
        }
        this.#pieces = bytes.length === 0 ? [] : [bytes];
        this.#held = bytes.length;
    }
}
function frameLength(bytes) {
    if (bytes.length < LENGTHS_BYTES)
        return LENGTHS_BYTES;
    const [text, body] = [bytes.readUInt32BE(0), bytes.readUInt32BE(4)];
    if (text > MOST_WORDS_BYTES || body > MOST_BODY_BYTES)
        throw new IsochronError("INTERNAL", "what came through the recorder's pipe is no frame");
    return LENGTHS_BYTES + text + body;
}
function decode(bytes) {
    const end = LENGTHS_BYTES + bytes.readUInt32BE(0);
    const { seq, words } = JSON.parse(bytes.toString("utf8", LENGTHS_BYTES, end));
    return { seq, words, body: bytes.subarray(end) };
}
