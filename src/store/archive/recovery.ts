// After a crash: what was being written is cut back to its last whole record, and the catalog follows.
import { existsSync } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "#ports/index.js";
import type { SqliteCatalog } from "../catalog/sqlite/catalog.js";
import { orphanedParts } from "../cdxj/zipnum.js";
import type { WarcFileRow } from "../catalog/sqlite/warc-file-table.js";
import { sha256OfFile, type FileSystem } from "../file-system.js";
import { removeSpooled } from "./spool.js";
import { storeFailure } from "../store-failure.js";
import { wholeMembersEnd } from "../warc/read/whole-members.js";

/** What recovery works on. */
export interface RecoveryContext {
  readonly dir: string;
  readonly catalog: SqliteCatalog;
  readonly fs: FileSystem;
  readonly logger: Logger;
}

/** Removes what an interrupted index build or fetch left; the indexes themselves are replaced whole or not at all. */
export async function removeLeftovers({ dir, fs }: RecoveryContext): Promise<void> {
  await removeSpooled(fs, dir);
  const indexes = join(dir, "indexes");
  if (!existsSync(indexes)) return;
  for (const name of await readdir(indexes)) if (name.endsWith(".tmp")) await fs.remove(join(indexes, name));
  for (const path of orphanedParts(indexes)) await fs.remove(path);
}

/** Brings every WARC file that was open when a process died, and the sightings in it, to a whole state. */
export async function recoverUnfinished(context: RecoveryContext): Promise<void> {
  for (const row of context.catalog.warcFiles.unfinished()) {
    try {
      await recover(context, row);
    } catch (error) {
      throw storeFailure(error, "recovering", join(context.dir, row.file));
    }
  }
}

async function recover({ dir, catalog, fs, logger }: RecoveryContext, row: WarcFileRow): Promise<void> {
  const path = join(dir, row.file);
  const sizeBytes = await sizeOf(path);
  // Bytes once synced are whole; should the file be shorter, nothing about it is taken for granted.
  const wholeBytes =
    sizeBytes === 0 ? 0 : await wholeMembersEnd(path, row.syncedBytes <= sizeBytes ? row.syncedBytes : 0);
  if (wholeBytes < sizeBytes) {
    const fields = { file: row.file, cutBytes: sizeBytes - wholeBytes, keptBytes: wholeBytes };
    logger.log("warn", "a torn WARC file was cut back to its last whole record", fields);
    await cut(fs, path, wholeBytes);
  }
  const lost = catalog.sightings.removeLost(
    row.captureId,
    (record) => record.file === row.file && record.offset + record.length > wholeBytes,
  );
  if (lost.length > 0)
    logger.log("warn", "sightings whose WARC records were lost are forgotten", {
      file: row.file,
      lost: lost.length,
    });
  if (wholeBytes === 0) {
    await fs.remove(path);
    catalog.warcFiles.forget(row.file);
  } else {
    catalog.warcFiles.finish(row.file, wholeBytes, await sha256OfFile(path));
  }
}

async function sizeOf(path: string): Promise<number> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return 0;
    throw error;
  }
}

async function cut(fs: FileSystem, path: string, sizeBytes: number): Promise<void> {
  const file = await fs.open(path, "r+");
  try {
    await file.truncate(sizeBytes);
    await file.sync();
  } finally {
    await file.close();
  }
}
