// CDP over a pipe: messages of JSON, each ended by a NUL byte, cut into chunks as the system likes.
/** Puts messages together again; one that outgrows its bound is an error, since the browser is fed by strangers. */
export class MessageFrames {
    #maxBytes;
    #parts = [];
    #heldBytes = 0;
    constructor(maxBytes) {
        this.#maxBytes = maxBytes;
    }
    /** The messages that this chunk completes. */
    push(chunk) {
        const messages = [];
        let from = 0;
        for (let end = chunk.indexOf(0); end !== -1; end = chunk.indexOf(0, from)) {
            this.#hold(chunk.subarray(from, end));
            messages.push(Buffer.concat(this.#parts).toString("utf8"));
            this.#parts = [];
            this.#heldBytes = 0;
            from = end + 1;
        }
        this.#hold(chunk.subarray(from));
        return messages;
    }
    #hold(part) {
        if (part.length === 0)
            return;
        this.#heldBytes += part.length;
        if (this.#heldBytes > this.#maxBytes)
            throw new RangeError(`a message of the browser is longer than ${this.#maxBytes} bytes`);
        this.#parts.push(part);
    }
}
/** A message as it is written. */
export function frameOf(message) {
    return `${JSON.stringify(message)}\0`;
}
