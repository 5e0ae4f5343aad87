// `isochron import`: files of other tools, put into the archive record by record, nothing lost in silence.
import { existsSync } from "node:fs";
import { constants, copyFile, readdir, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Logger } from "#ports/index.js";
import { mergeIntoIndex } from "../../cdxj/build-index.js";
import { indexEntries } from "../../cdxj/index-entries.js";
import { nodeFileSystem, sha256OfFile, type FileSystem } from "../../file-system.js";
import { siteFolder } from "../../archive/layout.js";
import { storeFailure } from "../../store-failure.js";
import { unpackWarcs } from "../../wacz/unpack-warcs.js";
import type { Finding } from "../../warc/read/finding.js";
import { readWarc } from "../../warc/read/warc-reader.js";
import { WarcWriter } from "../../warc/warc-writer.js";
import { lockForWriting } from "../../archive/writer-lock.js";
import { convertedRecord } from "./convert-record.js";

/** How files are taken in. */
export interface ImportOptions {
  /** The site whose index they join; `imported` unless told. */
  readonly site?: string;
  readonly logger?: Logger;
  readonly fileSystem?: FileSystem;
}

/** What became of one file; each WARC file in a WACZ is one. */
export interface ImportedFile {
  /** A file in a WACZ is `package.wacz#archive/name.warc.gz`. */
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

/** Takes files and the WARC, ARC and WACZ files of directories into an archive and its index. */
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
    const place = { fs, dir, folder };
    const results: ImportedFile[] = [];
    for (const source of await filesOf(sources))
      if (/\.wacz$/i.test(source)) results.push(...(await importWacz(place, source)));
      else results.push(await importFile(place, source, source));
    return results;
  } finally {
    unlock();
  }
}

/** Where imported files go. */
interface Place {
  readonly fs: FileSystem;
  readonly dir: string;
  readonly folder: string;
}

async function filesOf(sources: readonly string[]): Promise<string[]> {
  const files: string[] = [];
  for (const source of sources) {
    try {
      if (!(await stat(source)).isDirectory()) files.push(source);
      else
        for (const name of (await readdir(source, { recursive: true })).sort())
          if (/\.(?:w?arc(?:\.gz)?|wacz)$/i.test(name)) files.push(join(source, name));
    } catch (error) {
      throw storeFailure(error, "reading", source);
    }
  }
  return files;
}

async function importWacz(place: Place, wacz: string): Promise<ImportedFile[]> {
  const results: ImportedFile[] = [];
  for await (const { path, source, findings } of unpackWarcs(place.fs, wacz, join(place.dir, place.folder))) {
    const result = await importFile(place, path, source);
    results.push({ ...result, findings: [...findings, ...result.findings] });
  }
  if (results.length > 0) return results;
  const message = "no WARC file in the package";
  const findings: Finding[] = [{ file: wacz, offset: 0, code: "not-warc", message }];
  return [{ source: wacz, file: null, status: "no-records", records: 0, findings, original: null }];
}

// The name carries the source's digest: the same file is never taken twice, and two files never meet.
async function importFile({ fs, dir, folder }: Place, path: string, source: string): Promise<ImportedFile> {
  try {
    const digest = (await sha256OfFile(path)).slice(0, 16);
    const stem = siteFolder(basename(source).replace(/\.w?arc(?:\.gz)?$/i, "")).slice(0, 100);
    const file = `${folder}/${stem}-${digest}.warc.gz`;
    const isThere = existsSync(join(dir, file));
    const { records, findings } = isThere
      ? { records: 0, findings: [] }
      : await convert(fs, { path, name: source }, join(dir, file));
    if (!isThere && records === 0)
      return { source, file: null, status: "no-records", records, findings, original: null };
    await mergeIntoIndex(
      { fs, path: join(dir, `indexes/${folder.slice(6)}.cdxj`) },
      indexEntries(join(dir, file), file, () => undefined),
    );
    const original = findings.some(({ code }) => LOSSES.has(code))
      ? `${folder}/${stem}-${digest}.original`
      : null;
    if (original) await copyFile(path, join(dir, original), constants.COPYFILE_EXCL);
    return { source, file, status: isThere ? "already-there" : "imported", records, findings, original };
  } catch (error) {
    throw storeFailure(error, "importing", source);
  }
}

async function convert(
  fs: FileSystem,
  source: { readonly path: string; readonly name: string },
  target: string,
): Promise<{ records: number; findings: Finding[] }> {
  const partial = `${target}.part`;
  await fs.remove(partial);
  const writer = await WarcWriter.create(fs, partial);
  const findings: Finding[] = [];
  let records = 0;
  try {
    for await (const item of readWarc(source.path, { name: source.name })) {
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
