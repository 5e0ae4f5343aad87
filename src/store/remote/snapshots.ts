// A site's databases on their way into the bucket: copies that nobody writes to.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { CATALOG_FILE, WATCH_FILE } from "../archive/layout.js";
import { copyDatabase } from "../catalog/local-catalog.js";
import { nodeFileSystem } from "../file-system.js";
import { removeSiteFolder } from "./local-content.js";

/** Copies the catalog of an archive directory, and what its watch remembers, into another directory; returns the names. */
export function snapshotCatalog(dir: string, to: string): Promise<string[]> {
  return snapshot(dir, to, [CATALOG_FILE, WATCH_FILE]);
}

/** The same of what its watch remembers alone. */
export function snapshotWatch(dir: string, to: string): Promise<string[]> {
  return snapshot(dir, to, [WATCH_FILE]);
}

async function snapshot(dir: string, to: string, wanted: readonly string[]): Promise<string[]> {
  await removeSiteFolder(to);
  await nodeFileSystem.makeDirectory(to);
  const names = wanted.filter((name) => name === CATALOG_FILE || existsSync(join(dir, name)));
  for (const name of names) await copyDatabase(join(dir, name), join(to, name));
  return names;
}
