// Where things lie in a bucket: a folder per site with its objects by fence and number, and apart from them, so that they
// are listed quickly, the manifests that say which of them count. Numbers are padded: the last key in the order of a
// listing is the newest.
import { StoreError } from "#errors.js";
import { siteFolder, siteOfFolder } from "../archive/layout.js";

/** Where the manifests of all sites lie. */
export const MANIFESTS = "manifests/";

const FENCE_DIGITS = 12;
const NUMBER_DIGITS = 9;

/** The keys of all objects of a site begin with this. */
export function objectsPrefix(site: string): string {
  return `sites/${siteFolder(site)}/`;
}

/** Where a site's sealed file lies: its fence and a number that is never used twice make the key new each time. */
export function objectKey(site: string, name: string, fence: number, number: number): string {
  return `${objectsPrefix(site)}${padded(fence, FENCE_DIGITS)}/${padded(number, NUMBER_DIGITS)}/${name}`;
}

/** Where a site's manifests lie. */
export function manifestsPrefix(site: string): string {
  return `${MANIFESTS}${siteFolder(site)}/`;
}

/** Where the manifest of one acknowledgement lies. */
export function manifestKey(site: string, fence: number, seq: number): string {
  return `${manifestsPrefix(site)}${padded(fence, FENCE_DIGITS)}-${padded(seq, NUMBER_DIGITS)}.json`;
}

/** Which manifest a key is of; `null` for keys of anything else. */
export function manifestOfKey(
  key: string,
): { readonly site: string; readonly fence: number; readonly seq: number } | null {
  const found = /^manifests\/([^/]+)\/(\d{12})-(\d{9})\.json$/.exec(key);
  if (!found) return null;
  return { site: siteOfFolder(found[1]!), fence: Number(found[2]), seq: Number(found[3]) };
}

/** Under which fence the object of a key was put; `null` for keys of anything else. */
export function fenceOfObject(key: string): number | null {
  const found = /^sites\/[^/]+\/(\d{12})\/\d{9}\/./.exec(key);
  return found ? Number(found[1]) : null;
}

/** When the object of a key was put, as text that grows with its fence and number; empty for keys of anything else. */
export function turnOfObject(key: string): string {
  return /^sites\/[^/]+\/(\d{12}\/\d{9})\/./.exec(key)?.[1] ?? "";
}

function padded(number: number, digits: number): string {
  const text = String(number);
  if (!/^\d+$/.test(text) || text.length > digits)
    throw new StoreError("INTERNAL", `${text} is no number of ${digits} digits`);
  return text.padStart(digits, "0");
}
