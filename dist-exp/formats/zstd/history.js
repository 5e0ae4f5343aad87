// What a frame has given so far, as far back as its matches may reach: dictionary, window, and room for a block.
const LEAST_BYTES = 64 * 1024;
/** A buffer that grows with what is decoded, never beyond window, dictionary and some blocks. */
export class History {
    #size;
    #mostBytes;
    #dictionaryBytes;
    /** The bytes; replaced when it grows, so nobody may keep it. */
    bytes;
    /** Where the next byte goes. */
    end;
    /** Bytes decoded, without the dictionary. */
    decodedBytes = 0;
    constructor(size, dictionary) {
        const before = dictionary?.length ?? 0;
        this.#size = size;
        this.#dictionaryBytes = before;
        // Beside the window a quarter of it is kept free, so that what is kept is moved once in a while and not at each block.
        const room = Math.max(8 * size.blockBytes, size.windowBytes >> 2);
        this.#mostBytes = before + size.windowBytes + room;
        const expected = Math.min(size.contentBytes ?? LEAST_BYTES, 16 * LEAST_BYTES);
        this.bytes = new Uint8Array(Math.min(this.#mostBytes, before + expected));
        if (dictionary)
            this.bytes.set(dictionary);
        this.end = before;
    }
    /** Makes room for so many bytes more. */
    reserve(bytes) {
        const needed = this.end + bytes;
        if (needed <= this.bytes.length)
            return;
        if (needed <= this.#mostBytes)
            this.#grow(Math.min(this.#mostBytes, Math.max(needed, 2 * this.bytes.length)));
        else
            this.#slide();
    }
    /** Counts bytes that were written at the end. */
    advance(bytes) {
        this.end += bytes;
        this.decodedBytes += bytes;
    }
    #grow(bytes) {
        const larger = new Uint8Array(bytes);
        larger.set(this.bytes.subarray(0, this.end));
        this.bytes = larger;
    }
    // The dictionary is in reach until a whole window was decoded (RFC 8878 section 5).
    #slide() {
        const { windowBytes } = this.#size;
        const kept = this.decodedBytes < windowBytes
            ? this.decodedBytes + this.#dictionaryBytes
            : Math.min(windowBytes, this.end);
        if (this.bytes.length < this.#mostBytes)
            this.#grow(this.#mostBytes);
        this.bytes.copyWithin(0, this.end - kept, this.end);
        this.end = kept;
    }
}
