// Random access to a source through one buffer that slides forward: flat memory whatever the source's size.
import { asBuffer } from "#formats/http/http-head.js";
const WINDOW = { first: 256 * 1024, most: 2 * 1024 * 1024 };
/** For those who read at somebody else's pace and may be many: what is read ahead is held until it is wanted. */
export const NARROW_WINDOW = { first: 64 * 1024, most: 64 * 1024 };
/** A source seen through a window; whoever opened the source closes it. */
export class SourceWindow {
    sizeBytes;
    #source;
    #start = 0;
    #buffer = Buffer.alloc(0);
    #bytes;
    #nextBytes;
    constructor(source, bytes = WINDOW) {
        this.#source = source;
        this.#bytes = bytes;
        this.#nextBytes = bytes.first;
        this.sizeBytes = source.sizeBytes;
    }
    /** Whether as little as possible shall be held at once. */
    get isNarrow() {
        return this.#bytes === NARROW_WINDOW;
    }
    /** At least `minBytes` from an offset on, more when they are at hand, fewer only at the source's end; a promise only where they have to be read. */
    at(offset, minBytes) {
        const end = this.#start + this.#buffer.length;
        const atHand = offset >= this.#start && (offset + minBytes <= end || (end >= this.sizeBytes && offset <= end));
        return atHand ? this.#buffer.subarray(offset - this.#start) : this.#fill(offset, minBytes);
    }
    // Callers may still hold the old buffer, and two may read at once: every fill has its own.
    async #fill(offset, minBytes) {
        const isNext = offset > this.#start && offset <= this.#start + this.#buffer.length;
        this.#nextBytes = isNext ? Math.min(2 * this.#nextBytes, this.#bytes.most) : this.#bytes.first;
        const bytes = asBuffer(await this.#source.read(offset, Math.max(minBytes, this.#nextBytes)));
        this.#start = offset;
        this.#buffer = bytes;
        return bytes;
    }
}
