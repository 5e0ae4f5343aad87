// The verifier's own way through a WARC file: one gzip member after the other, in bounded memory.
import { crc32, inflateRawSync } from "node:zlib";
import { FormatError } from "#errors.js";
import { inflateLong, scanLong } from "./long-member.js";
import { readFrom } from "./range-source.js";
const STEP_BYTES = 1024 * 1024;
/** Members that are longer, compressed or not, are read in pieces. */
const LONG_BYTES = 16 * 1024 * 1024;
const TRAILER_BYTES = 8;
/** All members from an offset of the WARC file on; `onBytes` sees every byte of it that is read, in order. */
export async function* gzipMembers(warc, offset = 0, onBytes = () => undefined) {
    const source = await warc.open();
    if (!source)
        throw new FormatError("the file is not there any more", warc.name, offset);
    try {
        yield* new MemberReader(warc, source, onBytes).members(offset);
    }
    finally {
        await source.close();
    }
}
class MemberReader {
    #warc;
    #source;
    #onBytes;
    #window = Buffer.alloc(0);
    #at = 0;
    constructor(warc, source, onBytes) {
        this.#warc = warc;
        this.#source = source;
        this.#onBytes = onBytes;
    }
    async *members(offset) {
        this.#at = offset;
        for (let ended = false;;) {
            const member = this.#window.length === 0 ? null : inflateMember(this.#window, this.#warc.name, this.#at);
            if (member === "long" || (!member && !ended && this.#window.length > LONG_BYTES)) {
                yield await this.#takeLong();
            }
            else if (member) {
                yield { offset: this.#at, first: member.bytes, sizeBytes: member.bytes.length, pieces: null };
                this.#window = this.#window.subarray(member.length);
                this.#at += member.length;
            }
            else if (ended) {
                if (this.#window.length > 0)
                    throw new FormatError("the last record is cut", this.#warc.name, this.#at);
                return;
            }
            else {
                const more = await this.#readMore(Math.max(STEP_BYTES, this.#window.length));
                ended = more.length === 0;
                this.#window = Buffer.concat([this.#window, more]);
            }
        }
    }
    async #takeLong() {
        const offset = this.#at;
        const headLength = gzipHeadLength(this.#window, this.#warc.name, offset);
        const place = { within: this.#warc, offset, dataOffset: offset + headLength };
        let readTo = offset + this.#window.length;
        const rest = this.#rest(this.#window.subarray(headLength), (bytes) => (readTo += bytes));
        const { first, sizeBytes, length } = await scanLong(this.#source, place, rest);
        const end = place.dataOffset + length + TRAILER_BYTES;
        // Every byte of the file is shown once, whether reading stopped before the member's end or beyond it.
        if (readTo < end)
            this.#onBytes(await readFrom(this.#source, readTo, end - readTo));
        this.#window = await readFrom(this.#source, end, Math.max(0, readTo - end));
        this.#at = end;
        return { offset, first, sizeBytes, pieces: () => inflateLong(place) };
    }
    async *#rest(start, onRead) {
        yield start;
        let position = this.#at + this.#window.length;
        for (;;) {
            const more = await readFrom(this.#source, position, STEP_BYTES);
            if (more.length === 0)
                return;
            this.#onBytes(more);
            onRead(more.length);
            position += more.length;
            yield more;
        }
    }
    async #readMore(length) {
        const more = await readFrom(this.#source, this.#at + this.#window.length, length);
        this.#onBytes(more);
        return more;
    }
}
/** The one member that these bytes are. */
export function soleMember(bytes, name) {
    const member = inflateMember(bytes, name, 0);
    if (!member || member === "long" || member.length !== bytes.length)
        throw new FormatError("not one gzip member", name, 0);
    return { offset: 0, first: member.bytes, sizeBytes: member.bytes.length, pieces: null };
}
/** `null` when the window does not hold the whole member yet (RFC 1952); `long` when it is to be read in pieces. */
function inflateMember(window, path, at) {
    const headLength = gzipHeadLength(window, path, at);
    if (headLength === null)
        return null;
    const inflated = inflate(window.subarray(headLength), path, at);
    if (!inflated || inflated === "long")
        return inflated;
    const end = headLength + inflated.consumed;
    if (window.length < end + TRAILER_BYTES)
        return null;
    const isWhole = window.readUInt32LE(end) === crc32(inflated.bytes) &&
        window.readUInt32LE(end + 4) === inflated.bytes.length;
    if (!isWhole)
        throw new FormatError("the gzip check sum is wrong", path, at);
    return { bytes: inflated.bytes, length: end + TRAILER_BYTES };
}
function inflate(bytes, path, at) {
    try {
        // With `info` Node also gives the engine, which knows how much input the stream took.
        const result = inflateRawSync(bytes, { info: true, maxOutputLength: LONG_BYTES });
        return { bytes: result.buffer, consumed: result.engine.bytesWritten };
    }
    catch (error) {
        const { code, message } = error;
        if (code === "Z_BUF_ERROR")
            return null;
        if (code === "ERR_BUFFER_TOO_LARGE")
            return "long";
        throw new FormatError(`cannot be decompressed: ${message}`, path, at, { cause: error });
    }
}
/** Length of the member's head: ten bytes and what its flags announce (RFC 1952 section 2.3). */
function gzipHeadLength(window, path, at) {
    if (window.length < 18)
        return null;
    if (window[0] !== 0x1f || window[1] !== 0x8b || window[2] !== 8)
        throw new FormatError("no gzip member begins here", path, at);
    const flags = window[3];
    let length = 10;
    if (flags & 4)
        length += 2 + window.readUInt16LE(10);
    for (const flag of [8, 16]) {
        if (!(flags & flag))
            continue;
        const end = window.indexOf(0, length);
        if (end < 0)
            return null;
        length = end + 1;
    }
    if (flags & 2)
        length += 2;
    return length <= window.length ? length : null;
}
