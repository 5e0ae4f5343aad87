// One Zstandard frame, block by block (RFC 8878 section 3.1.1): memory is bounded by its window, which is bounded too.
import { PADDING_BYTES } from "./bits.js";
import { MOST_BLOCK_BYTES } from "./frame-head.js";
import { History } from "./history.js";
import { readLiterals } from "./literals.js";
import { carryOut } from "./sequences.js";
import { XxHash64 } from "./xxhash64.js";
import { ZstdDamage } from "./zstd-damage.js";
/** Windows up to this are taken, as the `zstd` program does unless told otherwise; WARC-zstd 1.0 asks for 8 MiB. */
export const MOST_WINDOW_BYTES = 128 * 1024 * 1024;
/** Blocks are decoded one at a time, so one buffer with room behind its end serves all of them. */
const padded = new Uint8Array(MOST_BLOCK_BYTES + PADDING_BYTES);
/** Decodes the blocks of a frame in order; whoever reads the file hands them over. */
export class FrameDecoder {
    /** No block is larger, neither as it is stored nor as it was. */
    mostBlockBytes;
    #head;
    #history;
    #sequences;
    #checksum;
    #tree;
    constructor(head, dictionary) {
        requireTakeable(head, dictionary);
        this.#head = head;
        this.mostBlockBytes = Math.min(MOST_BLOCK_BYTES, head.windowBytes);
        const { windowBytes, contentBytes } = head;
        this.#history = new History({ windowBytes, contentBytes, blockBytes: this.mostBlockBytes }, dictionary?.content ?? null);
        this.#checksum = head.hasChecksum ? new XxHash64() : null;
        this.#tree = dictionary?.tree ?? null;
        this.#sequences = {
            literalLengths: dictionary?.literalLengths ?? null,
            offsets: dictionary?.offsets ?? null,
            matchLengths: dictionary?.matchLengths ?? null,
            // Section 3.1.1.5: what the last three offsets are before there were any.
            repeats: [...(dictionary?.repeats ?? [1, 4, 8])],
        };
    }
    /** What a block holds, as bytes of its own. */
    decode(block, stored) {
        const history = this.#history;
        history.reserve(this.mostBlockBytes);
        const start = history.end;
        if (block.type === "compressed")
            this.#decompress(stored);
        else
            this.#plain(block.becomesBytes, stored);
        if (history.decodedBytes > (this.#head.contentBytes ?? Infinity))
            throw new ZstdDamage("a frame holds more than it says");
        const bytes = Buffer.from(history.bytes.subarray(start, history.end));
        this.#checksum?.update(bytes);
        return bytes;
    }
    #plain(becomesBytes, stored) {
        const { bytes, end } = this.#history;
        if (stored.length === becomesBytes)
            bytes.set(stored, end);
        else
            bytes.fill(stored[0], end, end + becomesBytes);
        this.#history.advance(becomesBytes);
    }
    #decompress(stored) {
        padded.set(stored);
        padded.fill(0, stored.length, stored.length + PADDING_BYTES);
        const source = { bytes: padded, start: 0, end: stored.length, mostBytes: this.mostBlockBytes };
        const literals = readLiterals(source, this.#tree);
        this.#tree = literals.tree;
        carryOut(source, literals, this.#sequences, this.#history);
    }
    /** Call behind the last block: a frame that says how much it holds must hold it. */
    finish() {
        const { contentBytes } = this.#head;
        if (contentBytes !== null && this.#history.decodedBytes !== contentBytes)
            throw new ZstdDamage("a frame holds less than it says");
    }
    /** Content_Checksum as the content has it; `null` when the frame carries none. */
    checksum() {
        return this.#checksum?.low32() ?? null;
    }
}
function requireTakeable({ windowBytes, dictionaryId }, dictionary) {
    if (windowBytes > MOST_WINDOW_BYTES)
        throw new ZstdDamage(`it needs a window of more than ${MOST_WINDOW_BYTES / 2 ** 20} MiB`, "too-large");
    if (dictionaryId === 0 || dictionaryId === dictionary?.id)
        return;
    const there = dictionary ? `the file's is ${dictionary.id}` : "the file has none";
    throw new ZstdDamage(`it needs the dictionary ${dictionaryId}, ${there}`, "dictionary");
}
