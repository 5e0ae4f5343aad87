// What lies before the verifier: WARC files, and the small files beside a certificate; in a directory or in a package.
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { strictJsonObject } from "#formats/index.js";
import { isFileName } from "./borrowed-bodies.js";
import { fileSource } from "./range-source.js";
/** Says in which files of an archive borrowed records lie that came with a package. */
const LENT = "borrowed.json";
const MOST_LENT = 100;
/** A hint: what is borrowed is known by its digest, wherever it lies. */
function lentFiles(bytes) {
    const files = bytes && strictJsonObject(bytes)?.["files"];
    return Array.isArray(files) ? files.filter(isFileName).slice(0, MOST_LENT) : [];
}
/** More than any signature, time stamp or notice needs. */
export const MAX_BESIDE_BYTES = 64 * 1024 * 1024;
/** WARC files below `root`, small files in the certificate's own folder. */
export function inDirectories(root, folder) {
    const locate = (file) => fileSource(join(root, file));
    const beside = async (name) => {
        const path = join(folder, name);
        const info = await stat(path).catch(() => null);
        return info?.isFile() && info.size <= MAX_BESIDE_BYTES ? readFile(path) : null;
    };
    return {
        locate,
        beside,
        lend: async (file) => [file, ...lentFiles(await beside(LENT))].map((name) => ({ name, open: () => locate(name) })),
    };
}
/** One file of a package whole; `null` when there is none or it is larger than `maxBytes`. */
export async function packedBytes(files, name, maxBytes) {
    const entry = files.entries.get(name);
    if (!entry || entry.sizeBytes > maxBytes)
        return null;
    const pieces = [];
    for await (const piece of files.read(name))
        pieces.push(piece);
    return Buffer.concat(pieces);
}
/** The WARC file `name` of a package, read where it lies; one that the ZIP compressed cannot be. */
export async function packedSource(files, name) {
    const source = await files.stored(name);
    return source && { sizeBytes: source.sizeBytes, read: source.read.bind(source), close: () => undefined };
}
