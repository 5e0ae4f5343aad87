/** Up to this a member is decompressed at once; longer ones as a stream. */
export const MAX_OUTPUT_AT_ONCE = 16 * 1024 * 1024;
/** Deflate cannot expand more than 1032 times; a page is far below that, and small bombs do no harm. */
export const BOMB = { bytes: 256 * 1024 * 1024, ratio: 500 };
/** Whether data expands beyond all reason. */
export function isBomb(sizeBytes, compressedBytes) {
    return sizeBytes > BOMB.bytes && sizeBytes > BOMB.ratio * compressedBytes;
}
/** Bytes that were decompressed at once. */
export function memorySegment(bytes, coding, { offset, end, damage }) {
    let given = false;
    return {
        offset,
        coding,
        end,
        damage,
        next() {
            if (given || bytes.length === 0)
                return null;
            given = true;
            return bytes;
        },
        probe: (position) => bytes.subarray(position),
    };
}
