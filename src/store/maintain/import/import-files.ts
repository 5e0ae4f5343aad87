// `isochron import`: files of other tools, put into the archive with nothing lost in silence, and made a collection of it.
import { join } from "node:path";
import { IsochronError } from "#errors.js";
import { instant, type Instant } from "#model/index.js";
import { LocalBlobs } from "../../blobs/local-blobs.js";
import { inputSource } from "../../blobs/file-source.js";
import { lockForWriting } from "../../catalog/local-catalog.js";
import { nodeFileSystem, type FileSystem } from "../../file-system.js";
import { inputKind } from "../../inputs/input-kind.js";
import { siteFolder } from "../../archive/layout.js";
import { storeFailure } from "../../store-failure.js";
import type { Finding } from "../../warc/read/finding.js";
import { cataloguePieces, type CatalogueOptions } from "./catalogue.js";
import { filesOf } from "./files-of.js";
import { importLines } from "./import-lines.js";
import { indexPieces } from "./index-pieces.js";
import { takeFile, type ImportPlace, type Piece } from "./take-file.js";
import { nothingTaken, takePackage, type PackageOptions, type TakenEntry } from "./take-package.js";

/** How files are taken in. */
export interface ImportOptions extends PackageOptions, Partial<CatalogueOptions> {
  /** The collection that they become part of; `imported` unless told. */
  readonly site?: string;
  readonly now?: Instant;
  readonly fileSystem?: FileSystem;
}

/** What became of one file; each WARC file in a WACZ is one. */
export interface ImportedFile {
  /** A file in a WACZ is `package.wacz#archive/name.warc.gz`. */
  readonly source: string;
  /** Relative to the archive, the first when there are several; `null` when the file held no record. */
  readonly file: string | null;
  /** `refused`: it cannot be read at all. `skipped`: a directory's file whose name is no archive's. */
  readonly status: TakenEntry["status"] | "refused" | "skipped";
  readonly records: number;
  readonly findings: readonly Finding[];
  /** Kept beside, byte for byte; `null` where `file` itself, or its pieces in a row, are the source byte for byte. */
  readonly original: string | null;
  /** Why it was refused. */
  readonly refusal?: IsochronError;
}

/** Takes files and the archive files of directories into an archive, its index and, if it can be read, its catalog. */
export async function importFiles(
  dir: string,
  sources: readonly string[],
  options: ImportOptions = {},
): Promise<ImportedFile[]> {
  const fs = options.fileSystem ?? nodeFileSystem;
  const site = options.site ?? "imported";
  const folder = `warcs/${siteFolder(site)}`;
  const { files, skipped } = await filesOf(sources);
  await makeFolder(fs, join(dir, folder));
  const unlock = lockForWriting(dir);
  try {
    const { readOutcome, now = instant(Date.now()) } = options;
    const lines = importLines(fs, { dir, folder }, readOutcome ?? null);
    const place = { blobs: new LocalBlobs(dir, fs), fs, dir, folder, lines };
    try {
      const { results, taken } = await takeAll(place, files, options);
      await indexPieces(place, taken);
      if (readOutcome) await cataloguePieces(place, { site, now, taken }, { readOutcome });
      return [
        ...results,
        ...skipped.map((path) => ({ ...NOTHING, source: path, status: "skipped" as const })),
      ];
    } finally {
      await lines.looks.remove();
    }
  } finally {
    unlock();
  }
}

const NOTHING = { file: null, records: 0, findings: [], original: null } as const;

async function makeFolder(fs: FileSystem, path: string): Promise<void> {
  try {
    await fs.makeDirectory(path);
  } catch (error) {
    throw storeFailure(error, "creating", path);
  }
}

interface AllTaken {
  readonly results: ImportedFile[];
  readonly taken: readonly TakenEntry[];
}

/** One file that cannot be read stops none of the others; where there is no other, it is the failure. */
async function takeAll(
  place: ImportPlace,
  files: readonly string[],
  options: ImportOptions,
): Promise<AllTaken> {
  const results: ImportedFile[] = [];
  const taken: TakenEntry[] = [];
  for (const path of files) {
    try {
      for await (const one of takeInput(place, path, options)) {
        taken.push(one);
        results.push(resultOf(one));
      }
    } catch (error) {
      if (!isTheirs(error) || files.length === 1) throw error;
      results.push({ ...NOTHING, source: path, status: "refused", refusal: error });
    }
  }
  return { results, taken };
}

/** Whether the file is at fault, and not the archive or the disk. */
function isTheirs(error: unknown): error is IsochronError {
  return error instanceof IsochronError && ["FORMAT", "BAD_INPUT", "NOT_FOUND"].includes(error.code);
}

async function* takeInput(
  place: ImportPlace,
  path: string,
  options: ImportOptions,
): AsyncGenerator<TakenEntry> {
  const source = inputSource(path);
  try {
    if (!/\.wacz$/i.test(path) && (await inputKind(source, path)) === "records") {
      yield { source: path, ...(await takeFile(place, { name: path, source })) };
      return;
    }
  } finally {
    source.close();
  }
  let isEmpty = true;
  for await (const taken of takePackage(place, path, options)) {
    isEmpty = false;
    yield taken;
  }
  if (isEmpty) yield nothingTaken(path, "no WARC file in the package");
}

function resultOf({ source, status, records, findings, pieces, recorded }: TakenEntry): ImportedFile {
  const file = firstOf(pieces);
  return { source, file, status, records, findings, original: recorded?.original ?? null };
}

function firstOf(pieces: readonly Piece[]): string | null {
  return pieces[0]?.file ?? null;
}
