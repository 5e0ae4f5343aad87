// The chunked transfer coding (RFC 9112 section 7.1), fed piece by piece; the fetcher and the readers share it.
/** Longest chunk-size line (with extensions) and largest trailer section that are read. */
const MAX_LINE_BYTES = 8 * 1024;
const MAX_TRAILER_BYTES = 64 * 1024;
const LF = 0x0a;
const CR = 0x0d;
/** Plain sizes of so many digits are read byte by byte; whatever else a line holds is read as text. */
const QUICK_DIGITS = 7;
/** Spans up to this long are copied byte by byte, which is cheaper than a call. */
const SHORT_BYTES = 32;
/** Finds chunk data and the end of a chunked body; tolerates LF-only lines and padded sizes. */
export class ChunkedScanner {
    #state = "size";
    #line = "";
    #leftBytes = 0;
    #trailerBytes = 0;
    #chunks = 0;
    /** The terminating chunk and its trailers have been read. */
    get isDone() {
        return this.#state === "done";
    }
    /** The framing was violated; nothing further is read. */
    get isBroken() {
        return this.#state === "broken";
    }
    /** How many chunk-size lines were valid: none at all means that the body was never chunked. */
    get chunks() {
        return this.#chunks;
    }
    /** Reads from `from` on, calls back with spans of chunk data, returns the offset where it stopped. */
    push(bytes, from, onData) {
        let at = from;
        while (at < bytes.length && this.#state !== "done" && this.#state !== "broken") {
            at = this.#state === "data" ? this.#takeData(bytes, at, onData) : this.#takeLine(bytes, at);
        }
        return at;
    }
    /**
     * Reads like `push` and gives the chunk data as one piece, copied where it lay in several: with a byte per chunk
     * an object for each would cost a hundred times the bytes.
     */
    gather(bytes, from) {
        const gathered = new GatheredSpans(bytes, from);
        const stopped = this.push(bytes, from, gathered.add);
        return { data: gathered.all(), stopped };
    }
    #takeData(bytes, at, onData) {
        const end = Math.min(bytes.length, at + this.#leftBytes);
        onData?.(at, end);
        this.#leftBytes -= end - at;
        if (this.#leftBytes === 0)
            this.#state = "data-end";
        return end;
    }
    #takeLine(bytes, at) {
        const after = this.#line === "" ? this.#takeQuickLine(bytes, at) : -1;
        if (after !== -1)
            return after;
        const lf = bytes.indexOf(LF, at);
        const end = lf === -1 ? bytes.length : lf;
        if (this.#line.length + end - at > MAX_LINE_BYTES) {
            this.#state = "broken";
            return at;
        }
        this.#line += Buffer.from(bytes.buffer, bytes.byteOffset + at, end - at).toString("latin1");
        if (lf === -1)
            return end;
        const line = this.#line.endsWith("\r") ? this.#line.slice(0, -1) : this.#line;
        this.#line = "";
        this.#state = this.#afterLine(line);
        return this.#state === "broken" ? at : lf + 1;
    }
    /** The two lines that nearly every chunk has: a plain size, and the empty one after its data; -1 for any other. */
    #takeQuickLine(bytes, at) {
        if (this.#state === "trailer")
            return -1;
        let end = at;
        let size = 0;
        if (this.#state === "size") {
            for (let digit; end < at + QUICK_DIGITS && (digit = HEX[bytes[end] ?? 0]) >= 0; end++)
                size = size * 16 + digit;
            if (end === at)
                return -1;
        }
        if (bytes[end] === CR)
            end++;
        if (bytes[end] !== LF)
            return -1;
        this.#state = this.#state === "data-end" ? "size" : this.#startChunk(size);
        return end + 1;
    }
    #startChunk(size) {
        this.#chunks++;
        this.#leftBytes = size;
        return size === 0 ? "trailer" : "data";
    }
    #afterLine(line) {
        if (this.#state === "data-end")
            return line === "" ? "size" : "broken";
        if (this.#state === "trailer") {
            this.#trailerBytes += line.length + 1;
            if (line === "")
                return "done";
            return this.#trailerBytes > MAX_TRAILER_BYTES ? "broken" : "trailer";
        }
        // At most 13 significant hexadecimal digits: larger sizes are not safe integers, and nobody sends them.
        const size = /^[ \t]{0,16}0{0,16}([0-9a-f]{1,13})[ \t]{0,64}(;|$)/i.exec(line)?.[1];
        if (size === undefined)
            return "broken";
        return this.#startChunk(Number.parseInt(size, 16));
    }
}
/** Values of hexadecimal digits by their octet; -1 for all others. */
const HEX = Int8Array.from({ length: 256 }, (_, octet) => /^[0-9a-f]$/i.test(String.fromCharCode(octet)) ? Number.parseInt(String.fromCharCode(octet), 16) : -1);
/** Spans of one piece of bytes, put together: the only one as it lies, several copied into one buffer. */
class GatheredSpans {
    #bytes;
    #room;
    #only = null;
    #copied = null;
    #length = 0;
    constructor(bytes, from) {
        this.#bytes = bytes;
        this.#room = bytes.length - from;
    }
    add = (start, end) => {
        if (this.#only === null)
            this.#only = this.#bytes.subarray(start, end);
        else {
            if (this.#copied === null)
                this.#copy(this.#only, 0, this.#only.length);
            this.#copy(this.#bytes, start, end);
        }
    };
    all() {
        return this.#copied?.subarray(0, this.#length) ?? this.#only ?? this.#bytes.subarray(0, 0);
    }
    #copy(from, start, end) {
        const to = (this.#copied ??= Buffer.allocUnsafeSlow(this.#room));
        if (end - start > SHORT_BYTES)
            to.set(from.subarray(start, end), this.#length);
        else
            for (let at = start; at < end; at++)
                to[this.#length + at - start] = from[at];
        this.#length += end - start;
    }
}
