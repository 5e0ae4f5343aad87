// What an imported package brought beside its WARC files: pages with their text, indexes, pictures. It tells of the same
// records, so it goes when one of them goes.
import { basename } from "node:path";
import { siteFolder } from "../archive/layout.js";
import { stemOf } from "../inputs/input-kind.js";
import { importRecords } from "./import/import-record.js";
const LONGEST_STEM = 100;
/** Where a package's own files lie, as its name and its digest make it. */
export function packageFolder(folder, name, sha256) {
    return `${prefixOf(folder, name)}${sha256.slice(0, 16)}.wacz`;
}
/** Deletes what the packages brought that a WARC file of the archive came in; returns how many files that were. */
export async function deletePackageRest(blobs, file) {
    const folder = file.slice(0, file.lastIndexOf("/"));
    let deleted = 0;
    for (const name of await packagesOf(blobs, file))
        for (const { key } of await blobs.list(prefixOf(folder, name))) {
            if (!/^[0-9a-f]{16}\.wacz\//.test(key.slice(prefixOf(folder, name).length)))
                continue;
            await blobs.delete(key);
            deleted++;
        }
    return deleted;
}
function prefixOf(folder, name) {
    return `${folder}/${siteFolder(stemOf(basename(name))).slice(0, LONGEST_STEM)}-`;
}
/** A file in a package is `package.wacz#entry`, and one in a package within it `package.wacz#inner.wacz#entry`. */
async function packagesOf(blobs, file) {
    const names = new Set();
    for (const { files } of await importRecords(blobs))
        for (const { source } of files.filter(({ pieces }) => pieces.includes(file))) {
            const parts = source.split("#");
            for (let depth = 1; depth < parts.length; depth++)
                names.add(parts.slice(0, depth).join("#"));
        }
    return names;
}
