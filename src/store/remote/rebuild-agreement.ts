// The database is gone, the bucket is there: the newest manifest of each site says what counted of it, and under which
// fence. All objects that a manifest names were in the bucket before it was.
import { IsochronError } from "#errors.js";
import type { Agreement, Bucket, Logger, SealedObject, SiteLease } from "#ports/index.js";
import { bytesContent } from "./bytes-content.js";
import { manifestBytes, readManifest, type SiteManifest } from "./manifest.js";
import { manifestKey, manifestOfKey, MANIFESTS, turnOfObject } from "./site-keys.js";
import { isSameList, listChange } from "./told-by-manifests.js";

/** What is rebuilt from what. */
export interface RebuildAgreementOptions {
  readonly bucket: Bucket;
  readonly agreement: Pick<Agreement, "leases" | "objects">;
  /** The cluster's id, where it is known: manifests of another one are refused. */
  readonly cluster: string | null;
  readonly logger: Logger;
}

/** What was found in the bucket. */
export interface RebuiltAgreement {
  /** Of the manifests; `null` for a bucket without any. */
  readonly cluster: string | null;
  readonly sites: number;
  readonly objects: number;
}

/** Long enough for one acknowledgement. */
const LEASE_MS = 60_000;
const MACHINE = "restore";

/** The id of the cluster whose manifests lie in a bucket; `null` where there are none. */
export async function clusterOf(bucket: Bucket): Promise<string | null> {
  for await (const { key } of bucket.list(MANIFESTS))
    if (manifestOfKey(key)) return (await readManifest(bucket, key)).cluster;
  return null;
}

/**
 * Brings back what counts of every site, also where the database knows an older list; of a list that is newer than the
 * bucket, a manifest is put. Afterwards both say the same.
 */
export async function rebuildAgreement(options: RebuildAgreementOptions): Promise<RebuiltAgreement> {
  let found: RebuiltAgreement = { cluster: options.cluster, sites: 0, objects: 0 };
  for (const keys of (await keysBySite(options.bucket)).values()) {
    const manifest = await newestReadable(options, keys);
    if (found.cluster !== null && manifest.cluster !== found.cluster)
      throw new IsochronError(
        "CLUSTER",
        `${options.bucket.place} holds ${manifest.site} of cluster ${manifest.cluster}, not of ${found.cluster}: name the right bucket and prefix`,
      );
    const objects = await bringBack(options, manifest, keys.at(-1)!);
    const { sites, objects: before } = found;
    found = { cluster: manifest.cluster, sites: sites + 1, objects: before + objects };
  }
  return found;
}

async function keysBySite(bucket: Bucket): Promise<Map<string, string[]>> {
  const keys = new Map<string, string[]>();
  for await (const { key } of bucket.list(MANIFESTS)) {
    const of = manifestOfKey(key);
    if (of) keys.set(of.site, [...(keys.get(of.site) ?? []), key]);
  }
  return keys;
}

/** The last one, or the one before where that cannot be read. */
async function newestReadable(
  { bucket, logger }: RebuildAgreementOptions,
  keys: string[],
): Promise<SiteManifest> {
  for (const key of keys.slice(1).reverse()) {
    try {
      return await readManifest(bucket, key);
    } catch (error) {
      if (!(error instanceof IsochronError) || error.code !== "FORMAT") throw error;
      logger.log("warn", `${error.message}: the manifest before it is taken`);
    }
  }
  return readManifest(bucket, keys[0]!);
}

async function bringBack(
  options: RebuildAgreementOptions,
  manifest: SiteManifest,
  newestKey: string,
): Promise<number> {
  const { leases } = options.agreement;
  const { site } = manifest;
  await leases.raise(site, manifestOfKey(newestKey)!.fence);
  const lease = await leases.take(site, { machine: MACHINE, leaseMs: LEASE_MS });
  if (lease === null)
    throw new IsochronError(
      "CLUSTER",
      `${site} is in a machine's hands: stop the workers first (isochron cluster drain)`,
    );
  try {
    const held = await options.agreement.objects.ofSite(site);
    const isTold = newestKey === manifestKey(site, manifest.fence, manifest.seq);
    if (isTold && isSameList(manifest.objects, held)) return 0;
    const objects = isNewer(held, manifest.objects) ? held : manifest.objects;
    const put = await replace(options, lease, { held, objects });
    // One that cannot be read, or is older than the list, would stand against it.
    if (!isTold || objects === held)
      await putManifest(options.bucket, { ...manifest, ...lease, seq: 1, objects });
    return put;
  } finally {
    await leases.release(lease);
  }
}

/** Objects are numbered as they are put: the list with the last of them is the newer one. */
function isNewer(held: readonly SealedObject[], told: readonly SealedObject[]): boolean {
  const last = (list: readonly SealedObject[]) =>
    list.reduce((most, { key }) => (turnOfObject(key) > most ? turnOfObject(key) : most), "");
  return last(held) > last(told);
}

async function replace(
  { agreement, logger }: RebuildAgreementOptions,
  lease: SiteLease,
  { held, objects }: { readonly held: readonly SealedObject[]; readonly objects: readonly SealedObject[] },
): Promise<number> {
  const { put, gone } = listChange(held, objects);
  if (objects === held)
    logger.log("warn", `${lease.site}: the bucket is older than the database, whose list is left as it is`);
  else if (held.length > 0)
    logger.log("warn", `${lease.site}: the database is older than the bucket, and its list is replaced`, {
      put: put.length,
      gone: gone.length,
    });
  if (await agreement.objects.acknowledge(lease, { put, gone })) return put.length;
  throw new IsochronError("CLUSTER", `the list of ${lease.site} could not be written: try again`);
}

async function putManifest(bucket: Bucket, manifest: SiteManifest): Promise<void> {
  const key = manifestKey(manifest.site, manifest.fence, manifest.seq);
  if ((await bucket.putOnce(key, bytesContent(manifestBytes(manifest)))) === "exists")
    throw new IsochronError("CLUSTER", `${key} is in the bucket already: try again`);
}
