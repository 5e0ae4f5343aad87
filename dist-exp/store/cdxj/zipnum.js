// ZipNum: a sorted index in gzip blocks of some lines each, with a small sorted index of the blocks.
import { gunzipSync } from "node:zlib";
import { FormatError, StoreError } from "#errors.js";
import { whenThere } from "./at-hand.js";
import { FIRST_LINES, moreLines, NO_LINES, walkFrom, } from "./line-source.js";
import { SortedFile } from "./sorted-file.js";
const MAX_BLOCK_BYTES = 64 * 1024 * 1024;
/** Room for one block of usual lines. */
const INFLATED_BYTES = 16 * 1024;
const CACHED_BLOCKS = 64;
/** The data file's name without its ending, as a block index gives it; `null` for an index of nothing. */
export async function partNamedBy(blocks) {
    const [first] = (await blocks.from("")).lines;
    if (first === undefined)
        return null;
    const part = first.split("\t")[1] ?? "";
    // A block index from elsewhere must not lead out of its directory.
    if (part === "" || part === ".." || /[/\\]/.test(part))
        throw new FormatError(`not the name of a part: ${part.slice(0, 80)}`, blocks.name, 0);
    return part;
}
/** `folder/part.cdxj.gz`, beside the block index. */
export function partKey(indexKey, part) {
    return `${indexKey.slice(0, indexKey.lastIndexOf("/") + 1)}${part}.cdxj.gz`;
}
/** Opens a compressed index by the key of its block index; `null` when there is none. */
export async function openZipNum(blobs, indexKey) {
    const index = await blobs.open(indexKey);
    if (!index)
        return null;
    const blocks = new SortedFile(index, indexKey);
    try {
        const part = await partNamedBy(blocks);
        if (part === null)
            return new ZipNumFile(blocks, null, indexKey);
        const data = await blobs.open(partKey(indexKey, part));
        if (!data)
            throw new StoreError("ARCHIVE_BROKEN", `${indexKey} names ${part}, which is not there`);
        return new ZipNumFile(blocks, data, partKey(indexKey, part));
    }
    catch (error) {
        blocks.close();
        throw error;
    }
}
/** A compressed index opened for look-up; a few blocks stay in memory. */
class ZipNumFile {
    name;
    #blocks;
    #data;
    #cache = new Map();
    constructor(blocks, data, name) {
        this.name = name;
        this.#blocks = blocks;
        this.#data = data;
    }
    async from(key) {
        return this.#blockFrom(await this.#blocks.fromBefore(key), 0, key, key);
    }
    /** Where blocks begin. */
    async *marks(key) {
        for await (const entries of walkFrom(this.#blocks, key))
            yield entries.map((entry) => entry.slice(0, entry.indexOf("\t")));
    }
    /** The last line lies somewhere in the last block. */
    ends() {
        return whenThere(this.#blocks.ends(), ({ first }) => ({
            first: first && first.split("\t", 1)[0],
            last: null,
        }));
    }
    /** All lines, block by block, checked to be sorted. */
    async *batches() {
        let last = "";
        for await (const entries of walkFrom(this.#blocks, ""))
            for (const entry of entries) {
                const { offset, length } = this.#parse(entry);
                const { lines } = linesOf(await this.#inflate(offset, length), 0, Number.POSITIVE_INFINITY);
                last = this.#checkSorted(lines, last, offset);
                yield lines;
            }
    }
    async #blockFrom(entries, at, key, last) {
        const entry = entries.lines[at];
        if (entry === undefined)
            return entries.more === null ? NO_LINES : this.#blockFrom(await entries.more(), 0, key, last);
        const { offset, length } = this.#parse(entry);
        const block = this.#cache.get(offset) ?? (await this.#block(offset, length));
        const next = (before) => this.#blockFrom(entries, at + 1, key, before);
        return this.#within({ block, offset, next }, lowerBound(block, key), last, FIRST_LINES);
    }
    #within(open, from, last, most) {
        if (from >= open.block.length)
            return open.next(last);
        const { lines, end } = linesOf(open.block, from, most);
        const before = this.#checkSorted(lines, last, open.offset);
        return { lines, more: () => this.#within(open, end, before, moreLines(most)) };
    }
    close() {
        this.#data?.close();
        this.#blocks.close();
    }
    #checkSorted(lines, before, offset) {
        let last = before;
        for (const line of lines) {
            if (line < last)
                throw new FormatError("the index is not sorted: rebuild it (isochron reindex)", this.name, offset);
            last = line;
        }
        return last;
    }
    #parse(entry) {
        const [, , offset = "", length = ""] = entry.split("\t");
        const block = { offset: Number(offset), length: Number(length) };
        const fits = /^\d{1,15}$/.test(offset) && /^\d{1,15}$/.test(length);
        if (!fits || block.offset + block.length > (this.#data?.sizeBytes ?? 0))
            throw new FormatError(`not a block of the index: ${entry.slice(0, 80)}`, this.#blocks.name, 0);
        return block;
    }
    async #block(offset, length) {
        const block = await this.#inflate(offset, length);
        if (this.#cache.size >= CACHED_BLOCKS)
            this.#cache.delete(this.#cache.keys().next().value);
        this.#cache.set(offset, block);
        return block;
    }
    async #inflate(offset, length) {
        if (length > MAX_BLOCK_BYTES)
            throw new FormatError("a block too large", this.name, offset);
        const bytes = await this.#data.read(offset, length);
        try {
            const options = { maxOutputLength: MAX_BLOCK_BYTES, chunkSize: INFLATED_BYTES };
            return gunzipSync(bytes, options).toString("latin1");
        }
        catch (error) {
            throw new FormatError("a block that cannot be decompressed", this.name, offset, { cause: error });
        }
    }
}
/** So many lines of a block from the one that begins at a place on; empty ones are passed over. */
function linesOf(block, from, most) {
    const lines = [];
    let start = from;
    while (start < block.length && lines.length < most) {
        const end = lineEnd(block, start);
        if (end > start)
            lines.push(block.slice(start, end));
        start = end + 1;
    }
    return { lines, end: start };
}
/** Where the first line begins that is not before the key: halving by whole lines. */
function lowerBound(block, key) {
    let [low, high] = [0, block.length];
    while (low < high) {
        const middle = low + ((high - low) >> 1);
        const start = middle === 0 ? 0 : Math.max(low, block.lastIndexOf("\n", middle - 1) + 1);
        const end = lineEnd(block, start);
        if (block.slice(start, end) < key)
            low = end + 1;
        else
            high = start;
    }
    return low;
}
function lineEnd(block, start) {
    const end = block.indexOf("\n", start);
    return end < 0 ? block.length : end;
}
