// One site of a mirror, brought up to date: indexes and results first, then the catalog that tells of them.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { IsochronError } from "#errors.js";
import { CATALOG_FILE } from "../../archive/layout.js";
import { mergeCatalog } from "../../catalog/local-catalog.js";
import { fetchObject, fetchObjects } from "../fetch-object.js";
import { requireSealedName } from "../local-content.js";
/** What was replaced while it was fetched may be gone from the bucket: the list says what came instead. */
const MOST_TRIES = 3;
/** Where a site's catalog lies until it is merged. */
export const INCOMING = "incoming";
/** Brings one site up to date. */
export async function mirrorSite(place, site) {
    for (let tries = 1;; tries++) {
        const wanted = await place.objects.ofSite(site);
        try {
            return await bring(place, site, wanted);
        }
        catch (error) {
            const isOvertaken = error instanceof IsochronError && error.code === "CLUSTER" && tries < MOST_TRIES;
            if (!isOvertaken || isSame(wanted, await place.objects.ofSite(site)))
                throw error;
        }
    }
}
async function bring(place, site, wanted) {
    const { file } = place;
    const own = wanted.filter(({ name }) => isOwn(place, site, requireSealedName(name)));
    const held = new Map(file.ofSite(site).map((object) => [object.name, object]));
    const changed = own.filter(({ name, key }) => held.get(name)?.key !== key);
    await fetchObjects(place, changed.filter(({ name }) => !isWarc(name)));
    // Copies of files that were made anew would be read instead of them.
    await removeAll(place, changed.filter(({ name }) => isWarc(name)).map(({ name }) => name));
    file.change(site, changed, []);
    const catalog = wanted.find(({ name }) => name === CATALOG_FILE);
    if (catalog && catalog.key !== file.mergedOf(site))
        await merge(place, site, catalog);
    for (const { name } of own)
        held.delete(name);
    file.change(site, [], [...held.keys()]);
    await removeAll(place, held.keys());
}
async function removeAll({ dir, fs }, names) {
    for (const name of names)
        if (existsSync(join(dir, name)))
            await fs.remove(join(dir, name));
}
/** The catalog is merged; what two sites claim is the first one's. */
function isOwn({ file, logger }, site, name) {
    if (name === CATALOG_FILE)
        return false;
    const other = file.siteOf(name);
    if (other === null || other === site)
        return true;
    logger.log("warn", `${name} is said to be of ${site} and of ${other}: it is left out of ${site}`);
    return false;
}
function isWarc(name) {
    return name.startsWith("warcs/");
}
async function merge(place, site, catalog) {
    const { dir, file, logger } = place;
    const from = join(dir, INCOMING, CATALOG_FILE);
    await discard(place, from);
    try {
        await fetchObject(place, catalog, from);
        const numberAfter = (last) => file.numberAfter(last);
        await mergeCatalog({ into: join(dir, CATALOG_FILE), from, site, numberAfter, logger });
    }
    finally {
        await discard(place, from);
    }
    file.setMerged(site, catalog.key);
}
async function discard({ fs }, path) {
    for (const suffix of ["-wal", "-shm", ""])
        await fs.remove(path + suffix);
}
function isSame(before, after) {
    const keys = new Set(before.map(({ key }) => key));
    return keys.size === after.length && after.every(({ key }) => keys.has(key));
}
