// `isochron import`: files of other tools, put into the archive record by record, nothing lost in silence.
import { readdir, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import type { BlobStore, ByteSource, Logger } from "#ports/index.js";
import { LocalBlobs } from "../../blobs/local-blobs.js";
import { inputSource } from "../../blobs/file-source.js";
import { bytesOf, eachOfBlob, sha256Of } from "../../blobs/open-blob.js";
import { INDEX_FOLDER } from "../../cdxj/archive-index.js";
import { mergeIntoIndex } from "../../cdxj/build-index.js";
import { indexEntries } from "../../cdxj/index-entries.js";
import { nodeFileSystem, type FileSystem } from "../../file-system.js";
import { siteFolder } from "../../archive/layout.js";
import { inputFailure, storeFailure } from "../../store-failure.js";
import { unpackWarcs } from "../../wacz/unpack-warcs.js";
import type { Finding } from "../../warc/read/finding.js";
import { readWarc } from "../../warc/read/warc-reader.js";
import { WarcWriter } from "../../warc/warc-writer.js";
import { lockForWriting } from "../../catalog/local-catalog.js";
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
    const place = { blobs: new LocalBlobs(dir, fs), fs, dir, folder };
    const results: ImportedFile[] = [];
    for (const source of await filesOf(sources))
      if (/\.wacz$/i.test(source)) results.push(...(await importWacz(place, source)));
      else results.push(await importWarc(place, source));
    return results;
  } finally {
    unlock();
  }
}

/** Where imported files go. */
interface Place {
  readonly blobs: BlobStore;
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
      throw inputFailure(error, source);
    }
  }
  return files;
}

async function importWarc(place: Place, path: string): Promise<ImportedFile> {
  const source = inputSource(path);
  try {
    return await importFile(place, source, path);
  } finally {
    source.close();
  }
}

async function importWacz(place: Place, wacz: string): Promise<ImportedFile[]> {
  const results: ImportedFile[] = [];
  for await (const { name, source, findings } of unpackWarcs(place.fs, wacz, join(place.dir, place.folder))) {
    const result = await importFile(place, source, name);
    results.push({ ...result, findings: [...findings, ...result.findings] });
  }
  if (results.length > 0) return results;
  const message = "no WARC file in the package";
  const findings: Finding[] = [{ file: wacz, offset: 0, code: "not-warc", message }];
  return [{ source: wacz, file: null, status: "no-records", records: 0, findings, original: null }];
}

// The name carries the source's digest: the same file is never taken twice, and two files never meet.
async function importFile(place: Place, source: ByteSource, name: string): Promise<ImportedFile> {
  const { blobs, fs, dir, folder } = place;
  try {
    const digest = (await sha256Of(source)).slice(0, 16);
    const stem = siteFolder(basename(name).replace(/\.w?arc(?:\.gz)?$/i, "")).slice(0, 100);
    const file = `${folder}/${stem}-${digest}.warc.gz`;
    const isThere = (await blobs.list(file)).some(({ key }) => key === file);
    const { records, findings } = isThere
      ? { records: 0, findings: [] }
      : await convert(fs, { source, name }, join(dir, file));
    if (!isThere && records === 0)
      return { source: name, file: null, status: "no-records", records, findings, original: null };
    const key = `${INDEX_FOLDER}/${folder.slice("warcs/".length)}.cdxj`;
    await mergeIntoIndex(
      { blobs, key, temporary: { fs, prefix: join(dir, key) } },
      eachOfBlob(blobs, file, (held) => indexEntries(held, file, () => undefined)),
    );
    const isLossy = findings.some(({ code }) => LOSSES.has(code));
    const original = isLossy ? `${folder}/${stem}-${digest}.original` : null;
    if (original) await blobs.put(original, bytesOf(source));
    return {
      source: name,
      file,
      status: isThere ? "already-there" : "imported",
      records,
      findings,
      original,
    };
  } catch (error) {
    throw storeFailure(error, "importing", name);
  }
}

async function convert(
  fs: FileSystem,
  { source, name }: { readonly source: ByteSource; readonly name: string },
  target: string,
): Promise<{ records: number; findings: Finding[] }> {
  const partial = `${target}.part`;
  await fs.remove(partial);
  const writer = await WarcWriter.create(fs, partial);
  const findings: Finding[] = [];
  let records = 0;
  try {
    for await (const item of readWarc(source, name)) {
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
