// A gzip member too long for memory: scanned once in pieces, and read again from its file as often as needed.
import { crc32, createInflateRaw } from "node:zlib";
import { FormatError } from "#errors.js";
import { through } from "#formats/http/through.js";
import { readFrom } from "./range-source.js";
/** Enough for the heads of a record and of the HTTP message in it. */
const FIRST_BYTES = 1024 * 1024;
/** A bound on time: no honest record is larger. */
const MAX_MEMBER_BYTES = 64 * 1024 ** 3;
const STEP_BYTES = 1024 * 1024;
/** Reads a member to its end and checks its length and check sum. */
export async function scanLong(source, place, data) {
    const decoder = createInflateRaw();
    const first = [];
    let [sizeBytes, sum] = [0, 0];
    for await (const bytes of inflated(decoder, data, place)) {
        if (sizeBytes < FIRST_BYTES)
            first.push(bytes);
        sizeBytes += bytes.length;
        sum = crc32(bytes, sum);
        if (sizeBytes > MAX_MEMBER_BYTES)
            throw new FormatError("a record is too large", place.within.name, place.offset);
    }
    const length = decoder.bytesWritten;
    const buffer = await readFrom(source, place.dataOffset + length, 8);
    if (buffer.length < 8)
        throw new FormatError("the last record is cut", place.within.name, place.offset);
    // RFC 1952: the size is counted modulo 2^32.
    if (buffer.readUInt32LE(0) !== sum || buffer.readUInt32LE(4) !== sizeBytes % 2 ** 32)
        throw new FormatError("the gzip check sum is wrong", place.within.name, place.offset);
    return { first: Buffer.concat(first), sizeBytes, length };
}
/** The bytes of a member that was scanned. */
export async function* inflateLong(place) {
    const source = await place.within.open();
    if (!source)
        throw new FormatError("the file is not there any more", place.within.name, place.offset);
    try {
        yield* inflated(createInflateRaw(), piecesFrom(source, place.dataOffset), place);
    }
    finally {
        await source.close();
    }
}
async function* inflated(decoder, data, { within: { name }, offset }) {
    const start = await data.next();
    try {
        yield* through(decoder, start.done === true ? Buffer.alloc(0) : start.value, data);
    }
    catch (error) {
        const { code, message } = error;
        const isCut = code === "Z_BUF_ERROR";
        throw new FormatError(isCut ? "the last record is cut" : `cannot be decompressed: ${message}`, name, offset, {
            cause: error,
        });
    }
}
async function* piecesFrom(source, offset) {
    for (let position = offset;;) {
        const bytes = await readFrom(source, position, STEP_BYTES);
        if (bytes.length === 0)
            return;
        position += bytes.length;
        yield bytes;
    }
}
