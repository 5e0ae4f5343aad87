const PIECE_BYTES = 1024 * 1024;
/** Reads a block once; what nobody read is passed over by {@link BlockReader.drain}. */
export class BlockReader {
    #cursor;
    #bytes;
    #left;
    constructor(cursor, bytes) {
        this.#cursor = cursor;
        this.#bytes = bytes;
        this.#left = bytes;
    }
    /** Bytes that the length promised and the segment did not hold; known after the block was read. */
    get missingBytes() {
        return this.#left;
    }
    get readBytes() {
        return this.#bytes - this.#left;
    }
    async *[Symbol.asyncIterator]() {
        while (this.#left > 0) {
            const bytes = await this.#cursor.take(Math.min(this.#left, PIECE_BYTES));
            if (!bytes)
                return;
            this.#left -= bytes.length;
            yield bytes;
        }
    }
    async drain() {
        while (this.#left > 0) {
            const bytes = await this.#cursor.take(Math.min(this.#left, PIECE_BYTES));
            if (!bytes)
                return;
            this.#left -= bytes.length;
        }
    }
}
