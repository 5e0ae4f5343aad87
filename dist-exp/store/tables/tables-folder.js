// A folder of tables that an engine writes by itself: made beside its place and put there when it is whole, with a note
// that says what it is. A folder without such a note is never replaced.
import { existsSync, readdirSync } from "node:fs";
import { mkdir, readFile, realpath, stat, writeFile } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import { join, resolve } from "node:path";
import { StoreError, UsageError } from "#errors.js";
import { copyFailure } from "../copy/copy-failure.js";
import { putInPlace, realFolder, removeEarlier } from "../folder-in-place.js";
import { withStagingFolder } from "../staging-folder.js";
import { storeFailure } from "../store-failure.js";
/** Refuses a place in which something else lies. */
export function requireTablesFolder(dir, note) {
    if (!existsSync(dir))
        return;
    const name = JSON.stringify(dir);
    const real = realFolder(dir);
    if (real === null)
        throw new UsageError("BAD_INPUT", `${name} is a file: name a folder`);
    if (readdirSync(real).length > 0 && !existsSync(join(real, note)))
        throw new UsageError("BAD_INPUT", `${name} holds other files than tables of ours: name another folder`);
}
/** Makes the folder: `write` fills it and returns the text of its note. */
export async function writeTablesFolder(dir, note, write) {
    requireTablesFolder(dir, note);
    const place = realFolder(dir) ?? resolve(dir);
    try {
        await withStagingFolder(place, async (staged) => {
            const [tables, waitingFolder] = [join(staged, "tables"), join(staged, "waiting")];
            await mkdir(tables);
            const text = await write({ makeFolder: (name) => madeFolder(tables, name), waitingFolder });
            await writeFile(join(tables, note), text, { flag: "wx" });
            putInPlace(tables, place);
            await removeEarlier(place);
        });
    }
    catch (error) {
        throw copyFailure(error, dir);
    }
}
async function madeFolder(tables, name) {
    const folder = join(tables, name);
    await mkdir(folder, { recursive: true });
    return folder;
}
/** A folder of tables, links followed, and the text of its note; `null` where there is none. */
export async function openTablesFolder(dir, note, mostBytes) {
    const file = join(dir, note);
    if (!existsSync(file))
        return null;
    try {
        const { size } = await stat(file);
        if (size > mostBytes)
            throw new StoreError("FORMAT", `${file} has ${size} bytes: it is no note of tables`);
        return { folder: await realpath(dir), note: await readFile(file, "utf8") };
    }
    catch (error) {
        throw storeFailure(error, "reading", dir);
    }
}
/** Lends a folder for what a question cannot hold in memory; nobody else may read it. */
export function withWaitingFolder(use) {
    // Every user has a name of their own: what others left cannot be removed.
    const name = join(tmpdir(), `isochron-query-${userInfo().uid}`);
    return withStagingFolder(name, use, 0o700);
}
