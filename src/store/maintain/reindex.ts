// `isochron reindex`: every index anew from the WARC files, and the catalog completed from them.
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { IsochronError } from "#errors.js";
import { instant, type Outcome } from "#model/index.js";
import type { BlobStore, ByteSource, Logger, OpenedCatalog, ReadableExchange } from "#ports/index.js";
import type { DecodeLimits } from "#formats/index.js";
import { SURT_RULES } from "#formats/urls/surt.js";
import { requireArchive } from "../archive/require-archive.js";
import { LocalBlobs } from "../blobs/local-blobs.js";
import { eachOfBlob, sha256Of, withBlob } from "../blobs/open-blob.js";
import { isWholeCatalog, lockForWriting, openCatalog } from "../catalog/local-catalog.js";
import { INDEX_FOLDER } from "../cdxj/archive-index.js";
import { replaceIndex } from "../cdxj/build-index.js";
import { indexEntries } from "../cdxj/index-entries.js";
import { nodeFileSystem, type FileSystem } from "../file-system.js";
import { siteOfFolder, warcFilesIn } from "../archive/layout.js";
import type { Finding } from "../warc/read/finding.js";
import { FindingTally } from "../warc/read/finding-tally.js";
import { collectRecorded } from "./import/catalogue.js";
import { importRecords, putImportRecord, type RecordedFile } from "./import/import-record.js";
import { lookThrough } from "./import/look-through.js";
import type { ReadRecord } from "../warc/read/warc-reader.js";
import { rebuildCaptures } from "./rebuild/rebuild-captures.js";
import { beginsCapture } from "./rebuild/rebuild-file.js";

/** How an archive is rebuilt. */
export interface ReindexOptions {
  /** Reads an exchange as the crawl did: the detect stage's, given by whoever wires the stages. */
  readonly readOutcome: (exchange: ReadableExchange, limits?: DecodeLimits) => Promise<Outcome>;
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
  requireArchive(dir);
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
  const findings = new FindingTally();
  const own = new Set<string>();
  for (const folder of new Set(files.map((file) => file.split("/")[1]!)))
    await indexFolder({ ...place, folder, files, findings, onOwn: (file) => own.add(file) });
  const { readOutcome } = options;
  const ofCaptures = files.filter((file) => own.has(file));
  const { sightingsAdded, listed } = await rebuildCaptures(place, { catalog, readOutcome }, ofCaptures);
  await recordUnclaimed(place, files, listed);
  const collected = await collectRecorded(place, catalog, { readOutcome });
  return {
    files: files.length,
    captures: (await catalog.captures.list()).length,
    sightingsAdded: sightingsAdded + collected,
    surtRules: SURT_RULES,
    findings: findings.toArray(),
  };
}

/** Files of others that no import has on record, as of earlier versions: each folder's are put on record as one. */
async function recordUnclaimed(
  { blobs }: ArchivePlace,
  files: readonly string[],
  listed: ReadonlySet<string>,
): Promise<void> {
  const known = new Set(
    (await importRecords(blobs)).flatMap((one) => one.files.flatMap(({ pieces }) => pieces)),
  );
  const unclaimed = files.filter((file) => !known.has(file) && !listed.has(file));
  for (const folder of new Set(unclaimed.map((file) => file.split("/")[1]!))) {
    const own: RecordedFile[] = [];
    for (const file of unclaimed.filter((one) => one.startsWith(`warcs/${folder}/`)))
      own.push(await withBlob(blobs, file, (source) => recordedAsFound(source, file)));
    const at = instant(Date.now());
    const id = `import-${folder.replaceAll(/[^A-Za-z0-9._-]/g, "-").slice(0, 80)}-${own[0]!.sha256.slice(0, 12)}`;
    await putImportRecord(blobs, { id, site: siteOfFolder(folder), at, files: own });
  }
}

async function recordedAsFound(source: ByteSource, file: string): Promise<RecordedFile> {
  const { span } = await lookThrough(source, file);
  const facts = { sha256: await sha256Of(source), sizeBytes: source.sizeBytes };
  return { source: file, ...facts, pieces: [file], original: null, how: "as-it-is", span };
}

// The names of imported files end with a digest. They may hold copies of captures, so the archive's own come first.
function isImported(file: string): boolean {
  return /-[0-9a-f]{16}\.warc\.gz$/.test(file);
}

interface FolderToIndex extends ArchivePlace {
  readonly folder: string;
  readonly files: readonly string[];
  readonly findings: FindingTally;
  /** Hears of files that tell of a capture of ours. */
  readonly onOwn?: (file: string) => void;
}

/** Makes the index of one site's folder anew. */
export async function indexFolder(place: FolderToIndex): Promise<void> {
  const { blobs, fs, dir, folder, files, findings, onOwn } = place;
  const key = `${INDEX_FOLDER}/${folder}.cdxj`;
  const entries = async function* () {
    for (const file of files.filter((name) => name.startsWith(`warcs/${folder}/`)))
      yield* eachOfBlob(blobs, file, (source) =>
        indexEntries(source, file, (finding) => findings.add(finding), {
          onRecord: (record) =>
            onOwn && record.type === "warcinfo" ? tellOwn(record, file, onOwn) : undefined,
        }),
      );
  };
  await replaceIndex({ blobs, key, temporary: { fs, prefix: join(dir, key) } }, entries());
}

async function tellOwn(record: ReadRecord, file: string, onOwn: (file: string) => void): Promise<void> {
  if (await beginsCapture(record, file)) onOwn(file);
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
