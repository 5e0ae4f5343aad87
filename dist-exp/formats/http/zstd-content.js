// Zstandard as a content coding (RFC 8878 section 7.2): frames one behind the other, decoded block by block. Only what is
// shown is read so; by the rules of a certificate it is a coding of another name.
import { littleEndian } from "../zstd/bits.js";
import { FrameDecoder } from "../zstd/frame-decoder.js";
import { isSkippableFrame, isZstdFrame, MOST_HEAD_BYTES, readBlockHead, readFrameHead, skippableBytes, SKIPPABLE_HEAD_BYTES, } from "../zstd/frame-head.js";
import { ZstdDamage } from "../zstd/zstd-damage.js";
import { PieceReader } from "./piece-reader.js";
const BLOCK_HEAD_BYTES = 3;
const CHECKSUM_BYTES = 4;
/** What is passed over is read in such pieces: its length is whatever four bytes say. */
const STEP_BYTES = 64 * 1024;
/** Whether Zstandard content could begin so. */
export function beginsZstd(bytes) {
    return isZstdFrame(bytes) || isSkippableFrame(bytes);
}
/** The content of all frames of a body; throws a `ZstdDamage`, or as Node's decoders do where it passes the limit. */
export function zstdWhole(body, limitBytes) {
    const contents = [];
    let [at, bytes] = [0, 0];
    const decoding = frames();
    for (let next = decoding.next(); next.done !== true;) {
        const step = next.value;
        if ("content" in step) {
            contents.push(step.content);
            if ((bytes += step.content.length) > limitBytes)
                throw Object.assign(new Error("too large"), { code: "ERR_BUFFER_TOO_LARGE" });
            next = decoding.next(NOTHING);
            continue;
        }
        const wanted = "take" in step ? taken(body.subarray(at), step) : body.subarray(at, at + step.see);
        if ("take" in step)
            at += wanted.length;
        next = decoding.next(wanted);
    }
    return contents.length === 1 ? contents[0] : Buffer.concat(contents);
}
/** The same of a stream, at the reader's pace. */
export async function* zstdPieces(input) {
    const reader = new PieceReader(input);
    const decoding = frames();
    for (let next = decoding.next(); next.done !== true;) {
        const step = next.value;
        if ("content" in step) {
            if (step.content.length > 0)
                yield step.content;
            next = decoding.next(NOTHING);
        }
        else if ("take" in step) {
            const bytes = taken(await reader.window(step.take), step);
            reader.drop(bytes.length);
            next = decoding.next(bytes);
        }
        else
            next = decoding.next((await reader.window(step.see)).subarray(0, step.see));
    }
    // What is left is read in any case: a layer below must have come to its own end.
    for (let rest = await reader.window(1); rest.length > 0; rest = await reader.window(1))
        reader.drop(rest.length);
}
const NOTHING = new Uint8Array();
function taken(window, { take, of }) {
    if (window.length < take)
        throw new ZstdDamage(`the body ends inside a Zstandard ${of}`);
    return window.subarray(0, take);
}
/** Bytes behind the last frame are passed over, as those behind other codings are. */
function* frames() {
    for (let isFirst = true;; isFirst = false) {
        const start = yield { see: MOST_HEAD_BYTES };
        if (isSkippableFrame(start))
            yield* passOver();
        else if (isZstdFrame(start))
            yield* frame(start);
        else if (isFirst)
            throw new ZstdDamage("it is no Zstandard frame");
        else
            return;
    }
}
function* passOver() {
    const head = yield { take: SKIPPABLE_HEAD_BYTES, of: "frame's head" };
    for (let left = skippableBytes(head); left > 0;) {
        const { length } = yield { take: Math.min(left, STEP_BYTES), of: "frame" };
        left -= length;
    }
}
function* frame(start) {
    const head = readFrameHead(start);
    if (!head)
        throw new ZstdDamage("the body ends inside a Zstandard frame's head");
    yield { take: head.headBytes, of: "frame's head" };
    const decoder = new FrameDecoder(head, null);
    for (let isLast = false; !isLast;) {
        const bytes = yield { take: BLOCK_HEAD_BYTES, of: "block's head" };
        const block = readBlockHead(bytes, decoder.mostBlockBytes);
        yield { content: decoder.decode(block, yield { take: block.storedBytes, of: "block" }) };
        isLast = block.isLast;
    }
    decoder.finish();
    const checksum = decoder.checksum();
    if (checksum === null)
        return;
    const stored = yield { take: CHECKSUM_BYTES, of: "checksum" };
    if (littleEndian(stored, 0, CHECKSUM_BYTES) !== checksum)
        throw new ZstdDamage("the check sum is wrong");
}
