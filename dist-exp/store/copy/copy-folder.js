// A copy as a folder: written beside its place and put there when it is whole, so that nobody ever opens a part of one
// for the whole, and nothing that lies in the place already, links included, is written through.
import { lstatSync, readdirSync } from "node:fs";
import { mkdir, open } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { UsageError } from "#errors.js";
import { putInPlace, realFolder, removeEarlier } from "../folder-in-place.js";
import { withStagingFolder } from "../staging-folder.js";
import { isCopy } from "./copy-mark.js";
import { copyFailure } from "./copy-failure.js";
import { requireCopyPath } from "./copy-path.js";
/** Refuses a place for a copy in which something lies, unless it is a copy that may be replaced. */
export function requireCopyFolder(dir, overwrite) {
    if (!isThere(dir))
        return;
    const name = JSON.stringify(dir);
    const real = realFolder(dir);
    if (real === null)
        throw new UsageError("BAD_INPUT", `${name} is a file: name a folder, or a file that ends in .zip`);
    if (readdirSync(real).length === 0)
        return;
    if (!isCopy(real))
        throw new UsageError("BAD_INPUT", `${name} holds other files than a copy: name another folder`);
    if (!overwrite)
        throw new UsageError("BAD_INPUT", `${name} holds a copy already: name another folder, or add --overwrite`);
}
function isThere(dir) {
    try {
        return lstatSync(dir, { throwIfNoEntry: false }) !== undefined;
    }
    catch (error) {
        throw copyFailure(error, dir);
    }
}
/** Writes all files and puts the folder in its place, instead of an earlier copy that is there. */
export async function writeCopyFolder(dir, files) {
    const place = realFolder(dir) ?? resolve(dir);
    try {
        return await withStagingFolder(place, async (staged) => {
            const written = await writeAll(staged, files);
            putInPlace(staged, place);
            await removeEarlier(place);
            return written;
        });
    }
    catch (error) {
        throw copyFailure(error, dir);
    }
}
async function writeAll(staged, files) {
    const made = new Set();
    let [count, bytes] = [0, 0];
    for await (const { path, content } of files) {
        const file = join(staged, requireCopyPath(path));
        const folder = dirname(file);
        if (!made.has(folder))
            await mkdir(folder, { recursive: true });
        made.add(folder);
        bytes += await writeOne(file, content);
        count++;
    }
    return { files: count, bytes };
}
/** A name is given once: a second file of it is a fault, not a replacement. */
async function writeOne(file, content) {
    const handle = await open(file, "wx");
    let bytes = 0;
    try {
        for await (const piece of content) {
            await handle.writeFile(piece);
            bytes += piece.length;
        }
    }
    finally {
        await handle.close();
    }
    return bytes;
}
