// A catalog on media that cannot be written: SQLite's write-ahead mode wants files beside it even to read.
import { accessSync, constants, copyFileSync, existsSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
const NOTHING = () => undefined;
/** The file itself where something can be written beside it; otherwise as a file that nobody changes, or a copy. */
export function readableFile(path, canWrite = isWritable(path)) {
    if (canWrite || !existsSync(path))
        return { name: path, release: NOTHING };
    // Without a log no process has it open for writing: a writer keeps its log until it closes.
    if (!existsSync(`${path}-wal`))
        return { name: `${pathToFileURL(resolve(path)).href}?immutable=1`, release: NOTHING };
    // With the log and its index a writer is at work, or was and left both: SQLite reads them as they are.
    if (existsSync(`${path}-shm`) || statSync(`${path}-wal`).size === 0)
        return { name: path, release: NOTHING };
    return copied(path);
}
/** What a crash left in the log belongs to the catalog; only where something can be written are the two put together. */
function copied(path) {
    const folder = mkdtempSync(join(tmpdir(), "isochron-catalog-"));
    const name = join(folder, "catalog.sqlite");
    for (const suffix of ["", "-wal"])
        copyFileSync(path + suffix, name + suffix, constants.COPYFILE_FICLONE);
    return { name, release: () => rmSync(folder, { recursive: true, force: true }) };
}
/** Whether this process may change the file and make others beside it. */
function isWritable(path) {
    try {
        accessSync(path, constants.W_OK);
        accessSync(dirname(resolve(path)), constants.W_OK);
        return true;
    }
    catch {
        return false;
    }
}
