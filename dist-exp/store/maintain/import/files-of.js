// The files that an import is asked to take: those named, and those of directories whose names are archives'.
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { UsageError } from "#errors.js";
import { hasArchiveName } from "../../inputs/input-kind.js";
import { inputFailure } from "../../store-failure.js";
/** Lists them; a source that is not there, or holds no file at all, is an error before anything is taken. */
export async function filesOf(sources) {
    const found = { files: [], skipped: [] };
    for (const source of sources) {
        try {
            if (!(await stat(source)).isDirectory())
                found.files.push(source);
            else
                await below(source, found);
        }
        catch (error) {
            throw inputFailure(error, source);
        }
    }
    if (found.files.length + found.skipped.length === 0)
        throw new UsageError("NOT_FOUND", `no files in ${sources.join(", ")}: nothing to import`);
    return found;
}
async function below(dir, { files, skipped }) {
    const entries = await readdir(dir, { recursive: true, withFileTypes: true });
    const paths = entries
        .filter((entry) => !entry.isDirectory())
        .map((entry) => join(entry.parentPath, entry.name));
    for (const path of paths.sort())
        (hasArchiveName(path) ? files : skipped).push(path);
}
