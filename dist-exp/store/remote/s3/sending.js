// Bytes on their way to a server, held to what was said of them: a file that was changed meanwhile must not arrive, and is
// another fault than a bad line.
import { createHash } from "node:crypto";
import { StoreError } from "#errors.js";
/** One sending of a content. */
export class Sending {
    #key;
    #content;
    #touch;
    #fault = null;
    constructor(key, content, touch) {
        this.#key = key;
        this.#content = content;
        this.#touch = touch;
    }
    /** What is wrong with the bytes themselves, whatever the server said of it. */
    get fault() {
        return this.#fault;
    }
    /** The bytes, the last of them only when all are as they should be. */
    async *pieces() {
        try {
            yield* this.#checked();
        }
        catch (error) {
            this.#fault = { error };
            throw error;
        }
    }
    async *#checked() {
        const hash = createHash("sha256");
        let sent = 0;
        let held = null;
        for await (const piece of this.#content.pieces()) {
            if (piece.length === 0)
                continue;
            this.#touch();
            if ((sent += piece.length) > this.#content.sizeBytes)
                throw this.#changed();
            hash.update(piece);
            if (held)
                yield held;
            held = piece;
        }
        if (sent !== this.#content.sizeBytes || hash.digest("hex") !== this.#content.sha256)
            throw this.#changed();
        if (held)
            yield held;
    }
    #changed() {
        return new StoreError("ARCHIVE_BROKEN", `${this.#key}: its bytes are not those that were to be sent`);
    }
}
