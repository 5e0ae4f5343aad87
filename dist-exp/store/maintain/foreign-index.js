// Another collection's index, asked where it lies: what it holds need not be captured again.
import { existsSync, statSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { FormatError, UsageError } from "#errors.js";
import { surt } from "#formats/urls/surt.js";
import { LocalBlobs } from "../blobs/local-blobs.js";
import { ArchiveIndex, INDEX_FOLDER, openLines } from "../cdxj/archive-index.js";
import { parseLine } from "../cdxj/line.js";
import { collectLines } from "../cdxj/line-source.js";
import { nodeFileSystem } from "../file-system.js";
/** Opens an archive directory, a directory of CDXJ files, or one CDXJ file (plain, or ZipNum by its `.idx`). */
export function openForeignIndex(path) {
    const found = statSync(path, { throwIfNoEntry: false });
    if (!found)
        throw new UsageError("BAD_INPUT", `${path}: no such archive or index`);
    return found.isDirectory() ? openDirectory(path) : openFile(path);
}
function openDirectory(path) {
    const indexes = join(path, INDEX_FOLDER);
    const { blobs, key } = placeOf(existsSync(indexes) ? indexes : path);
    const index = new ArchiveIndex(blobs, key);
    return { lookup: (url) => index.lookup(url), close: () => index.close() };
}
function openFile(path) {
    const { blobs, key } = placeOf(path);
    let opened = null;
    return {
        lookup: async (url) => {
            const lines = await (opened ??= openLines(blobs, key));
            return lines ? entriesOf(lines, `${surt(url)} `) : [];
        },
        close: () => void opened?.then((lines) => lines?.close()),
    };
}
function placeOf(path) {
    const whole = resolve(path);
    return { blobs: new LocalBlobs(dirname(whole), nodeFileSystem), key: basename(whole) };
}
async function entriesOf(index, prefix) {
    return (await collectLines(index, prefix)).map((line) => {
        const entry = parseLine(line);
        if ("problem" in entry)
            throw new FormatError(`${entry.problem}: ${line.slice(0, 80)}`, index.name, 0);
        return entry;
    });
}
