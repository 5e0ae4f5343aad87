import { openPromise } from "yauzl";
import { FormatError } from "#errors.js";
const FILE_TYPE = 0o170000;
const SYMLINK = 0o120000;
const REGULAR_OR_UNSAID = new Set([0o100000, 0]);
/** Reads the entries of a zip file. @throws FormatError */
export async function* zipEntries(file) {
    let zip = null;
    try {
        zip = await openPromise(file, { lazyEntries: true, autoClose: false, strictFileNames: true });
        const opened = zip;
        for await (const entry of opened.eachEntry())
            yield packed(opened, entry, file);
    }
    catch (error) {
        throw asFormatError(error, file);
    }
    finally {
        zip?.close();
    }
}
function packed(zip, entry, file) {
    const modifiedMs = entry.getLastModDate({ timezone: "UTC" }).getTime();
    return {
        // Names are UTF-8 by now, whatever the zip held: bytes again, as everywhere here.
        path: Buffer.from(entry.fileName, "utf8").toString("latin1").replace(/\/$/, ""),
        kind: kindOf(entry),
        sizeBytes: entry.uncompressedSize,
        modifiedMs: Number.isNaN(modifiedMs) ? null : modifiedMs,
        read: () => pieces(zip, entry, file),
    };
}
async function* pieces(zip, entry, file) {
    try {
        yield* (await zip.openReadStreamPromise(entry));
    }
    catch (error) {
        throw asFormatError(error, file, entry.relativeOffsetOfLocalHeader);
    }
}
function kindOf(entry) {
    if (entry.fileName.endsWith("/"))
        return "folder";
    const mode = (entry.externalFileAttributes >>> 16) & FILE_TYPE;
    if (mode === SYMLINK)
        return "link";
    return REGULAR_OR_UNSAID.has(mode) && entry.canDecodeFileData() ? "file" : "other";
}
function asFormatError(error, file, offset = 0) {
    if (!(error instanceof Error) || error instanceof FormatError)
        return error;
    return new FormatError(`no zip file that can be read: ${error.message.slice(0, 200)}`, file, offset, {
        cause: error,
    });
}
