// The database is gone, the bucket is there: the newest manifest of each site says what counted of it, and under which
// fence. All objects that a manifest names were in the bucket before it was.
import { IsochronError } from "#errors.js";
import { readManifest } from "./manifest.js";
import { manifestOfKey, MANIFESTS } from "./site-keys.js";
/** Long enough for one acknowledgement. */
const LEASE_MS = 60_000;
const MACHINE = "restore";
/** The id of the cluster whose manifests lie in a bucket; `null` where there are none. */
export async function clusterOf(bucket) {
    for await (const { key } of bucket.list(MANIFESTS))
        if (manifestOfKey(key))
            return (await readManifest(bucket, key)).cluster;
    return null;
}
/** Brings back what counts of every site; a site of which anything is acknowledged already is left alone. */
export async function rebuildAgreement(options) {
    let found = { cluster: options.cluster, sites: 0, objects: 0 };
    for (const keys of (await keysBySite(options.bucket)).values()) {
        const manifest = await newestReadable(options, keys);
        if (found.cluster !== null && manifest.cluster !== found.cluster)
            throw new IsochronError("CLUSTER", `${options.bucket.place} holds ${manifest.site} of cluster ${manifest.cluster}, not of ${found.cluster}: name the right bucket and prefix`);
        const objects = await bringBack(options, manifest);
        const { sites, objects: before } = found;
        found = { cluster: manifest.cluster, sites: sites + 1, objects: before + objects };
    }
    return found;
}
async function keysBySite(bucket) {
    const keys = new Map();
    for await (const { key } of bucket.list(MANIFESTS)) {
        const of = manifestOfKey(key);
        if (of)
            keys.set(of.site, [...(keys.get(of.site) ?? []), key]);
    }
    return keys;
}
/** The last one, or the one before where that cannot be read. */
async function newestReadable({ bucket, logger }, keys) {
    for (const key of keys.slice(1).reverse()) {
        try {
            return await readManifest(bucket, key);
        }
        catch (error) {
            if (!(error instanceof IsochronError) || error.code !== "FORMAT")
                throw error;
            logger.log("warn", `${error.message}: the manifest before it is taken`);
        }
    }
    return readManifest(bucket, keys[0]);
}
async function bringBack({ agreement: { leases, objects }, logger }, { site, fence, objects: put }) {
    await leases.raise(site, fence);
    const lease = await leases.take(site, { machine: MACHINE, leaseMs: LEASE_MS });
    if (lease === null)
        throw new IsochronError("CLUSTER", `${site} is in a machine's hands: stop the workers first (isochron cluster drain)`);
    try {
        const held = await objects.ofSite(site);
        if (held.length > 0) {
            if (!isSame(held, put))
                logger.log("warn", `${site} has a list already, which is left as it is`);
            return 0;
        }
        if (await objects.acknowledge(lease, { put }))
            return put.length;
        throw new IsochronError("CLUSTER", `the list of ${site} could not be written: try again`);
    }
    finally {
        await leases.release(lease);
    }
}
function isSame(held, put) {
    const keys = new Set(put.map(({ key }) => key));
    return held.length === keys.size && held.every(({ key }) => keys.has(key));
}
