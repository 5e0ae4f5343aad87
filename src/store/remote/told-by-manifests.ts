// What the bucket's manifests say of a list that the agreement gives. A manifest is put before its acknowledgement, one at
// a time, so that the newest tells what the list has, or one step more: whoever put it died before the word was heard, or
// a copy of the database that took over had not heard it. A list that is neither is of another time than the bucket.
import { IsochronError } from "#errors.js";
import type { Bucket, SealedObject } from "#ports/index.js";
import { readManifest, type SiteManifest } from "./manifest.js";
import { manifestsPrefix } from "./site-keys.js";

/** How a list stands to the manifests. */
export type ToldByManifests =
  | { readonly kind: "agreed" }
  /** The newest manifest is one step ahead: what it names is there, and was stamped under the fence in force then. */
  | { readonly kind: "ahead"; readonly manifest: SiteManifest }
  | { readonly kind: "apart"; readonly key: string };

/** Holds a site's list against its newest two manifests; a site without any agrees. */
export async function toldByManifests(
  bucket: Bucket,
  site: string,
  held: readonly SealedObject[],
): Promise<ToldByManifests> {
  const keys: string[] = [];
  for await (const { key } of bucket.list(manifestsPrefix(site))) keys.push(key);
  const [before, newest] = [keys.at(-2), keys.at(-1)];
  if (newest === undefined) return { kind: "agreed" };
  const manifest = await readable(bucket, newest);
  if (manifest !== null && isSameList(manifest.objects, held)) return { kind: "agreed" };
  const last = before === undefined ? null : await readable(bucket, before);
  if (manifest !== null && last !== null && isSameList(last.objects, held))
    return { kind: "ahead", manifest };
  return { kind: "apart", key: newest };
}

/** `null` for one that is damaged. */
async function readable(bucket: Bucket, key: string): Promise<SiteManifest | null> {
  try {
    return await readManifest(bucket, key);
  } catch (error) {
    if (error instanceof IsochronError && error.code === "FORMAT") return null;
    throw error;
  }
}

/** Whether two lists name the same objects. */
export function isSameList(one: readonly SealedObject[], other: readonly SealedObject[]): boolean {
  const keys = new Set(one.map(({ key }) => key));
  return other.length === keys.size && other.every(({ key }) => keys.has(key));
}

/** What turns one list into another. */
export function listChange(from: readonly SealedObject[], to: readonly SealedObject[]) {
  const known = new Set(from.map(({ key }) => key));
  const names = new Set(to.map(({ name }) => name));
  return {
    put: to.filter(({ key }) => !known.has(key)),
    gone: from.filter(({ name }) => !names.has(name)).map(({ name }) => name),
  };
}
