import { readManifest } from "./manifest.js";
import { fenceOfObject, manifestsPrefix, objectsPrefix } from "./site-keys.js";
/** The newest may have come just before its acknowledgement was refused. */
const KEPT_MANIFESTS = 2;
/**
 * Sweeps a site that this machine has, with nothing of its own on the way; returns how many objects went. Whatever was put
 * under a higher fence stays: the site may be another's by now, without this machine knowing.
 */
export async function sweepSite(bucket, { site, fence }, counting) {
    const manifests = [];
    for await (const { key } of bucket.list(manifestsPrefix(site)))
        manifests.push(key);
    const [old, newest] = [manifests.slice(0, -KEPT_MANIFESTS), manifests.slice(-KEPT_MANIFESTS)];
    for (const key of old)
        await bucket.delete(key);
    const kept = new Set(counting.map(({ key }) => key));
    for (const key of newest)
        for (const object of (await readManifest(bucket, key)).objects)
            kept.add(object.key);
    return old.length + (await sweepObjects(bucket, { site, fence }, kept));
}
async function sweepObjects(bucket, { site, fence }, kept) {
    const gone = [];
    for await (const { key } of bucket.list(objectsPrefix(site))) {
        const putUnder = fenceOfObject(key);
        if (putUnder !== null && putUnder <= fence && !kept.has(key))
            gone.push(key);
    }
    for (const key of gone)
        await bucket.delete(key);
    return gone.length;
}
