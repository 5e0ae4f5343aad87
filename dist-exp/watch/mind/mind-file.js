// A mind as bytes: a line that names the format, a line of JSON, and the columns behind it, little-endian.
import { FormatError } from "#errors.js";
const NAME = "isochron refresh mind 2\n";
/** Larger files are not ours: a million pages take less. */
const MOST_BYTES = 1_000_000_000;
/** Writes head and columns; the same mind gives the same bytes. */
export function mindBytes(head, columns) {
    const entries = Object.entries(columns);
    const list = entries.map(([name, column]) => ({
        name,
        bits: column instanceof Float64Array ? 64 : 32,
        length: column.length,
    }));
    const first = Buffer.from(`${NAME}${JSON.stringify({ head, columns: list })}\n`);
    const rest = entries.map(([, column]) => Buffer.from(column.buffer, column.byteOffset, column.byteLength));
    return Buffer.concat([first, ...rest]);
}
/** Reads what `mindBytes` wrote; anything else is a FormatError that says where. */
export function readMindBytes(bytes) {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if (buffer.length > MOST_BYTES || buffer.toString("latin1", 0, NAME.length) !== NAME)
        throw fault("not a refresh mind of this version", 0);
    const end = buffer.indexOf("\n", NAME.length);
    if (end < 0)
        throw fault("the head has no end", NAME.length);
    const { head, columns } = parsed(buffer.toString("utf8", NAME.length, end));
    return { head, columns: columnsOf(buffer, end + 1, columns) };
}
/** Copies, since columns begin anywhere and typed arrays do not: one for each width, of which the columns are parts. */
function columnsOf(buffer, start, columns) {
    const room = roomFor(columns, start, buffer.length);
    const [singles, doubles] = [new Float32Array(room[32]), new Float64Array(room[64])];
    const bytes = { 32: new Uint8Array(singles.buffer), 64: new Uint8Array(doubles.buffer) };
    const values = {};
    const used = { 32: 0, 64: 0 };
    let at = start;
    for (const { name, bits, length } of columns) {
        const size = sizeOf({ bits, length });
        bytes[bits].set(buffer.subarray(at, at + size), used[bits] * (bits / 8));
        const from = used[bits];
        used[bits] += length;
        values[name] = bits === 64 ? doubles.subarray(from, used[64]) : singles.subarray(from, used[32]);
        at += size;
    }
    return values;
}
/** Numbers of each width; columns that do not end where the file does are refused before any room is made. */
function roomFor(columns, start, end) {
    const room = { 32: 0, 64: 0 };
    let at = start;
    for (const column of columns) {
        if (at + sizeOf(column) > end)
            throw fault(`column ${column.name} is cut off`, at);
        at += sizeOf(column);
        room[column.bits] += column.length;
    }
    if (at !== end)
        throw fault("bytes after the last column", at);
    return room;
}
function sizeOf({ bits, length }) {
    return length * (bits / 8);
}
function parsed(text) {
    let value;
    try {
        value = JSON.parse(text);
    }
    catch (cause) {
        throw new FormatError("the head is not JSON", "refresh mind", NAME.length, { cause });
    }
    const { head, columns } = (value ?? {});
    const good = typeof head === "object" && head !== null && Array.isArray(columns) && columns.every(isColumn);
    if (!good)
        throw fault("the head lacks its parts", NAME.length);
    return { head: head, columns };
}
function isColumn(value) {
    const { name, bits, length } = (value ?? {});
    const counts = Number.isSafeInteger(length) && length >= 0 && length <= MOST_BYTES;
    return typeof name === "string" && (bits === 32 || bits === 64) && counts;
}
function fault(message, offset) {
    return new FormatError(message, "refresh mind", offset);
}
