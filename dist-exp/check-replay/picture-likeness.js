// How alike two pictures are: the share of equal pixels. A number, never a verdict: an animation one frame later is
// another picture of the same page.
import { inflateSync } from "node:zlib";
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const MOST_PIXELS = 20_000_000;
/** Bytes of a pixel by colour type, at eight bits a sample (PNG, section 11.2.1): what browsers write. */
const BYTES_EACH = { 2: 3, 6: 4 };
/** The share, 0 to 1; `null` where they cannot be compared. */
export function likeness(one, other) {
    const [a, b] = [pixelsOf(one), pixelsOf(other)];
    if (a === null || b === null)
        return null;
    if (a.width !== b.width || a.height !== b.height)
        return 0;
    let same = 0;
    for (let at = 0; at < a.width * a.height; at++)
        if (isSamePixel(a, b, at))
            same++;
    return same / (a.width * a.height);
}
function isSamePixel(a, b, at) {
    for (let sample = 0; sample < 3; sample++)
        if (a.rows[at * a.bytesEach + sample] !== b.rows[at * b.bytesEach + sample])
            return false;
    return true;
}
/** Reads a picture; `null` where it is none that is known here. */
function pixelsOf(png) {
    const bytes = Buffer.from(png.buffer, png.byteOffset, png.byteLength);
    if (bytes.length < 33 || !bytes.subarray(0, 8).equals(SIGNATURE))
        return null;
    const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
    const bytesEach = BYTES_EACH[bytes[25]];
    const isPlain = bytes[24] === 8 && bytes[28] === 0;
    if (!isPlain || bytesEach === undefined || width === 0 || width * height > MOST_PIXELS)
        return null;
    const size = (width * bytesEach + 1) * height;
    const filtered = inflated(dataOf(bytes), size);
    return filtered && { width, height, bytesEach, rows: unfiltered(filtered, width * bytesEach, bytesEach) };
}
function dataOf(bytes) {
    const parts = [];
    for (let at = 8; at + 12 <= bytes.length;) {
        const length = bytes.readUInt32BE(at);
        if (bytes.toString("latin1", at + 4, at + 8) === "IDAT")
            parts.push(bytes.subarray(at + 8, at + 8 + length));
        at += 12 + length;
    }
    return Buffer.concat(parts);
}
function inflated(data, size) {
    try {
        const whole = inflateSync(data, { maxOutputLength: size });
        return whole.length === size ? whole : null;
    }
    catch {
        return null;
    }
}
/** Undoes the filters of PNG, section 9.2. */
function unfiltered(filtered, rowBytes, bytesEach) {
    const height = filtered.length / (rowBytes + 1);
    const rows = new Uint8Array(rowBytes * height);
    for (let y = 0; y < height; y++) {
        const filter = filtered[y * (rowBytes + 1)];
        const [from, to] = [y * (rowBytes + 1) + 1, y * rowBytes];
        for (let x = 0; x < rowBytes; x++) {
            const left = x < bytesEach ? 0 : rows[to + x - bytesEach];
            const above = y === 0 ? 0 : rows[to + x - rowBytes];
            const corner = x < bytesEach || y === 0 ? 0 : rows[to + x - rowBytes - bytesEach];
            rows[to + x] = filtered[from + x] + predicted(filter, left, above, corner);
        }
    }
    return rows;
}
function predicted(filter, left, above, corner) {
    if (filter === 1)
        return left;
    if (filter === 2)
        return above;
    if (filter === 3)
        return (left + above) >> 1;
    return filter === 4 ? paeth(left, above, corner) : 0;
}
function paeth(left, above, corner) {
    const guess = left + above - corner;
    const [byLeft, byAbove, byCorner] = [guess - left, guess - above, guess - corner].map(Math.abs);
    if (byLeft <= byAbove && byLeft <= byCorner)
        return left;
    return byAbove <= byCorner ? above : corner;
}
