// A growing buffer: a server that sends single bytes must not cost us an object for each.
import { asBuffer } from "#formats/http/http-head.js";
const NOTHING = Buffer.alloc(0);
/** Appends amortised in constant time; memory at most about twice the bytes appended. */
export class ByteBuffer {
    #store = NOTHING;
    #start = 0;
    #end = 0;
    get length() {
        return this.#end - this.#start;
    }
    /** The first chunk is not copied, so it must not change afterwards: most answers come in one. */
    append(chunk) {
        if (this.#end === 0) {
            this.#store = asBuffer(chunk);
            this.#end = chunk.length;
            return;
        }
        this.#reserve(this.#end + chunk.length);
        this.#store.set(chunk, this.#end);
        this.#end += chunk.length;
    }
    /** Forgets the first bytes. */
    dropFirst(count) {
        this.#start = Math.min(this.#end, this.#start + count);
    }
    /** The bytes held; valid until the next change. */
    view() {
        return this.#store.subarray(this.#start, this.#end);
    }
    #reserve(needed) {
        if (needed <= this.#store.length)
            return;
        const grown = Buffer.allocUnsafeSlow(Math.max(needed, this.#store.length * 2));
        this.#store.copy(grown, 0, 0, this.#end);
        this.#store = grown;
    }
}
