// The index of a package in blocks for large packages: players then read a block, not the whole index.
import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { lineBatches } from "../cdxj/lines-of-file.js";
import { eachOfBlob } from "../blobs/open-blob.js";
const LINES_PER_BLOCK = 1024;
/** Compresses a sorted index into gzip blocks; `idx` collects the lines of index.idx. */
export async function* compressedIndex(blobs, indexKey, idx) {
    idx.push(`!meta 0 ${JSON.stringify({ format: "cdxj-gzip-1.0", filename: "index.cdx.gz" })}`);
    let offset = 0;
    let block = [];
    const flush = function* () {
        if (block.length === 0)
            return;
        const bytes = gzipSync(Buffer.from(`${block.join("\n")}\n`, "latin1"));
        const digest = `sha256:${createHash("sha256").update(bytes).digest("hex")}`;
        const place = { offset, length: bytes.length, digest, filename: "index.cdx.gz" };
        idx.push(`${block[0].split(" ", 2).join(" ")} ${JSON.stringify(place)}`);
        offset += bytes.length;
        block = [];
        yield bytes;
    };
    for await (const lines of eachOfBlob(blobs, indexKey, (source) => lineBatches(source, indexKey)))
        for (const line of lines)
            if (block.push(line) >= LINES_PER_BLOCK)
                yield* flush();
    yield* flush();
}
