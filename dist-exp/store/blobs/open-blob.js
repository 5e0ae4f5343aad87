// A blob that must be there, open as long as it is read.
import { createHash } from "node:crypto";
import { StoreError } from "#errors.js";
import { fileSource } from "./file-source.js";
const PIECE_BYTES = 1024 * 1024;
/** Opens a blob that something in the archive speaks of. */
export async function openBlob(blobs, key) {
    const reader = await blobs.open(key);
    if (!reader)
        throw new StoreError("ARCHIVE_BROKEN", `${key} is not in the archive: put the file back, or make the indexes anew without it (isochron reindex)`);
    return reader;
}
/** What reading a blob gives; it is closed when that ends. */
export async function withBlob(blobs, key, use) {
    const reader = await openBlob(blobs, key);
    try {
        return await use(reader);
    }
    finally {
        reader.close();
    }
}
/** The items that reading a blob gives, one by one; it is closed behind the last. */
export async function* eachOfBlob(blobs, key, items) {
    const reader = await openBlob(blobs, key);
    try {
        yield* items(reader);
    }
    finally {
        reader.close();
    }
}
/** The same of a file that is no blob. */
export async function* eachOfFile(path, items, open = fileSource) {
    const reader = open(path);
    try {
        yield* items(reader);
    }
    finally {
        reader.close();
    }
}
/** A source's bytes from an offset to an end, piece by piece. */
export async function* bytesOf(source, from = 0, to = source.sizeBytes) {
    for (let offset = from; offset < to;) {
        const bytes = await source.read(offset, Math.min(PIECE_BYTES, to - offset));
        if (bytes.length === 0)
            return;
        offset += bytes.length;
        yield bytes;
    }
}
/** A small blob whole; `null` when there is none. */
export async function wholeBlob(blobs, key) {
    const reader = await blobs.open(key);
    if (!reader)
        return null;
    try {
        return Buffer.from(await reader.read(0, reader.sizeBytes));
    }
    finally {
        reader.close();
    }
}
/** SHA-256 of a source's bytes, hexadecimal. */
export async function sha256Of(source) {
    const hash = createHash("sha256");
    for await (const piece of bytesOf(source))
        hash.update(piece);
    return hash.digest("hex");
}
/** A source's bytes from an offset to an end, as a source. */
export function slice(source, from, to) {
    return {
        sizeBytes: to - from,
        read: (offset, bytes) => source.read(from + offset, Math.max(0, Math.min(bytes, to - from - offset))),
    };
}
