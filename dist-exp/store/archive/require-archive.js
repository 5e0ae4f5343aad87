// Whoever looks after an archive needs one: a name that was typed wrong must not pass for one in which all is well.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { StoreError } from "#errors.js";
/** Refuses a directory with neither WARC files nor a catalog. */
export function requireArchive(dir) {
    if (existsSync(join(dir, "warcs")) || existsSync(join(dir, "catalog.sqlite")))
        return;
    throw new StoreError("NOT_FOUND", `no archive in ${dir}: capture a site first`);
}
