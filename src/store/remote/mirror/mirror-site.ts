// One site of a mirror, brought up to date: indexes and results first, then the catalog that tells of them, then what its
// watch says.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { IsochronError } from "#errors.js";
import type { Bucket, Logger, ObjectList, SealedObject } from "#ports/index.js";
import { CATALOG_FILE, WATCH_FILE } from "../../archive/layout.js";
import { mergeCatalog, mergeWatch, type MirrorFile } from "../../catalog/local-catalog.js";
import type { FileSystem } from "../../file-system.js";
import { fetchObject, fetchObjects } from "../fetch-object.js";
import { requireSealedName } from "../local-content.js";

/** A mirror at work. */
export interface MirrorPlace {
  readonly dir: string;
  readonly fs: FileSystem;
  readonly bucket: Bucket;
  readonly objects: Pick<ObjectList, "ofSite">;
  readonly file: MirrorFile;
  readonly logger: Logger;
}

/** What was replaced while it was fetched may be gone from the bucket: the list says what came instead. */
const MOST_TRIES = 3;

/** Where a site's catalog lies until it is merged. */
export const INCOMING = "incoming";

/** Brings one site up to date. */
export async function mirrorSite(place: MirrorPlace, site: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    const wanted = await place.objects.ofSite(site);
    try {
      return await bring(place, site, wanted);
    } catch (error) {
      const isOvertaken = error instanceof IsochronError && error.code === "CLUSTER" && tries < MOST_TRIES;
      if (!isOvertaken || isSame(wanted, await place.objects.ofSite(site))) throw error;
    }
  }
}

async function bring(place: MirrorPlace, site: string, wanted: readonly SealedObject[]): Promise<void> {
  const { file } = place;
  const own = wanted.filter(({ name }) => isOwn(place, site, requireSealedName(name)));
  const held = new Map(file.ofSite(site).map((object) => [object.name, object]));
  const changed = own.filter(({ name, key }) => held.get(name)?.key !== key);
  await fetchObjects(
    place,
    changed.filter(({ name }) => !isWarc(name)),
  );
  // Copies of files that were made anew would be read instead of them.
  await removeAll(
    place,
    changed.filter(({ name }) => isWarc(name)).map(({ name }) => name),
  );
  file.change(site, changed, []);
  const catalog = wanted.find(({ name }) => name === CATALOG_FILE);
  if (catalog && catalog.key !== file.mergedOf(site)) await merge(place, site, catalog);
  const watch = wanted.find(({ name }) => name === WATCH_FILE);
  if (watch && watch.key !== file.fact(`watch ${site}`)) await mergeWatched(place, site, watch);
  for (const { name } of own) held.delete(name);
  file.change(site, [], [...held.keys()]);
  await removeAll(place, held.keys());
}

async function removeAll({ dir, fs }: MirrorPlace, names: Iterable<string>): Promise<void> {
  for (const name of names) if (existsSync(join(dir, name))) await fs.remove(join(dir, name));
}

/** Databases are merged; what two sites claim is the first one's. */
function isOwn({ file, logger }: MirrorPlace, site: string, name: string): boolean {
  if (name === CATALOG_FILE || name === WATCH_FILE) return false;
  const other = file.siteOf(name);
  if (other === null || other === site) return true;
  logger.log("warn", `${name} is said to be of ${site} and of ${other}: it is left out of ${site}`);
  return false;
}

function isWarc(name: string): boolean {
  return name.startsWith("warcs/");
}

async function merge(place: MirrorPlace, site: string, catalog: SealedObject): Promise<void> {
  const { dir, file, logger } = place;
  const from = join(dir, INCOMING, CATALOG_FILE);
  await discard(place, from);
  try {
    await fetchObject(place, catalog, from);
    const numberAfter = (last: number) => file.numberAfter(last);
    await mergeCatalog({ into: join(dir, CATALOG_FILE), from, site, numberAfter, logger });
  } finally {
    await discard(place, from);
  }
  file.setMerged(site, catalog.key);
}

async function mergeWatched(place: MirrorPlace, site: string, watch: SealedObject): Promise<void> {
  const { dir, file } = place;
  const from = join(dir, INCOMING, WATCH_FILE);
  await discard(place, from);
  try {
    await fetchObject(place, watch, from);
    mergeWatch({ into: join(dir, WATCH_FILE), from, site });
  } finally {
    await discard(place, from);
  }
  file.setFact(`watch ${site}`, watch.key);
}

async function discard({ fs }: MirrorPlace, path: string): Promise<void> {
  for (const suffix of ["-wal", "-shm", ""]) await fs.remove(path + suffix);
}

function isSame(before: readonly SealedObject[], after: readonly SealedObject[]): boolean {
  const keys = new Set(before.map(({ key }) => key));
  return keys.size === after.length && after.every(({ key }) => keys.has(key));
}
