// Everything that counts of a site, as files, with the digests of what really lies in the store.
import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { SealedObject } from "#ports/index.js";
import type { RealCluster } from "../real-cluster.js";
import type { FinalObject } from "./judge-list.js";

/** Brings it home into a folder. */
export async function bringSiteHome(
  { agreement, bucket }: Pick<RealCluster, "agreement" | "bucket">,
  site: string,
  to: string,
): Promise<FinalObject[]> {
  const final: FinalObject[] = [];
  for (const object of await agreement.objects.ofSite(site))
    final.push({ ...object, site, storedSha256: await bringObject(bucket, object, to) });
  return final;
}

async function bringObject(
  bucket: RealCluster["bucket"],
  { name, key }: SealedObject,
  to: string,
): Promise<string | null> {
  const reader = await bucket.open(key);
  if (reader === null) return null;
  const bytes = await reader.read(0, reader.sizeBytes);
  reader.close();
  await mkdir(dirname(join(to, name)), { recursive: true });
  await writeFile(join(to, name), bytes);
  return createHash("sha256").update(bytes).digest("hex");
}
