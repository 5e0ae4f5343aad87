// One archive directory: catalog, WARC files, indexes and results behind the Archive port.
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Archive, BlobStore, Logger, OpenedCatalog } from "#ports/index.js";
import { StoreError } from "#errors.js";
import { KeptFiles } from "../blobs/kept-files.js";
import { LayeredBlobs, type BlobsBeneath } from "../blobs/layered-blobs.js";
import { LocalBlobs, type LocalReading } from "../blobs/local-blobs.js";
import { hasWriter, lockForWriting, openCatalog, SearchFile } from "../catalog/local-catalog.js";
import { ArchiveIndex } from "../cdxj/archive-index.js";
import { openStored, readStored } from "../cdxj/stored-response.js";
import { marksIn, walkIndex } from "../cdxj/walk.js";
import { nodeFileSystem, type FileSystem } from "../file-system.js";
import { storeFailure } from "../store-failure.js";
import type { Sealing } from "../warc/capture-sink.js";
import { CaptureWarcs } from "../warc/capture-warcs.js";
import { ControlFiles } from "./control-file.js";
import { DescriptionFiles } from "./description-files.js";
import { SEARCH_FILE } from "./layout.js";
import { recoverUnfinished, removeLeftovers } from "./recovery.js";
import { ResultFiles } from "./result-files.js";
import { RuleFile } from "./rule-file.js";
import { FileSpool } from "./spool.js";

/** How an archive is opened. */
export interface ArchiveOptions {
  /** `write` (default) makes the archive when needed and is exclusive; any number of readers may be open beside it. */
  readonly mode?: "read" | "write";
  readonly logger?: Logger;
  /** Name and version of the program, for warcinfo records. */
  readonly software?: string;
  /** A WARC file is closed before it would grow beyond this; 1 GB unless told. */
  readonly maxWarcBytes?: number;
  /** For whoever sends finished WARC files elsewhere; by size alone, and without a word, unless told. */
  readonly sealing?: Sealing;
  readonly fileSystem?: FileSystem;
  /** Sealed files that lie elsewhere: read as if they lay in the directory, and never changed. */
  readonly beneath?: BlobsBeneath;
}

const SILENT: Logger = { log: () => undefined };

/** Opens an archive directory; a writer first repairs what a crash has left, and says so in the log. */
export async function openArchive(dir: string, options: ArchiveOptions = {}): Promise<Archive> {
  const catalogPath = join(dir, "catalog.sqlite");
  if (options.mode === "read") {
    if (!existsSync(catalogPath))
      throw new StoreError("NOT_FOUND", `no archive in ${dir}: capture a site first`);
    return localArchive(dir, openCatalog(catalogPath, "read"), options, () => undefined);
  }
  const fs = options.fileSystem ?? nodeFileSystem;
  await makeArchiveDirectory(fs, dir);
  // Words and sketches are added to a mirror too, by whoever knows what lies beneath it.
  const unlock = lockForWriting(dir, { mayBeMirror: options.beneath !== undefined });
  let catalog: OpenedCatalog | null = null;
  try {
    catalog = openCatalog(catalogPath, "write");
    const blobs = blobsOf(dir, fs, options);
    const context = { dir, blobs, upkeep: catalog.upkeep, fs, logger: options.logger ?? SILENT };
    await removeLeftovers(context);
    await recoverUnfinished(context);
    return localArchive(dir, catalog, options, unlock);
  } catch (error) {
    catalog?.close();
    unlock();
    throw error;
  }
}

async function makeArchiveDirectory(fs: FileSystem, dir: string): Promise<void> {
  try {
    await fs.makeDirectory(dir);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw storeFailure(error, "creating", dir);
    throw new StoreError("ARCHIVE_UNWRITABLE", `${dir} is a file, not a directory: choose another --archive`);
  }
}

/** Many pages are read from the same few files, by whoever answers readers and by whoever makes words and sketches of them. */
function readingOf(kept: KeptFiles): LocalReading {
  return { open: (path) => kept.open(path) };
}

function blobsOf(
  dir: string,
  fs: FileSystem,
  { beneath }: ArchiveOptions,
  reading: LocalReading = {},
): BlobStore {
  const own = new LocalBlobs(dir, fs, reading);
  return beneath ? new LayeredBlobs(own, beneath) : own;
}

function localArchive(
  dir: string,
  catalog: OpenedCatalog,
  options: ArchiveOptions,
  unlock: () => void,
): Archive {
  const fs = options.fileSystem ?? nodeFileSystem;
  const kept = new KeptFiles();
  const blobs = blobsOf(dir, fs, options, readingOf(kept));
  const index = new ArchiveIndex(blobs);
  const warcs = new CaptureWarcs({
    ...options,
    dir,
    blobs,
    captures: catalog.captures,
    list: catalog.upkeep.warcFiles,
    sightings: catalog.sightings,
    archived: index,
    fs,
  });
  const spool = new FileSpool(fs, dir);
  const search = new SearchFile(join(dir, SEARCH_FILE), options.mode ?? "write", options.logger);
  return {
    dir,
    blobs,
    catalog,
    warcs,
    index: {
      lookup: (url) => index.lookup(url),
      read: (entry) => readStored(blobs, index, entry),
      open: (entry) => openStored(blobs, index, entry),
      walk: (walk) => walkIndex(index, walk),
      marks: (walk) => marksIn(index, walk),
    },
    search,
    results: new ResultFiles({ dir, blobs, fs, captures: catalog.captures }),
    descriptions: new DescriptionFiles(blobs, options.software),
    control: new ControlFiles(dir, fs, options.logger ?? SILENT),
    rules: new RuleFile(dir, fs),
    spool,
    hasWriter: () => hasWriter(dir),
    close: async () => {
      try {
        await warcs.close();
        await spool.close();
      } finally {
        index.close();
        search.close();
        kept.close();
        catalog.close();
        unlock();
      }
    },
  };
}
