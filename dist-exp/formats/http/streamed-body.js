import { ChunkedScanner } from "./chunked.js";
/** Takes the bytes after a response's head, gives those of the payload. */
export class StreamedBody {
    #chunks;
    /** Bytes up to the first chunk size: should there be none, they are the body. */
    #held = [];
    #leftBytes;
    #isLost = false;
    constructor(framing) {
        this.#chunks = framing.kind === "chunked" ? new ChunkedScanner() : null;
        this.#leftBytes = framing.kind === "length" ? framing.bytes : framing.kind === "none" ? 0 : Infinity;
    }
    /** Whether the body ended as its framing says, once all was pushed; one that ends with the connection did. */
    get isComplete() {
        if (this.#chunks)
            return this.#chunks.isDone;
        return !this.#isLost && (this.#leftBytes === 0 || this.#leftBytes === Infinity);
    }
    /** Whether the framing was violated, so that nobody can say where the body ends. */
    get isBroken() {
        return this.#isLost || this.#chunks?.isBroken === true;
    }
    /** The parts of these bytes that belong to the payload. */
    push(bytes) {
        if (!this.#chunks)
            return this.#take(bytes);
        const isFirst = this.#chunks.chunks === 0;
        const { data } = this.#chunks.gather(bytes, 0);
        if (isFirst)
            this.#held.push(bytes);
        if (this.#chunks.chunks > 0)
            this.#held = [];
        else if (this.#chunks.isBroken)
            return this.#neverChunked();
        return data.length > 0 ? [data] : [];
    }
    /** Declared as chunked and not so: nobody knows the end. */
    #neverChunked() {
        this.#chunks = null;
        this.#isLost = true;
        return this.#held.splice(0).flatMap((bytes) => this.#take(bytes));
    }
    #take(bytes) {
        const taken = bytes.subarray(0, Math.min(bytes.length, this.#leftBytes));
        this.#leftBytes -= taken.length;
        return taken.length > 0 ? [taken] : [];
    }
}
