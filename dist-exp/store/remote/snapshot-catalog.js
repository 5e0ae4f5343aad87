// A site's catalog on its way into the bucket: a copy that nobody writes to.
import { join } from "node:path";
import { CATALOG_FILE } from "../archive/layout.js";
import { copyCatalog } from "../catalog/local-catalog.js";
import { nodeFileSystem } from "../file-system.js";
import { removeSiteFolder } from "./local-content.js";
/** Copies the catalog of an archive directory into another directory, made for it; returns the names in it. */
export async function snapshotCatalog(dir, to) {
    await removeSiteFolder(to);
    await nodeFileSystem.makeDirectory(to);
    await copyCatalog(join(dir, CATALOG_FILE), join(to, CATALOG_FILE));
    return [CATALOG_FILE];
}
