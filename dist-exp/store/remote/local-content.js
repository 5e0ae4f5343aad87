// Files of a site's archive directory on their way into a bucket: what is sealed, and its bytes.
import { createHash } from "node:crypto";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { IsochronError } from "#errors.js";
import { CAPTURE_FILES, CATALOG_FILE } from "../archive/layout.js";
import { requireKey } from "../blobs/blob-key.js";
import { fileSource } from "../blobs/file-source.js";
import { bytesOf } from "../blobs/open-blob.js";
/** A file's bytes, read once for their digest; nobody may write to it any more. */
export async function localContent(dir, name) {
    const path = join(dir, name);
    const hash = createHash("sha256");
    let sizeBytes = 0;
    for await (const piece of piecesOf(path)) {
        hash.update(piece);
        sizeBytes += piece.length;
    }
    return { sizeBytes, sha256: hash.digest("hex"), pieces: () => piecesOf(path) };
}
/** The same of a file whose size and digest are known. */
export function knownContent(dir, name, known) {
    return { ...known, pieces: () => piecesOf(join(dir, name)) };
}
async function* piecesOf(path) {
    const source = fileSource(path);
    try {
        yield* bytesOf(source);
    }
    finally {
        source.close();
    }
}
const FOLDERS = ["indexes/", "captures/", "descriptions/", "imports/"];
/** Names of everything sealed but WARC files: indexes, results, descriptions. Keys and what is this machine's alone stay. */
export async function sealedBeside(blobs) {
    const names = [];
    for (const folder of FOLDERS)
        for (const { key } of await blobs.list(folder))
            if (isToBeSealed(key))
                names.push(key);
    return names;
}
function isToBeSealed(name) {
    if (!name.startsWith("captures/"))
        return true;
    return CAPTURE_FILES.includes(name.slice(name.lastIndexOf("/") + 1));
}
/** Refuses names of what no archive seals: they come from lists, and become files. */
export function requireSealedName(name) {
    const isKnown = name === CATALOG_FILE || name.startsWith("warcs/") || isBeside(requireKey(name));
    if (!isKnown)
        throw new IsochronError("CLUSTER", `${JSON.stringify(name)} is no sealed file of an archive`);
    return requireKey(name);
}
function isBeside(name) {
    return FOLDERS.some((folder) => name.startsWith(folder)) && isToBeSealed(name);
}
/** Removes a site's directory whole: what counts of it lies in the bucket. */
export function removeSiteFolder(dir) {
    return rm(dir, { recursive: true, force: true });
}
