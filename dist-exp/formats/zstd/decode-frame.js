// A whole Zstandard frame that is at hand, such as a dictionary that was compressed.
import { littleEndian } from "./bits.js";
import { FrameDecoder } from "./frame-decoder.js";
import { isZstdFrame, readBlockHead, readFrameHead } from "./frame-head.js";
import { ZstdDamage } from "./zstd-damage.js";
/** What a frame holds, up to a limit; the frame must be all there is. */
export function decodeFrame(bytes, mostBytes, dictionary) {
    const head = isZstdFrame(bytes) ? readFrameHead(bytes) : null;
    if (!head)
        throw new ZstdDamage("it is no Zstandard frame");
    const decoder = new FrameDecoder(head, dictionary ?? null);
    const pieces = [];
    let [at, total, isLast] = [head.headBytes, 0, false];
    while (!isLast) {
        const block = readBlockHead(within(bytes, at, 3), decoder.mostBlockBytes);
        const piece = decoder.decode(block, within(bytes, at + 3, block.storedBytes));
        pieces.push(piece);
        at += 3 + block.storedBytes;
        isLast = block.isLast;
        if ((total += piece.length) > mostBytes)
            throw new ZstdDamage(`more than ${mostBytes} bytes`, "too-large");
    }
    decoder.finish();
    const checksum = decoder.checksum();
    if (checksum !== null && checksum !== littleEndian(within(bytes, at, 4), 0, 4))
        throw new ZstdDamage("it does not match its checksum");
    return Buffer.concat(pieces);
}
function within(bytes, at, count) {
    if (at + count > bytes.length)
        throw new ZstdDamage("a frame is cut");
    return bytes.subarray(at, at + count);
}
