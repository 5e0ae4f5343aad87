// Which captures of a catalog's copy do not agree with the WARC files that are acknowledged.
import { basename } from "node:path";
import { StoreError } from "#errors.js";
import { isUnfinished } from "#model/index.js";
/** The capture whose own WARC file this is, by its name; `null` for files that were imported. */
export function captureOfWarc(name) {
    return /^(.+)-\d{5,}\.warc(?:\.gz)?$/.exec(basename(name))?.[1] ?? null;
}
/**
 * Captures that are to be rebuilt, with what the copy says of them: those with a WARC file that the copy does not know,
 * or that it knows otherwise, and those of which it knows one that never counted.
 */
export async function staleCaptures(catalog, warcs) {
    const stale = new Map();
    const unknown = new Map(warcs.map((object) => [object.name, object]));
    for (const capture of await catalog.captures.list())
        for (const { file, syncedBytes, sha256 } of await catalog.upkeep.warcFiles.ofCapture(capture.id)) {
            const object = unknown.get(file);
            unknown.delete(file);
            if (object?.sha256 === sha256 && object.sizeBytes === syncedBytes)
                continue;
            if (!object && !isUnfinished(capture))
                throw missing(file, capture);
            stale.set(capture.id, capture);
        }
    for (const name of unknown.keys()) {
        const id = captureOfWarc(name);
        if (id !== null && !stale.has(id))
            stale.set(id, await catalog.captures.get(id));
    }
    return stale;
}
function missing(file, { id }) {
    return new StoreError("ARCHIVE_BROKEN", `${file} of capture ${id} is not among what counts of the site: restore the cluster's list from the bucket (isochron cluster restore)`);
}
