// `isochron reindex`: every index anew from the WARC files, and the catalog completed from them.
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { IsochronError } from "#errors.js";
import {
  instant,
  toTimestamp17,
  type CaptureReport,
  type Instant,
  type Outcome,
  type RecordRef,
} from "#model/index.js";
import type { Exchange, Logger } from "#ports/index.js";
import { surt, SURT_RULES } from "#formats/surt.js";
import { openCatalog, type Catalog } from "./catalog/catalog.js";
import { ArchiveIndex } from "./cdxj/archive-index.js";
import { replaceIndex } from "./cdxj/build-index.js";
import { indexEntries } from "./cdxj/index-entries.js";
import { readStored } from "./cdxj/stored-response.js";
import { nodeFileSystem, type FileSystem } from "./file-system.js";
import { captureFolder, warcFilesIn } from "./layout.js";
import { rebuildFromFile } from "./rebuild-catalog.js";
import type { Finding } from "./warc/read/finding.js";
import { lockForWriting } from "./writer-lock.js";

/** How an archive is rebuilt. */
export interface ReindexOptions {
  /** Reads an exchange as the crawl did: the detect stage's, given by whoever wires the stages. */
  readonly readOutcome: (exchange: Exchange) => Promise<Outcome>;
  readonly logger?: Logger;
  readonly fileSystem?: FileSystem;
}

/** What a rebuild did. */
export interface ReindexSummary {
  readonly files: number;
  readonly captures: number;
  /** Sightings that the catalog did not have. */
  readonly sightingsAdded: number;
  /** The rule set that the keys of the new indexes follow. */
  readonly surtRules: string;
  readonly findings: readonly Finding[];
}

/** Rebuilds all indexes of an archive; a catalog that cannot be read is put aside and made anew. */
export async function reindex(dir: string, options: ReindexOptions): Promise<ReindexSummary> {
  const fs = options.fileSystem ?? nodeFileSystem;
  const unlock = lockForWriting(dir);
  try {
    const catalog = await openOrReplace(fs, dir, options.logger);
    try {
      return await rebuild(dir, fs, catalog, options);
    } finally {
      catalog.close();
    }
  } finally {
    unlock();
  }
}

async function rebuild(
  dir: string,
  fs: FileSystem,
  catalog: Catalog,
  options: ReindexOptions,
): Promise<ReindexSummary> {
  const files = warcFilesIn(dir);
  const findings: Finding[] = [];
  for (const folder of new Set(files.map((file) => file.split("/")[1]!)))
    await indexFolder({ fs, dir, folder, files, findings });
  const index = new ArchiveIndex(join(dir, "indexes"));
  let sightingsAdded = 0;
  try {
    const responseBytes = (record: RecordRef, url: string, at: Instant) =>
      storedBytes(dir, index, record, { url, at });
    // Findings were told while indexing.
    const context = { catalog, readOutcome: options.readOutcome, responseBytes, onFinding: () => undefined };
    for (const file of files) sightingsAdded += await rebuildFromFile(context, join(dir, file), file);
    for (const { id } of await catalog.captures.list()) await restoreResults(dir, catalog, id);
  } finally {
    index.close();
  }
  return {
    files: files.length,
    captures: (await catalog.captures.list()).length,
    sightingsAdded,
    surtRules: SURT_RULES,
    findings,
  };
}

async function storedBytes(
  dir: string,
  index: ArchiveIndex,
  record: RecordRef,
  { url, at }: { url: string; at: Instant },
): Promise<Uint8Array> {
  const prefix = `${surt(url)} ${toTimestamp17(at)} `;
  for (const entry of index.withPrefix(prefix))
    if (entry.file === record.file && entry.offset === record.offset)
      return (await readStored(dir, index, entry)).httpBytes;
  throw new IsochronError(
    "ARCHIVE_BROKEN",
    `${record.file} at byte ${record.offset} is not in the new index`,
  );
}

interface FolderToIndex {
  readonly fs: FileSystem;
  readonly dir: string;
  readonly folder: string;
  readonly files: readonly string[];
  readonly findings: Finding[];
}

async function indexFolder({ fs, dir, folder, files, findings }: FolderToIndex): Promise<void> {
  const path = join(dir, "indexes", `${folder}.cdxj`);
  const entries = async function* () {
    for (const file of files.filter((name) => name.startsWith(`warcs/${folder}/`)))
      yield* indexEntries(join(dir, file), file, (finding) => findings.push(finding));
  };
  await replaceIndex(fs, path, entries());
}

async function openOrReplace(fs: FileSystem, dir: string, logger: Logger | undefined): Promise<Catalog> {
  const path = join(dir, "catalog.sqlite");
  try {
    return openCatalog(path, "write");
  } catch (error) {
    if (!(error instanceof IsochronError) || error.code !== "ARCHIVE_BROKEN") throw error;
    const aside = `${path}.broken`;
    logger?.log("warn", "the catalog cannot be read; it is put aside and made anew", { path, aside });
    for (const suffix of ["", "-wal", "-shm"])
      if (existsSync(path + suffix)) await fs.rename(path + suffix, aside + suffix);
    return openCatalog(path, "write");
  }
}

// When a capture ended, and at which t*, its report says.
async function restoreResults(dir: string, catalog: Catalog, id: string): Promise<void> {
  const path = join(dir, captureFolder(id), "report.json");
  const phase = (await catalog.captures.get(id))?.phase;
  if (phase === "finished" || phase === "cancelled" || !existsSync(path)) return;
  const report = JSON.parse(await readFile(path, "utf8")) as CaptureReport;
  await catalog.captures.update(id, {
    phase: report.cancelled === true ? "cancelled" : "finished",
    plannedAsOf: instant(report.plannedAsOf),
    asOf: instant(report.asOf),
    finishedAt: instant(report.finishedAt),
    expectedSharp: report.expectedSharp,
    upperBound: report.upperBound,
  });
}
