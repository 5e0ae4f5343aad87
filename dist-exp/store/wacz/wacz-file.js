import { openPromise } from "yauzl";
import { FormatError } from "#errors.js";
import { fileSource } from "../blobs/file-source.js";
import { hasArchiveName } from "../inputs/input-kind.js";
import { inputFailure } from "../store-failure.js";
const MAX_ENTRIES = 100_000;
/** Text compresses well, but not beyond this; small entries are never judged by it. */
const MAX_RATIO = 200;
const FREE_BYTES = 64 * 1024 * 1024;
const FILE_TYPE = 0o170000;
const REGULAR_OR_UNSAID = new Set([0o100000, 0]);
/** The files of one package, by name. */
export class WaczFile {
    path;
    entries;
    #zip;
    #found;
    #bytes = null;
    constructor(path, zip, found) {
        this.path = path;
        this.#zip = zip;
        this.#found = found;
        this.entries = new Map([...found].map(([name, entry]) => [name, toWaczEntry(entry)]));
    }
    /** Opens a package; one whose entries play tricks is refused whole. */
    static async open(path) {
        let zip = null;
        try {
            zip = await openPromise(path, { lazyEntries: true, autoClose: false, strictFileNames: true });
            return new WaczFile(path, zip, await readEntries(zip, path));
        }
        catch (error) {
            zip?.close();
            throw asFormatError(error, path);
        }
    }
    /** The bytes of one file; more than its entry declares are an error. */
    async *read(name) {
        const entry = this.#entry(name);
        try {
            yield* (await this.#zip.openReadStreamPromise(entry));
        }
        catch (error) {
            throw asFormatError(error, this.path, entry.relativeOffsetOfLocalHeader);
        }
    }
    /** A small file as text; `null` when there is none or it is larger than `maxBytes`. */
    async readText(name, maxBytes) {
        const entry = this.entries.get(name);
        if (!entry || entry.sizeBytes > maxBytes)
            return null;
        const pieces = [];
        for await (const piece of this.read(name))
            pieces.push(piece);
        return Buffer.concat(pieces).toString("utf8");
    }
    /** A stored entry where it lies in the package, readable as long as this is open; `null` for any other. */
    async stored(name) {
        const { isStored = false, sizeBytes = 0 } = this.entries.get(name) ?? {};
        if (!isStored)
            return null;
        try {
            const entry = this.#entry(name);
            const { fileDataStart } = await this.#zip.readLocalFileHeaderPromise(entry, { minimal: true });
            this.#bytes ??= fileSource(this.path);
            return slice(this.#bytes, fileDataStart, sizeBytes);
        }
        catch (error) {
            throw asFormatError(error, this.path);
        }
    }
    /** Names of the WARC files in the package, in order. */
    warcNames() {
        const named = [...this.entries.keys()].filter((name) => hasArchiveName(name) && !/\.wacz$/i.test(name));
        const inPlace = named.filter((name) => name.startsWith("archive/"));
        // Some tools pack them elsewhere; `raw/` holds what was there before the package's own WARC files.
        return (inPlace.length > 0 ? inPlace : named.filter((name) => !name.startsWith("raw/"))).sort();
    }
    close() {
        this.#bytes?.close();
        this.#zip.close();
    }
    #entry(name) {
        const entry = this.#found.get(name);
        if (!entry)
            throw new FormatError(`no entry ${JSON.stringify(name)}`, this.path, 0);
        return entry;
    }
}
/** Opens a package; one whose entries play tricks is refused whole. */
export function openWacz(path) {
    return WaczFile.open(path);
}
function slice(source, start, sizeBytes) {
    return {
        sizeBytes,
        read: (offset, lengthBytes) => source.read(start + offset, Math.max(0, Math.min(lengthBytes, sizeBytes - offset))),
    };
}
// yauzl itself refuses absolute names, `..`, backslashes and drive letters.
async function readEntries(zip, path) {
    if (zip.entryCount > MAX_ENTRIES)
        throw new FormatError(`${zip.entryCount} entries are too many`, path, 0);
    const entries = new Map();
    let packedBytes = 0;
    for await (const entry of zip.eachEntry()) {
        const offset = entry.relativeOffsetOfLocalHeader;
        const refuse = (why) => {
            throw new FormatError(`the entry ${JSON.stringify(entry.fileName.slice(0, 200))} ${why}`, path, offset);
        };
        if (entries.has(entry.fileName))
            refuse("is there twice");
        packedBytes += entry.compressedSize;
        // Entries that share their bytes can make a small file as large as one likes.
        if (packedBytes > zip.fileSize)
            refuse("makes the entries larger than the file that holds them");
        const trick = trickOf(entry);
        if (trick !== null)
            refuse(trick);
        if (!entry.fileName.endsWith("/"))
            entries.set(entry.fileName, entry);
    }
    return entries;
}
function trickOf(entry) {
    const isFolder = entry.fileName.endsWith("/");
    const fileType = (entry.externalFileAttributes >>> 16) & FILE_TYPE;
    if (!isFolder && !REGULAR_OR_UNSAID.has(fileType))
        return "is a link or a device, not a file";
    if (/\p{Cc}/u.test(entry.fileName))
        return "has control characters in its name";
    if (entry.isEncrypted())
        return "is encrypted";
    if (entry.compressionMethod !== 0 && entry.compressionMethod !== 8)
        return "is compressed in an unknown way";
    if (entry.uncompressedSize > FREE_BYTES && entry.uncompressedSize > entry.compressedSize * MAX_RATIO)
        return `expands beyond all reason (${entry.compressedSize} to ${entry.uncompressedSize} bytes)`;
    return null;
}
function toWaczEntry(entry) {
    const { fileName: name, uncompressedSize: sizeBytes, compressionMethod } = entry;
    return { name, sizeBytes, isStored: compressionMethod === 0 };
}
function asFormatError(error, path, offset = 0) {
    const isSystemError = typeof error.syscall === "string";
    if (error instanceof FormatError || isSystemError)
        return inputFailure(error, path);
    return new FormatError(error instanceof Error ? error.message : String(error), path, offset, {
        cause: error,
    });
}
