// Any record, of any tool and age, as a record of ours: its own fields kept, its length made right.
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open, rm } from "node:fs/promises";
import { newRecordId } from "../../warc/record.js";
const LARGE_BLOCK_BYTES = 4 * 1024 * 1024;
/** A record's bytes in pieces, before compression. */
export async function* convertedRecord(record, spoolPath) {
    const { blockBytes } = record;
    // A block of known length streams through; one of unknown length is put aside first, so that the head can say it.
    if (blockBytes !== null && blockBytes > LARGE_BLOCK_BYTES) {
        yield headOf(record, blockBytes);
        yield* exactly(record.block, blockBytes);
    }
    else {
        yield* spooled(record, spoolPath);
    }
    yield Buffer.from("\r\n\r\n");
}
async function* exactly(block, bytes) {
    let left = bytes;
    for await (const piece of block) {
        left -= piece.length;
        yield piece;
    }
    if (left !== 0)
        throw new RangeError(`the block is ${left} bytes shorter than it seemed`);
}
async function* spooled(record, spoolPath) {
    const pieces = [];
    let bytes = 0;
    const file = { handle: null };
    try {
        for await (const piece of record.block) {
            bytes += piece.length;
            pieces.push(piece);
            if (bytes < LARGE_BLOCK_BYTES)
                continue;
            file.handle ??= await open(spoolPath, "w");
            for (const one of pieces.splice(0))
                await file.handle.writeFile(one);
        }
        yield headOf(record, bytes);
        if (file.handle)
            yield* createReadStream(spoolPath);
        yield* pieces;
    }
    finally {
        await file.handle?.close();
        if (file.handle)
            await rm(spoolPath, { force: true });
    }
}
function headOf(record, blockBytes) {
    const fields = record.format === "ARC/1" ? arcFields(record) : warcFields(record);
    const declared = Number(record.field("Content-Length") ?? 0);
    // What is missing at the end of a damaged file stays missing, and the record says so.
    const isCut = record.blockBytes === null && blockBytes < declared && record.field("WARC-Truncated") === null;
    if (isCut)
        fields.push(["WARC-Truncated", "unspecified"]);
    const lines = fields.map(([name, value]) => `${name}: ${value.replace(/[\r\n]+/g, " ")}\r\n`);
    const version = record.format === "ARC/1" ? "WARC/1.1" : record.format;
    return Buffer.from(`${version}\r\n${lines.join("")}Content-Length: ${blockBytes}\r\n\r\n`);
}
function warcFields(record) {
    const own = record.fields.filter(([name]) => name.toLowerCase() !== "content-length");
    return record.id === null ? [...own, ["WARC-Record-ID", newRecordId()]] : own;
}
// ARC records have no id: one is made from place and content, so that importing twice makes the same.
function arcFields(record) {
    const type = record.type === "response" ? "application/http;msgtype=response" : record.field("Content-Type");
    const seed = `${record.target} ${record.field("WARC-Date")} ${record.offset}`;
    const hex = createHash("sha256").update(seed).digest("hex");
    const id = `<urn:uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}>`;
    const kept = record.fields.filter(([name]) => !["content-type", "content-length"].includes(name.toLowerCase()));
    return [...kept, ["WARC-Record-ID", id], ["Content-Type", type ?? "application/octet-stream"]];
}
