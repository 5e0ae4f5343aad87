// Records removed by order: the files written anew without them, and a signed notice of what is gone and why.
import { existsSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { StoreError } from "#errors.js";
import { canonicalJson } from "#formats/index.js";
import { toIso, type Instant, type RemovalNotice, type RemovedFrom } from "#model/index.js";
import { signWithArchiveKey } from "../archive/archive-key.js";
import { openCatalog, type SqliteCatalog } from "../catalog/sqlite/catalog.js";
import { nodeFileSystem, sha256OfFile, writeAtomically, type FileSystem } from "../file-system.js";
import { captureFolder, warcFilesIn } from "../archive/layout.js";
import { indexFolder } from "./reindex.js";
import { memberBytes } from "./selection.js";
import { storeFailure } from "../store-failure.js";
import { readWarc, type ReadRecord } from "../warc/read/warc-reader.js";
import { lockForWriting } from "../archive/writer-lock.js";

/** What is to be removed, and why. */
export interface RemovalOrder {
  readonly capture: string;
  /** Everything that was fetched from these addresses. */
  readonly urls: readonly string[];
  /** Single records. */
  readonly ids: readonly string[];
  readonly reason: string;
  /** Who ordered it, such as a court and its reference. */
  readonly orderedBy: string | null;
  readonly at: Instant;
}

interface Removing {
  readonly dir: string;
  readonly fs: FileSystem;
  readonly catalog: SqliteCatalog;
}

/** Removes records from a capture's files; returns what was removed from which file. */
export async function removeRecords(
  dir: string,
  order: RemovalOrder,
  fs: FileSystem = nodeFileSystem,
): Promise<readonly RemovedFrom[]> {
  const unlock = lockForWriting(dir);
  const catalog = openCatalog(join(dir, "catalog.sqlite"), "write");
  try {
    return await removeFrom({ dir, fs, catalog }, order);
  } catch (error) {
    throw storeFailure(error, "removing records from", dir);
  } finally {
    catalog.close();
    unlock();
  }
}

async function removeFrom(removing: Removing, order: RemovalOrder): Promise<readonly RemovedFrom[]> {
  const { dir, fs, catalog } = removing;
  const capture = await catalog.captures.get(order.capture);
  if (capture?.phase !== "finished")
    throw new StoreError("NOT_FOUND", `no finished capture ${order.capture} in ${dir}`);
  const files = catalog.warcFiles.ofCapture(capture.id).map(({ file }) => file);
  const removed: RemovedFrom[] = [];
  for (const file of files) {
    const from = await writeWithout(removing, file, order);
    if (from) removed.push(from);
  }
  if (removed.length === 0)
    throw new StoreError("NOT_FOUND", `no such record in the files of capture ${capture.id}`);
  // The notice first: files without it would look like tampering, it without them can be repeated.
  await addToNotice(removing, order, removed);
  for (const { file, after } of removed) {
    await fs.rename(join(dir, stagedName(file)), join(dir, file));
    catalog.warcFiles.finish(file, after.sizeBytes, after.sha256);
  }
  const folder = removed[0]!.file.split("/")[1]!;
  await indexFolder({ fs, dir, folder, files: warcFilesIn(dir), findings: [] });
  return removed;
}

/** Not ending in .warc.gz, so that nobody takes it for a file of the archive. */
function stagedName(file: string): string {
  return `${file}.part`;
}

async function writeWithout(
  { dir, fs }: Removing,
  file: string,
  order: RemovalOrder,
): Promise<RemovedFrom | null> {
  const records: string[] = [];
  const kept: { offset: number; length: number }[] = [];
  for await (const item of readWarc(join(dir, file))) {
    if (item.kind !== "end" || !item.isWhole || item.length === null) continue;
    if (isMeant(item.record, order)) records.push(item.record.id!);
    else kept.push({ offset: item.record.offset, length: item.length });
  }
  if (records.length === 0) return null;
  const members = async function* (): AsyncGenerator<Buffer> {
    for (const { offset, length } of kept) yield* memberBytes(dir, { file, offset, length });
  };
  const before = await factsOf(join(dir, file), kept.length + records.length);
  await writeAtomically(fs, join(dir, stagedName(file)), members());
  return { file, records, before, after: await factsOf(join(dir, stagedName(file)), kept.length) };
}

/** Only records of fetches: what a file says of itself and of its capture stays. */
function isMeant({ id, type, target }: ReadRecord, { ids, urls }: RemovalOrder): boolean {
  if (id === null || target === null || type === "warcinfo") return false;
  return ids.includes(id) || urls.includes(target);
}

async function factsOf(path: string, records: number): Promise<RemovedFrom["before"]> {
  return { sha256: await sha256OfFile(path), sizeBytes: (await stat(path)).size, records };
}

async function addToNotice(
  { dir, fs }: Removing,
  { capture, reason, orderedBy, at }: RemovalOrder,
  files: readonly RemovedFrom[],
): Promise<void> {
  const path = join(dir, captureFolder(capture), "removals.json");
  const earlier = existsSync(path)
    ? (JSON.parse(await readFile(path, "utf8")) as RemovalNotice).removals
    : [];
  // An attempt that was cut short left its notice and not its files: it begins where this one does.
  const done = earlier.filter(
    (removal) =>
      !removal.files.some((old) => files.some(({ before }) => before.sha256 === old.before.sha256)),
  );
  const notice = {
    format: "isochron-removals/1",
    capture,
    removals: [...done, { removedAt: toIso(at), reason, orderedBy, files }],
  } as const;
  const signed = await signWithArchiveKey(fs, dir, Buffer.from(canonicalJson(notice)));
  const signature = { ...signed, canonicalisation: "RFC 8785" } as const;
  const text = `${JSON.stringify({ ...notice, signature } satisfies RemovalNotice, null, 2)}\n`;
  await writeAtomically(fs, path, [Buffer.from(text)]);
}
