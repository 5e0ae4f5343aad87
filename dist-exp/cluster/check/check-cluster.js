import { manifestsPrefix, objectsPrefix, readManifest } from "#store/index.js";
/** More are counted, and not told. */
const MOST_FAULTS = 1_000;
/** Looks at every site; nothing is changed. */
export async function checkCluster(cluster, signal) {
    const sums = { sites: 0, objects: 0, bytes: 0, leftOver: 0 };
    const faults = [];
    for (const { site, machine } of await cluster.agreement.leases.list()) {
        signal.throwIfAborted();
        const counting = await cluster.agreement.objects.ofSite(site);
        sums.sites++;
        sums.objects += counting.length;
        for (const { sizeBytes } of counting)
            sums.bytes += sizeBytes;
        const found = await checkSite(cluster, site, counting);
        sums.leftOver += found.leftOver;
        // What changes while it is looked at is no fault.
        if (machine === null)
            faults.push(...found.faults);
    }
    return { ...sums, faults: faults.slice(0, MOST_FAULTS) };
}
async function checkSite({ bucket, facts }, site, counting) {
    const missing = new Map(counting.map((object) => [object.key, object]));
    const faults = [];
    let leftOver = 0;
    for await (const { key, sizeBytes } of bucket.list(objectsPrefix(site))) {
        const object = missing.get(key);
        missing.delete(key);
        if (!object)
            leftOver++;
        else if (object.sizeBytes !== sizeBytes)
            faults.push({
                where: key,
                what: `has ${sizeBytes} bytes in the store, and should have ${object.sizeBytes}`,
            });
    }
    for (const { key, name } of missing.values())
        faults.push({ where: key, what: `${name} is not in the store` });
    return {
        leftOver,
        faults: [...faults, ...(await checkManifest({ bucket, facts }, site, counting))],
    };
}
/** The newest manifest tells of everything that counts, so that the store alone is enough. */
async function checkManifest({ bucket, facts }, site, counting) {
    if (counting.length === 0)
        return [];
    let newest = null;
    for await (const { key } of bucket.list(manifestsPrefix(site)))
        newest = key;
    if (newest === null)
        return [{ where: site, what: "has no manifest in the store" }];
    const { cluster, objects } = await readManifest(bucket, newest);
    if (cluster !== facts.id)
        return [{ where: newest, what: `is of another cluster: ${cluster}` }];
    const told = new Set(objects.map(({ key }) => key));
    const untold = counting.filter(({ key }) => !told.has(key)).length;
    return untold === 0 ? [] : [{ where: newest, what: `does not tell of ${untold} objects that count` }];
}
