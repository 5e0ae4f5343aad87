// Keys of blobs come from indexes, certificates and catalogs, which may come from elsewhere.
import { StoreError } from "#errors.js";
const TEMPORARY = ".tmp";
/** Refuses a key that could lead out of the store, or that an unfinished file might have. */
export function requireKey(key) {
    const segments = key.split("/");
    const isOutside = segments.some((segment) => segment === "" || segment === "." || segment === "..");
    if (isOutside || /[\\\0]|^[a-z]:/i.test(key) || key.endsWith(TEMPORARY))
        throw new StoreError("BAD_INPUT", `not a name inside an archive: ${JSON.stringify(key.slice(0, 200))}`);
    return key;
}
/** Whether a file of this name may be a blob. */
export function isBlobName(name) {
    return !name.endsWith(TEMPORARY);
}
/** Keys in the order of their UTF-8 bytes, as object stores list them. */
export function byKey({ key: a }, { key: b }) {
    return Buffer.compare(Buffer.from(a), Buffer.from(b));
}
