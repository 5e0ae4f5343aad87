// Writes a ZipNum index. The block index names its data file, so that one put puts both in place.
import { dirname } from "node:path";
import { gzipSync } from "node:zlib";
import { bytesOf, eachOfFile } from "../blobs/open-blob.js";
import { SortedFile } from "./sorted-file.js";
import { partKey, partNamedBy } from "./zipnum.js";
/** A look-up decompresses one block: small ones keep it quick, and cost a third in size. */
const LINES_PER_BLOCK = 32;
const BLOCKS_PER_WRITE = 256;
/** Writes `x.idx`, one line `key<TAB>part<TAB>offset<TAB>length<TAB>number` per block, and `part.cdxj.gz`. */
export async function writeZipNum(blobs, indexKey, batches, { fs, prefix }) {
    const old = await partsOf(blobs, indexKey);
    const number = 1 + Math.max(0, ...old.map((one) => one.number));
    const part = `${indexKey.slice(indexKey.lastIndexOf("/") + 1).replace(/\.idx$/, "")}~${number}`;
    const writer = new BlockWriter(part);
    // The lines of the block index wait in a file of their own: memory stays flat.
    const waiting = `${prefix}.lines.tmp`;
    await fs.makeDirectory(dirname(waiting));
    await fs.remove(waiting);
    const lines = await fs.open(waiting, "wx");
    try {
        try {
            const data = writer.blocksOf(batches, (text) => lines.write(Buffer.from(text, "latin1")));
            await blobs.put(partKey(indexKey, part), data);
        }
        finally {
            await lines.close();
        }
        await blobs.put(indexKey, eachOfFile(waiting, bytesOf));
    }
    finally {
        await fs.remove(waiting);
    }
    for (const { key } of old)
        await blobs.delete(key);
    return { lines: writer.lines, blocks: writer.blocks };
}
/** Removes a compressed index, its block index first. */
export async function removeZipNum(blobs, indexKey) {
    await blobs.delete(indexKey);
    for (const { key } of await partsOf(blobs, indexKey))
        await blobs.delete(key);
}
/** Data files of a folder that no block index names: left by a process that was killed. */
export async function orphanedParts(blobs, folder) {
    const keys = (await blobs.list(`${folder}/`)).map(({ key }) => key);
    const named = new Set();
    for (const key of keys.filter((one) => one.endsWith(".idx"))) {
        const reader = await blobs.open(key);
        if (!reader)
            continue;
        const blocks = new SortedFile(reader, key);
        const part = await partNamedBy(blocks).finally(() => blocks.close());
        if (part !== null)
            named.add(partKey(key, part));
    }
    return keys.filter((key) => /~\d+\.cdxj\.gz$/.test(key) && !named.has(key));
}
/** Data files that belong to a block index, now or before. */
async function partsOf(blobs, indexKey) {
    const prefix = `${indexKey.replace(/\.idx$/, "")}~`;
    return (await blobs.list(prefix)).flatMap(({ key }) => {
        const number = /^(\d+)\.cdxj\.gz$/.exec(key.slice(prefix.length))?.[1];
        return number === undefined ? [] : [{ key, number: Number(number) }];
    });
}
class BlockWriter {
    #part;
    #offset = 0;
    lines = 0;
    blocks = 0;
    constructor(part) {
        this.#part = part;
    }
    async *blocksOf(batches, writeIndex) {
        for await (const lines of inBlocks(batches, LINES_PER_BLOCK * BLOCKS_PER_WRITE)) {
            const blocks = [];
            let index = "";
            for (let i = 0; i < lines.length; i += LINES_PER_BLOCK) {
                const block = lines.slice(i, i + LINES_PER_BLOCK);
                const bytes = gzipSync(Buffer.from(`${block.join("\n")}\n`, "latin1"));
                index += `${[keyOf(block[0]), this.#part, this.#offset, bytes.length, ++this.blocks].join("\t")}\n`;
                this.#offset += bytes.length;
                this.lines += block.length;
                blocks.push(bytes);
            }
            await writeIndex(index);
            yield Buffer.concat(blocks);
        }
    }
}
async function* inBlocks(batches, linesPerBlock) {
    let block = [];
    for await (const lines of batches) {
        for (const line of lines) {
            block.push(line);
            if (block.length < linesPerBlock)
                continue;
            yield block;
            block = [];
        }
    }
    if (block.length > 0)
        yield block;
}
// Key and time: enough to find the block.
function keyOf(line) {
    return line.split(" ", 2).join(" ");
}
