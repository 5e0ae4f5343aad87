// `isochron import`: files of other tools, put into the archive record by record, nothing lost in silence.
import { existsSync } from "node:fs";
import { constants, copyFile, readdir, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Logger } from "#ports/index.js";
import { mergeIntoIndex } from "../cdxj/build-index.js";
import { indexEntries } from "../cdxj/index-entries.js";
import { nodeFileSystem, sha256OfFile, type FileSystem } from "../file-system.js";
import { siteFolder } from "../layout.js";
import { storeFailure } from "../store-failure.js";
import type { Finding } from "../warc/read/finding.js";
import { readWarc } from "../warc/read/warc-reader.js";
import { WarcWriter } from "../warc/warc-writer.js";
import { lockForWriting } from "../writer-lock.js";
import { convertedRecord } from "./convert-record.js";

/** How files are taken in. */
export interface ImportOptions {
  /** The site whose index they join; `imported` unless told. */
  readonly site?: string;
  readonly logger?: Logger;
  readonly fileSystem?: FileSystem;
}

/** What became of one file. */
export interface ImportedFile {
  readonly source: string;
  /** Relative to the archive; `null` when the file held no record. */
  readonly file: string | null;
  readonly status: "imported" | "already-there" | "no-records";
  readonly records: number;
  readonly findings: readonly Finding[];
  /** Kept beside, byte for byte, when something in it could not be taken over. */
  readonly original: string | null;
}

/** Findings after which bytes of the source are not in what was imported. */
const LOSSES: ReadonlySet<string> = new Set([
  "truncated",
  "gzip-damaged",
  "gzip-checksum",
  "gzip-bomb",
  "junk",
  "head-too-long",
]);

/** Takes files and the WARC and ARC files of directories into an archive and its index. */
export async function importFiles(
  dir: string,
  sources: readonly string[],
  options: ImportOptions = {},
): Promise<ImportedFile[]> {
  const fs = options.fileSystem ?? nodeFileSystem;
  const folder = `warcs/${siteFolder(options.site ?? "imported")}`;
  try {
    await fs.makeDirectory(join(dir, folder));
  } catch (error) {
    throw storeFailure(error, "creating", join(dir, folder));
  }
  const unlock = lockForWriting(dir);
  try {
    const results: ImportedFile[] = [];
    for (const source of await filesOf(sources)) results.push(await importFile(fs, dir, folder, source));
    return results;
  } finally {
    unlock();
  }
}

async function filesOf(sources: readonly string[]): Promise<string[]> {
  const files: string[] = [];
  for (const source of sources) {
    try {
      if (!(await stat(source)).isDirectory()) files.push(source);
      else
        for (const name of (await readdir(source, { recursive: true })).sort())
          if (/\.w?arc(?:\.gz)?$/i.test(name)) files.push(join(source, name));
    } catch (error) {
      throw storeFailure(error, "reading", source);
    }
  }
  return files;
}

// The name carries the source's digest: the same file is never taken twice, and two files never meet.
async function importFile(
  fs: FileSystem,
  dir: string,
  folder: string,
  source: string,
): Promise<ImportedFile> {
  try {
    const digest = (await sha256OfFile(source)).slice(0, 16);
    const stem = siteFolder(basename(source).replace(/\.w?arc(?:\.gz)?$/i, "")).slice(0, 100);
    const file = `${folder}/${stem}-${digest}.warc.gz`;
    const isThere = existsSync(join(dir, file));
    const { records, findings } = isThere
      ? { records: 0, findings: [] }
      : await convert(fs, source, join(dir, file));
    if (!isThere && records === 0)
      return { source, file: null, status: "no-records", records, findings, original: null };
    await mergeIntoIndex(
      fs,
      join(dir, `indexes/${folder.slice(6)}.cdxj`),
      indexEntries(join(dir, file), file, () => undefined),
    );
    const original = findings.some(({ code }) => LOSSES.has(code))
      ? `${folder}/${stem}-${digest}.original`
      : null;
    if (original) await copyFile(source, join(dir, original), constants.COPYFILE_EXCL);
    return { source, file, status: isThere ? "already-there" : "imported", records, findings, original };
  } catch (error) {
    throw storeFailure(error, "importing", source);
  }
}

async function convert(
  fs: FileSystem,
  source: string,
  target: string,
): Promise<{ records: number; findings: Finding[] }> {
  const partial = `${target}.part`;
  await fs.remove(partial);
  const writer = await WarcWriter.create(fs, partial);
  const findings: Finding[] = [];
  let records = 0;
  try {
    for await (const item of readWarc(source)) {
      if (item.kind === "finding") findings.push(item.finding);
      if (item.kind !== "record") continue;
      await writer.appendStreamed(convertedRecord(item.record, `${target}.spool`));
      records++;
    }
    await writer.finish();
  } catch (error) {
    await writer.abandon().catch(() => undefined);
    await fs.remove(partial);
    throw error;
  }
  if (records === 0) await fs.remove(partial);
  else await fs.rename(partial, target);
  return { records, findings };
}
