// WARC bytes as they are handed to the verifier: a file, a part of a package, or whatever can be read anywhere.
import { open } from "node:fs/promises";
/** A file as a source; `null` when it cannot be opened. */
export async function fileSource(path) {
    const handle = await open(path, "r").catch(() => null);
    if (!handle)
        return null;
    const { size: sizeBytes } = await handle.stat();
    return {
        sizeBytes,
        read: async (offset, lengthBytes) => {
            const wanted = Math.max(0, Math.min(lengthBytes, sizeBytes - offset));
            const { buffer, bytesRead } = await handle.read(Buffer.alloc(wanted), 0, wanted, offset);
            return buffer.subarray(0, bytesRead);
        },
        close: () => handle.close(),
    };
}
/** Bytes of a source as a buffer. */
export async function readFrom(source, offset, lengthBytes) {
    const bytes = await source.read(offset, lengthBytes);
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
/** Bytes in memory, one piece behind the other, as a WARC file. */
export function inMemory(name, pieces) {
    const bytes = Buffer.concat(pieces);
    const source = {
        sizeBytes: bytes.length,
        read: (offset, lengthBytes) => bytes.subarray(offset, offset + lengthBytes),
        close: () => undefined,
    };
    return { name, open: async () => source };
}
