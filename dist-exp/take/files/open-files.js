// Files as a source: a directory, or a tar or zip file of one.
import { stat } from "node:fs/promises";
import { unreadableFile, UsageError } from "#errors.js";
import { DirectorySource } from "./directory-source.js";
import { PackedSource } from "./packed-source.js";
/** Opens them by what stands at the path. @throws UsageError when nothing of use does */
export async function openFilesSource(request, world) {
    const { dir } = request;
    const found = await stat(dir).catch((error) => {
        throw unreadableFile(dir, error);
    });
    if (found.isDirectory())
        return new DirectorySource(request, world);
    if (found.isFile())
        return new PackedSource({ ...request, file: dir, sizeBytes: found.size }, world);
    throw new UsageError("BAD_INPUT", `${dir} is neither a directory nor a tar or zip file`);
}
