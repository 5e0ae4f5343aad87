// Frames on their way to the archive writer, kept until it has them on disk: a writer that dies is sent them again, one
// that is slow or dead for long fills the queue, and then frames are refused. Nobody waits for room.
import { encodeFrame } from "./frame.js";
/** Bounded; every frame has a number, one higher than the one before. */
export class FrameQueue {
    #limits;
    #frames = [];
    /** How many of the frames were acknowledged and not yet let go. */
    #done = 0;
    #sent = 0;
    #bytes = 0;
    #lastSeq = 0;
    #onFrame = () => undefined;
    constructor(limits) {
        this.#limits = limits;
    }
    /** Called whenever there is something to send. */
    listen(onFrame) {
        this.#onFrame = onFrame;
    }
    get length() {
        return this.#frames.length - this.#done;
    }
    get bytes() {
        return this.#bytes;
    }
    /** The number of the oldest frame that is not acknowledged; `null` without any. */
    get oldest() {
        return this.#frames[this.#done]?.seq ?? null;
    }
    /** Whether so many frames without bodies would be taken. */
    hasRoomFor(frames) {
        const { maxFrames, maxBytes } = this.#limits;
        return this.length + frames <= maxFrames && this.#bytes <= maxBytes;
    }
    /** Takes a frame, or refuses it for want of room; orders (`must`) are small and always taken. */
    push(words, body = [], must = false) {
        const bodyBytes = body.reduce((sum, piece) => sum + piece.length, 0);
        const { maxFrames, maxBytes } = this.#limits;
        if (!must && (this.length >= maxFrames || this.#bytes + bodyBytes > maxBytes))
            return false;
        const parts = encodeFrame(this.#lastSeq + 1, words, body);
        const bytes = parts.reduce((sum, part) => sum + part.length, 0);
        this.#frames.push({ seq: ++this.#lastSeq, parts, bytes });
        this.#bytes += bytes;
        this.#onFrame();
        return true;
    }
    /** The next frame that was not sent yet; `null` without any. */
    next() {
        return this.#frames[this.#sent++]?.parts ?? (this.#sent--, null);
    }
    /** Lets all up to a number go: they are on disk. */
    acknowledge(seq) {
        while (this.#done < this.#frames.length && this.#frames[this.#done].seq <= seq)
            this.#bytes -= this.#frames[this.#done++].bytes;
        if (this.#sent < this.#done)
            this.#sent = this.#done;
        // Cut now and then, so that letting one go costs nothing.
        if (this.#done < 1024 && this.#done < this.#frames.length)
            return;
        this.#frames = this.#frames.slice(this.#done);
        this.#sent -= this.#done;
        this.#done = 0;
    }
    /** Everything that is not acknowledged is sent again. */
    rewind() {
        this.#sent = this.#done;
    }
}
