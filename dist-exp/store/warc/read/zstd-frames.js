// Zstandard frames as segments, with the dictionary that a file may begin with (WARC-zstd 1.0; RFC 8878).
import { littleEndian } from "#formats/zstd/bits.js";
import { decodeFrame } from "#formats/zstd/decode-frame.js";
import { readDictionary } from "#formats/zstd/dictionary.js";
import { FrameDecoder } from "#formats/zstd/frame-decoder.js";
import { isDictionaryFrame, isSkippableFrame, isZstdFrame, MOST_BLOCK_BYTES, MOST_HEAD_BYTES, readBlockHead, readFrameHead, skippableBytes, SKIPPABLE_HEAD_BYTES, } from "#formats/zstd/frame-head.js";
import { ZstdDamage } from "#formats/zstd/zstd-damage.js";
import { isBomb, MAX_OUTPUT_AT_ONCE, memorySegment } from "./member-kind.js";
/** Dictionaries up to this, as they lie there and decompressed; WARC-zstd 1.0 asks for no more. */
const MOST_DICTIONARY_BYTES = 8 * 1024 * 1024;
const MAGIC = Buffer.from("28b52ffd", "hex");
const BLOCK_HEAD_BYTES = 3;
const CHECKSUM_BYTES = 4;
/** The frames of one file. */
export class ZstdFrames {
    coding = "zstd";
    #window;
    #dictionary = null;
    #isBegun = false;
    constructor(window) {
        this.#window = window;
    }
    isStart(bytes) {
        return isZstdFrame(bytes) || isSkippableFrame(bytes);
    }
    indexIn(bytes, from) {
        return bytes.indexOf(MAGIC, from);
    }
    async open(offset) {
        const start = await this.#window.at(offset, SKIPPABLE_HEAD_BYTES);
        if (isSkippableFrame(start))
            return this.#passOver(offset, start);
        // Whoever begins in the middle of a file needs its dictionary all the same.
        if (!this.#isBegun && offset > 0)
            await this.#readFirst();
        this.#isBegun = true;
        return this.#frame(offset);
    }
    async #readFirst() {
        const start = await this.#window.at(0, SKIPPABLE_HEAD_BYTES);
        if (isSkippableFrame(start))
            await this.#passOver(0, start);
    }
    /** Nothing of a skippable frame is content; one is the dictionary of those behind it. */
    async #passOver(offset, start) {
        this.#isBegun = true;
        const end = offset + SKIPPABLE_HEAD_BYTES + skippableBytes(start);
        const isCut = start.length < SKIPPABLE_HEAD_BYTES || end > this.#window.sizeBytes;
        const damage = isCut
            ? truncation("the file ends inside a frame that is to be passed over")
            : isDictionaryFrame(start)
                ? await this.#takeDictionary(offset + SKIPPABLE_HEAD_BYTES, end)
                : null;
        return memorySegment(Buffer.alloc(0), "zstd", {
            offset,
            end: Math.min(end, this.#window.sizeBytes),
            damage,
        });
    }
    async #takeDictionary(start, end) {
        this.#dictionary = null;
        try {
            const sizeBytes = end - start;
            if (sizeBytes > MOST_DICTIONARY_BYTES)
                throw new ZstdDamage(`more than ${MOST_DICTIONARY_BYTES} bytes`);
            const bytes = (await this.#window.at(start, sizeBytes)).subarray(0, sizeBytes);
            this.#dictionary = readDictionary(isZstdFrame(bytes) ? decodeFrame(bytes, MOST_DICTIONARY_BYTES) : bytes);
            return null;
        }
        catch (error) {
            if (!(error instanceof ZstdDamage))
                throw error;
            return { code: "zstd-dictionary", message: `the dictionary cannot be read: ${error.message}` };
        }
    }
    async #frame(offset) {
        const reader = new FrameReader(this.#window, offset, this.#dictionary);
        const pieces = [];
        const mostBytes = this.#window.isNarrow ? 1 : MAX_OUTPUT_AT_ONCE;
        for (let bytes = 0; bytes < mostBytes;) {
            const piece = await reader.next();
            if (piece === null)
                return memorySegment(joined(pieces), "zstd", reader);
            pieces.push(piece);
            bytes += piece.length;
        }
        return streamed(reader, pieces);
    }
}
function joined(pieces) {
    return pieces.length === 1 ? pieces[0] : Buffer.concat(pieces);
}
function streamed(reader, first) {
    return {
        offset: reader.offset,
        coding: "zstd",
        probe: null,
        get end() {
            return reader.end;
        },
        get damage() {
            return reader.damage;
        },
        next: async () => first.shift() ?? reader.next(),
    };
}
/** Blocks pulled from the file one by one; what is wrong with the frame is told when it has been read. */
class FrameReader {
    offset;
    #window;
    #dictionary;
    #decoder = null;
    #isDone = false;
    #sizeBytes = 0;
    end;
    damage = null;
    constructor(window, offset, dictionary) {
        this.#window = window;
        this.#dictionary = dictionary;
        this.offset = offset;
        this.end = offset;
    }
    async next() {
        try {
            while (!this.#isDone) {
                this.#decoder ??= await this.#begin();
                const bytes = await this.#block(this.#decoder);
                if (bytes.length > 0)
                    return bytes;
            }
        }
        catch (error) {
            if (!(error instanceof ZstdDamage))
                throw error;
            this.#stop(damageOf(error));
        }
        return null;
    }
    async #begin() {
        const head = readFrameHead(await this.#window.at(this.end, MOST_HEAD_BYTES));
        if (!head)
            throw new Cut("frame's head");
        this.end += head.headBytes;
        try {
            return new FrameDecoder(head, this.#dictionary);
        }
        catch (error) {
            await this.#passBlocks(head);
            throw error;
        }
    }
    // A frame that is sound but not for us ends where its blocks say: those behind it are not searched for.
    async #passBlocks({ hasChecksum }) {
        for (let isLast = false; !isLast;) {
            const block = readBlockHead(await this.#take(BLOCK_HEAD_BYTES, "block's head"), MOST_BLOCK_BYTES);
            await this.#take(block.storedBytes, "block");
            isLast = block.isLast;
        }
        if (hasChecksum)
            await this.#take(CHECKSUM_BYTES, "checksum");
    }
    async #block(decoder) {
        const head = readBlockHead(await this.#take(BLOCK_HEAD_BYTES, "block's head"), decoder.mostBlockBytes);
        const bytes = decoder.decode(head, await this.#take(head.storedBytes, "block"));
        this.#sizeBytes += bytes.length;
        if (head.isLast)
            await this.#finish(decoder);
        else if (isBomb(this.#sizeBytes, this.end - this.offset))
            throw new ZstdDamage("far more than its compressed size", "bomb");
        return bytes;
    }
    // What was decoded is given out whatever its checksum says: the record is there, and the finding too.
    async #finish(decoder) {
        decoder.finish();
        const checksum = decoder.checksum();
        this.#isDone = true;
        if (checksum === null)
            return;
        const stored = await this.#window.at(this.end, CHECKSUM_BYTES);
        if (stored.length < CHECKSUM_BYTES)
            return this.#stop(truncation("the file ends inside a Zstandard checksum"));
        this.end += CHECKSUM_BYTES;
        if (littleEndian(stored, 0, CHECKSUM_BYTES) !== checksum)
            this.damage = {
                code: "zstd-checksum",
                message: "decompressed data does not match the frame's checksum",
            };
    }
    async #take(bytes, what) {
        const taken = (await this.#window.at(this.end, bytes)).subarray(0, bytes);
        if (taken.length < bytes)
            throw new Cut(what);
        this.end += bytes;
        return taken;
    }
    #stop(damage) {
        this.#isDone = true;
        this.damage = damage;
        if (damage.code === "truncated")
            this.end = this.#window.sizeBytes;
    }
}
/** The file ends inside a part of a frame. */
class Cut extends ZstdDamage {
    constructor(what) {
        super(`the file ends inside a Zstandard ${what}`);
    }
}
const CODES = {
    damaged: "zstd-damaged",
    dictionary: "zstd-dictionary",
    "too-large": "zstd-too-large",
    bomb: "zstd-bomb",
};
function damageOf(error) {
    if (error instanceof Cut)
        return truncation(error.message);
    return { code: CODES[error.kind], message: `compressed data cannot be read (${error.message})` };
}
function truncation(message) {
    return { code: "truncated", message };
}
