// Database and store held against each other: everything that counts lies in the store, in its size, and in a manifest.
import type { Agreement, Bucket, ClusterFacts, SealedObject } from "#ports/index.js";
import { manifestsPrefix, objectsPrefix, readManifest } from "#store/index.js";

/** Something that is not as it should be. */
export interface ClusterFault {
  /** A site, or an object in the store. */
  readonly where: string;
  readonly what: string;
}

/** What was found. */
export interface ClusterCheck {
  readonly sites: number;
  readonly objects: number;
  readonly bytes: number;
  /** Objects in the store that count no more, or not yet. */
  readonly leftOver: number;
  readonly faults: readonly ClusterFault[];
}

/** More are counted, and not told. */
const MOST_FAULTS = 1_000;

interface Checked {
  readonly agreement: Pick<Agreement, "leases" | "objects">;
  readonly bucket: Bucket;
  readonly facts: ClusterFacts;
}

/** Looks at every site; nothing is changed. */
export async function checkCluster(cluster: Checked, signal: AbortSignal): Promise<ClusterCheck> {
  const sums = { sites: 0, objects: 0, bytes: 0, leftOver: 0 };
  const faults: ClusterFault[] = [];
  for (const { site, machine } of await cluster.agreement.leases.list()) {
    signal.throwIfAborted();
    const counting = await cluster.agreement.objects.ofSite(site);
    sums.sites++;
    sums.objects += counting.length;
    for (const { sizeBytes } of counting) sums.bytes += sizeBytes;
    const found = await checkSite(cluster, site, counting);
    sums.leftOver += found.leftOver;
    // What changes while it is looked at is no fault.
    if (machine === null) faults.push(...found.faults);
  }
  return { ...sums, faults: faults.slice(0, MOST_FAULTS) };
}

async function checkSite({ bucket, facts }: Checked, site: string, counting: readonly SealedObject[]) {
  const missing = new Map(counting.map((object) => [object.key, object]));
  const faults: ClusterFault[] = [];
  let leftOver = 0;
  for await (const { key, sizeBytes } of bucket.list(objectsPrefix(site))) {
    const object = missing.get(key);
    missing.delete(key);
    if (!object) leftOver++;
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
async function checkManifest(
  { bucket, facts }: Pick<Checked, "bucket" | "facts">,
  site: string,
  counting: readonly SealedObject[],
): Promise<ClusterFault[]> {
  if (counting.length === 0) return [];
  let newest: string | null = null;
  for await (const { key } of bucket.list(manifestsPrefix(site))) newest = key;
  if (newest === null) return [{ where: site, what: "has no manifest in the store" }];
  const { cluster, objects } = await readManifest(bucket, newest);
  if (cluster !== facts.id) return [{ where: newest, what: `is of another cluster: ${cluster}` }];
  const told = new Set(objects.map(({ key }) => key));
  const untold = counting.filter(({ key }) => !told.has(key)).length;
  return untold === 0 ? [] : [{ where: newest, what: `does not tell of ${untold} objects that count` }];
}
