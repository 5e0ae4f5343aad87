// `isochron reindex`: every index anew from the WARC files, and the catalog completed from them.
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { IsochronError } from "#errors.js";
import { instant, type CaptureReport, type Outcome } from "#model/index.js";
import type { BlobStore, Logger, OpenedCatalog, ReadableExchange } from "#ports/index.js";
import { SURT_RULES } from "#formats/urls/surt.js";
import { LocalBlobs } from "../blobs/local-blobs.js";
import { eachOfBlob, wholeBlob } from "../blobs/open-blob.js";
import { isWholeCatalog, lockForWriting, openCatalog } from "../catalog/local-catalog.js";
import { ArchiveIndex, INDEX_FOLDER } from "../cdxj/archive-index.js";
import { replaceIndex } from "../cdxj/build-index.js";
import { indexEntries } from "../cdxj/index-entries.js";
import { openReceived } from "../cdxj/stored-response.js";
import { nodeFileSystem, type FileSystem } from "../file-system.js";
import { captureFolder, warcFilesIn } from "../archive/layout.js";
import type { CaptureRebuild } from "./rebuild/capture-rebuild.js";
import { rebuildFromFile, type RebuildContext } from "./rebuild/rebuild-file.js";
import { readBlockAt } from "../warc/read/record-at.js";
import type { Finding } from "../warc/read/finding.js";

/** How an archive is rebuilt. */
export interface ReindexOptions {
  /** Reads an exchange as the crawl did: the detect stage's, given by whoever wires the stages. */
  readonly readOutcome: (exchange: ReadableExchange) => Promise<Outcome>;
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

/** Rebuilds all indexes of an archive; a catalog that is lost or cannot be read is made anew. */
export async function reindex(dir: string, options: ReindexOptions): Promise<ReindexSummary> {
  const fs = options.fileSystem ?? nodeFileSystem;
  const unlock = lockForWriting(dir);
  try {
    const path = join(dir, "catalog.sqlite");
    const held = await openHeld(fs, path, options.logger);
    const catalog = held ?? (await openFresh(fs, path));
    let summary: ReindexSummary;
    try {
      const place = { blobs: new LocalBlobs(dir, fs), dir, fs };
      summary = await rebuild(place, catalog, options);
    } finally {
      catalog.close();
    }
    if (!held) await moveCatalog(fs, `${path}${FRESH}`, path);
    return summary;
  } finally {
    unlock();
  }
}

/** An archive that is worked on. */
export interface ArchivePlace {
  readonly blobs: BlobStore;
  readonly dir: string;
  readonly fs: FileSystem;
}

async function rebuild(
  place: ArchivePlace,
  catalog: OpenedCatalog,
  options: ReindexOptions,
): Promise<ReindexSummary> {
  const { blobs } = place;
  const files = (await warcFilesIn(blobs)).sort((a, b) => Number(isImported(a)) - Number(isImported(b)));
  const findings: Finding[] = [];
  for (const folder of new Set(files.map((file) => file.split("/")[1]!)))
    await indexFolder({ ...place, folder, files, findings });
  const index = new ArchiveIndex(blobs);
  const captures = new Map<string, CaptureRebuild>();
  try {
    const context: RebuildContext = {
      blobs,
      catalog,
      captures,
      readOutcome: options.readOutcome,
      response: ({ file, offset }, url) => openReceived(blobs, index, { file, offset, url }),
      blockOf: (record) => readBlockAt(blobs, record),
    };
    for (const file of files) await rebuildFromFile(context, file);
    for (const capture of captures.values()) await capture.finish();
    for (const { id } of await catalog.captures.list()) await restoreResults(blobs, catalog, id);
  } finally {
    index.close();
  }
  return {
    files: files.length,
    captures: (await catalog.captures.list()).length,
    sightingsAdded: [...captures.values()].reduce((sum, { added }) => sum + added, 0),
    surtRules: SURT_RULES,
    findings,
  };
}

// The names of imported files end with a digest. They may hold copies of captures, so the archive's own come first.
function isImported(file: string): boolean {
  return /-[0-9a-f]{16}\.warc\.gz$/.test(file);
}

interface FolderToIndex extends ArchivePlace {
  readonly folder: string;
  readonly files: readonly string[];
  readonly findings: Finding[];
}

/** Makes the index of one site's folder anew. */
export async function indexFolder(place: FolderToIndex): Promise<void> {
  const { blobs, fs, dir, folder, files, findings } = place;
  const key = `${INDEX_FOLDER}/${folder}.cdxj`;
  const entries = async function* () {
    for (const file of files.filter((name) => name.startsWith(`warcs/${folder}/`)))
      yield* eachOfBlob(blobs, file, (source) =>
        indexEntries(source, file, (finding) => findings.push(finding)),
      );
  };
  await replaceIndex({ blobs, key, temporary: { fs, prefix: join(dir, key) } }, entries());
}

const FRESH = ".fresh";

async function openHeld(
  fs: FileSystem,
  path: string,
  logger: Logger | undefined,
): Promise<OpenedCatalog | null> {
  if (!existsSync(path)) return null;
  try {
    // One that opens may still be damaged further in, and would break the rebuild half-way.
    if (isWholeCatalog(path)) return openCatalog(path, "write");
  } catch (error) {
    if (!(error instanceof IsochronError) || error.code !== "ARCHIVE_BROKEN") throw error;
  }
  const aside = `${path}.broken`;
  logger?.log("warn", "the catalog cannot be read; it is put aside and made anew", { path, aside });
  await moveCatalog(fs, path, aside);
  return null;
}

// Under another name until it is whole: a rebuild that is killed begins again from nothing.
async function openFresh(fs: FileSystem, path: string): Promise<OpenedCatalog> {
  for (const suffix of SQLITE_FILES) await fs.remove(`${path}${FRESH}${suffix}`);
  return openCatalog(`${path}${FRESH}`, "write");
}

const SQLITE_FILES = ["-wal", "-shm", ""];

async function moveCatalog(fs: FileSystem, from: string, to: string): Promise<void> {
  for (const suffix of SQLITE_FILES)
    if (existsSync(from + suffix)) await fs.rename(from + suffix, to + suffix);
    else await fs.remove(to + suffix);
  await fs.syncDirectory(dirname(to));
}

// When a capture ended, and at which t*, its report says.
async function restoreResults(blobs: BlobStore, catalog: OpenedCatalog, id: string): Promise<void> {
  const phase = (await catalog.captures.get(id))?.phase;
  if (phase === "finished" || phase === "cancelled") return;
  const bytes = await wholeBlob(blobs, `${captureFolder(id)}/report.json`);
  if (!bytes) return;
  const report = JSON.parse(bytes.toString("utf8")) as CaptureReport;
  await catalog.captures.update(id, {
    phase: report.cancelled === true ? "cancelled" : "finished",
    plannedAsOf: instant(report.plannedAsOf),
    asOf: instant(report.asOf),
    finishedAt: instant(report.finishedAt),
    expectedSharp: report.expectedSharp,
    upperBound: report.upperBound,
  });
}
