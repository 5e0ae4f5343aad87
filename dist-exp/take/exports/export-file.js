// The bytes of an export, plain or in gzip, read as often as needed.
import { createReadStream } from "node:fs";
import { open, stat } from "node:fs/promises";
import { createGunzip } from "node:zlib";
import { unreadableFile, UsageError } from "#errors.js";
/** Magic bytes of what is not unpacked here, and what does it. */
const PACKED = [
    ["BZh", "bunzip2 -k"],
    ["\xfd7zXZ", "xz -dk"],
    ["7z\xbc\xaf", "7z x"],
    ["PK\x03\x04", "unzip"],
    ["\x28\xb5\x2f\xfd", "zstd -dk"],
];
const CHUNK_BYTES = 1 << 16;
/** Opens an export. @throws UsageError when it cannot be read as it is */
export async function openExportFile(path) {
    const head = await headOf(path);
    const packed = PACKED.find(([magic]) => head.startsWith(magic));
    if (packed)
        throw new UsageError("BAD_INPUT", `${path} is compressed: unpack it first (${packed[1]} ${path})`);
    return head.startsWith("\x1f\x8b")
        ? () => unzipped(path)
        : () => createReadStream(path, { highWaterMark: CHUNK_BYTES });
}
async function headOf(path) {
    try {
        if (!(await stat(path)).isFile())
            throw new UsageError("BAD_INPUT", `${path} is no file: name the export itself`);
        const file = await open(path, "r");
        try {
            const { buffer, bytesRead } = await file.read(Buffer.alloc(8), 0, 8, 0);
            return buffer.toString("latin1", 0, bytesRead);
        }
        finally {
            await file.close();
        }
    }
    catch (error) {
        throw error instanceof UsageError ? error : unreadableFile(path, error);
    }
}
async function* unzipped(path) {
    const source = createReadStream(path);
    const gunzip = source.pipe(createGunzip({ chunkSize: CHUNK_BYTES }));
    source.once("error", (error) => gunzip.destroy(error));
    try {
        yield* gunzip;
    }
    catch (cause) {
        const why = cause instanceof Error ? cause.message : String(cause);
        throw cause instanceof UsageError ? cause : new UsageError("BAD_INPUT", `${path}: ${why}`, { cause });
    }
    finally {
        source.destroy();
        gunzip.destroy();
    }
}
