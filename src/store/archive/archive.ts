// One archive directory: catalog, WARC files, indexes and results behind the Archive port.
import { existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { Certificate, CaptureReport, Capture } from "#model/index.js";
import type {
  Archive,
  ArchiveSignature,
  CaptureIndex,
  ControlChannel,
  IndexEntry,
  Logger,
  WarcFile,
  WarcSink,
} from "#ports/index.js";
import { StoreError } from "#errors.js";
import { openCatalog, type Catalog } from "../catalog/sqlite/catalog.js";
import { ArchiveIndex } from "../cdxj/archive-index.js";
import { mergeIntoIndex } from "../cdxj/build-index.js";
import { indexEntries } from "../cdxj/index-entries.js";
import type { SortedRuns } from "../cdxj/sorted-runs.js";
import { readStored } from "../cdxj/stored-response.js";
import { ControlFiles } from "./control-file.js";
import { nodeFileSystem, sha256OfFile, type FileSystem } from "../file-system.js";
import { indexFileName } from "./layout.js";
import { recoverUnfinished, removeLeftovers } from "./recovery.js";
import { ResultFiles } from "./result-files.js";
import { FileSpool } from "./spool.js";
import { storeFailure } from "../store-failure.js";
import { CaptureSink } from "../warc/capture-sink.js";
import { summariseWarc } from "../warc/warc-summary.js";
import type { WrittenFile } from "../warc/written-file.js";
import { hasWriter, lockForWriting } from "./writer-lock.js";

/** How an archive is opened. */
export interface ArchiveOptions {
  /** `write` (default) makes the archive when needed and is exclusive; any number of readers may be open beside it. */
  readonly mode?: "read" | "write";
  readonly logger?: Logger;
  /** Name and version of the program, for warcinfo records. */
  readonly software?: string;
  /** A WARC file is closed before it would grow beyond this; 1 GB unless told. */
  readonly maxWarcBytes?: number;
  readonly fileSystem?: FileSystem;
}

const MAX_WARC_BYTES = 1_000_000_000;
const SILENT: Logger = { log: () => undefined };

/** Opens an archive directory; a writer first repairs what a crash has left, and says so in the log. */
export async function openArchive(dir: string, options: ArchiveOptions = {}): Promise<Archive> {
  const catalogPath = join(dir, "catalog.sqlite");
  if (options.mode === "read") {
    if (!existsSync(catalogPath))
      throw new StoreError("NOT_FOUND", `no archive in ${dir}: capture a site first`);
    return new LocalArchive(dir, openCatalog(catalogPath, "read"), options, () => undefined);
  }
  const fs = options.fileSystem ?? nodeFileSystem;
  await makeArchiveDirectory(fs, dir);
  const unlock = lockForWriting(dir);
  let catalog: Catalog | null = null;
  try {
    catalog = openCatalog(catalogPath, "write");
    const context = { dir, catalog, fs, logger: options.logger ?? SILENT };
    await removeLeftovers(context);
    await recoverUnfinished(context);
    return new LocalArchive(dir, catalog, options, unlock);
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

class LocalArchive implements Archive {
  readonly dir: string;
  readonly captures: Catalog["captures"];
  readonly frontier: Catalog["frontier"];
  readonly requisites: Catalog["requisites"];
  readonly sketches: Catalog["sketches"];
  readonly observations: Catalog["observations"];
  readonly refusals: Catalog["refusals"];
  readonly runStatus: Catalog["runStatus"];
  readonly control: ControlChannel;
  readonly rates: Catalog["rates"];
  readonly index: CaptureIndex;
  readonly spool: FileSpool;
  readonly #catalog: Catalog;
  readonly #index: ArchiveIndex;
  readonly #results: ResultFiles;
  readonly #fs: FileSystem;
  readonly #options: ArchiveOptions;
  readonly #unlock: () => void;
  readonly #sinks = new Set<CaptureSink>();

  constructor(dir: string, catalog: Catalog, options: ArchiveOptions, unlock: () => void) {
    this.dir = dir;
    this.#catalog = catalog;
    this.captures = catalog.captures;
    this.frontier = catalog.frontier;
    this.requisites = catalog.requisites;
    this.sketches = catalog.sketches;
    this.observations = catalog.observations;
    this.refusals = catalog.refusals;
    this.runStatus = catalog.runStatus;
    this.rates = catalog.rates;
    this.#index = new ArchiveIndex(join(dir, "indexes"));
    this.index = {
      lookup: async (url: string) => this.#index.lookup(url),
      read: (entry: IndexEntry) => readStored(dir, this.#index, entry),
    };
    this.#fs = options.fileSystem ?? nodeFileSystem;
    this.#results = new ResultFiles(this.#fs, dir, catalog.captures);
    this.spool = new FileSpool(this.#fs, dir);
    this.control = new ControlFiles(dir, this.#fs, options.logger ?? SILENT);
    this.#options = options;
    this.#unlock = unlock;
  }

  hasWriter(): boolean {
    return hasWriter(this.dir);
  }

  async openWarc(captureId: string): Promise<WarcSink> {
    const sink = new CaptureSink({
      dir: this.dir,
      capture: await this.#capture(captureId),
      files: this.#catalog.warcFiles,
      fs: this.#fs,
      maxFileBytes: this.#options.maxWarcBytes ?? MAX_WARC_BYTES,
      software: this.#options.software ?? "isochron",
    });
    this.#sinks.add(sink);
    return sink;
  }

  async indexCapture(captureId: string): Promise<void> {
    const { site } = await this.#capture(captureId);
    const path = join(this.dir, indexFileName(site));
    // An index must not outlive the records that it names: after power loss it would point at nothing.
    for (const sink of this.#sinks) await sink.sync();
    const sorted: SortedRuns[] = [];
    const unread: string[] = [];
    for (const { file } of this.#catalog.warcFiles.ofCapture(captureId)) {
      const lines = this.#written(file)?.takeLines();
      if (lines) sorted.push(lines);
      else unread.push(file);
    }
    await mergeIntoIndex({ fs: this.#fs, path }, this.#entriesOf(unread), sorted);
  }

  async warcFiles(captureId: string): Promise<WarcFile[]> {
    const rows = this.#catalog.warcFiles.ofCapture(captureId);
    return Promise.all(
      rows.map(async ({ file, syncedBytes, sha256 }) => {
        const path = join(this.dir, file);
        const summary = this.#written(file)?.summary ?? (await summariseWarc(path));
        if (sha256 !== null) return { file, sizeBytes: syncedBytes, sha256, ...summary };
        return { file, sizeBytes: (await stat(path)).size, sha256: await sha256OfFile(path), ...summary };
      }),
    );
  }

  sign(bytes: Uint8Array): Promise<ArchiveSignature> {
    return this.#results.sign(bytes);
  }

  putResults(...args: Parameters<Archive["putResults"]>): ReturnType<Archive["putResults"]> {
    return this.#results.putResults(...args);
  }

  putBeside(captureId: string, name: string, bytes: Uint8Array | null): Promise<string> {
    return this.#results.putBeside(captureId, name, bytes);
  }

  getBeside(captureId: string, name: string): Promise<Uint8Array | null> {
    return this.#results.getBeside(captureId, name);
  }

  getReport(captureId: string): Promise<CaptureReport | null> {
    return this.#results.getReport(captureId);
  }

  getCertificate(captureId: string): Promise<Certificate | null> {
    return this.#results.getCertificate(captureId);
  }

  async close(): Promise<void> {
    try {
      for (const sink of this.#sinks) await sink.close();
      for (const sink of this.#sinks) await sink.forgetLines();
      await this.spool.close();
    } finally {
      this.#index.close();
      this.#catalog.close();
      this.#unlock();
    }
  }

  async #capture(captureId: string): Promise<Capture> {
    const capture = await this.captures.get(captureId);
    if (!capture) throw new StoreError("NOT_FOUND", `no capture ${captureId} in ${this.dir}`);
    return capture;
  }

  async *#entriesOf(files: readonly string[]): AsyncGenerator<IndexEntry> {
    for (const file of files)
      yield* indexEntries(join(this.dir, file), file, (finding) =>
        this.#options.logger?.log("warn", "a finding while indexing", { ...finding }),
      );
  }

  /** What a sink of this process knows of a file; others must be read. */
  #written(file: string): WrittenFile | null {
    for (const sink of this.#sinks) {
      const written = sink.written(file);
      if (written) return written;
    }
    return null;
  }
}
