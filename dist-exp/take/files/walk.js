import { readdir } from "node:fs/promises";
import { UsageError } from "#errors.js";
import { printable } from "#formats/index.js";
const MOST_DEPTH = 100;
const MOST_FILES = 5_000_000;
/** Why what stands in a directory is not read. */
const LINK = "not told: symbolic links";
const ODD = "not told: neither files nor directories";
const DEEP = "not told: deeper than 100 directories";
const SHUT = "not told: directories that cannot be read";
/** Paths below a directory: bytes with slashes, one character for each byte. @throws UsageError when the root cannot be read or holds too many */
export async function* walkFiles(root, passed) {
    let count = 0;
    for await (const file of walkFolder(root, "", { passed, depth: 0 })) {
        if (++count > MOST_FILES)
            throw new UsageError("BAD_INPUT", `more than ${MOST_FILES} files below ${root}`);
        yield file;
    }
}
async function* walkFolder(root, folder, { passed, depth }) {
    for (const entry of await entriesOf(root, folder, passed)) {
        const path = folder + entry.name.toString("latin1");
        if (entry.isSymbolicLink())
            passed.add(LINK, shownName(path));
        else if (entry.isFile())
            yield path;
        else if (!entry.isDirectory())
            passed.add(ODD, shownName(path));
        else if (depth >= MOST_DEPTH)
            passed.add(DEEP, shownName(path));
        // Nobody publishes a repository, and it may be larger than the site.
        else if (entry.name.toString("latin1") !== ".git")
            yield* walkFolder(root, `${path}/`, { passed, depth: depth + 1 });
    }
}
async function entriesOf(root, folder, passed) {
    try {
        const entries = await readdir(fullPath(root, folder), { withFileTypes: true, encoding: "buffer" });
        return entries.sort((a, b) => Buffer.compare(a.name, b.name));
    }
    catch (error) {
        if (folder === "")
            throw unreadable(root, error);
        // One that went away meanwhile has no files any more: they are missed one by one.
        passed.add(SHUT, shownName(folder));
        return [];
    }
}
function unreadable(root, cause) {
    const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
    const isNone = code === "ENOENT" || code === "ENOTDIR";
    return new UsageError(isNone ? "NOT_FOUND" : "BAD_INPUT", `cannot read the directory ${root} (${code})`, {
        cause,
    });
}
/** The place of a path below a root, in bytes. */
export function fullPath(root, path) {
    return Buffer.concat([Buffer.from(`${root}/`), Buffer.from(path, "latin1")]);
}
/** A path as people read it. */
export function shownName(path) {
    return printable(Buffer.from(path, "latin1").toString("utf8"));
}
