// `isochron export wacz`: a site, capture or span as one WACZ 1.1.1 file that any player opens.
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { StoreError } from "#errors.js";
import { instant, toIso, type Instant } from "#model/index.js";
import type { BlobStore } from "#ports/index.js";
import { packageSigner } from "../archive/archive-key.js";
import { LocalBlobs } from "../blobs/local-blobs.js";
import { bytesOf, eachOfBlob, wholeBlob } from "../blobs/open-blob.js";
import { nodeFileSystem, writeAtomically, type FileSystem } from "../file-system.js";
import { CAPTURE_FILES, captureFolder } from "../archive/layout.js";
import {
  captureOf,
  originalsOutside,
  selectedFiles,
  type OutsideOriginals,
  type Selection,
} from "../maintain/selection.js";
import { storeFailure } from "../store-failure.js";
import type { Finding } from "../warc/read/finding.js";
import { originalsWarc, packageWarcs, sizeOf, type PackageWarc, type Staging } from "./package-warcs.js";
import { packageBytes, type PackageDescription, type PackageFile } from "./package-writer.js";
import { readableFiles, type IndexStage } from "./readable-files.js";

/** What goes into the package, and how. */
export interface WaczOptions extends Selection {
  readonly fileSystem?: FileSystem;
  readonly software?: string;
  readonly createdAt?: Instant;
  /** From this size on the index is written in compressed blocks. */
  readonly largeIndexBytes?: number;
  /** Signs the package with the archive's key for packages (WACZ-auth). */
  readonly sign?: boolean;
}

/** What was written. */
export interface WaczSummary {
  readonly warcs: number;
  readonly pages: number;
  /** Captures whose report is in the package. */
  readonly captures: readonly string[];
  /** Of these, those whose certificate is left out: it speaks of records that the span cuts off. */
  readonly uncertified: readonly string[];
  /** Originals from outside the selection, which revisits inside it need. */
  readonly originals: number;
  readonly missing: OutsideOriginals["missing"];
  readonly findings: readonly Finding[];
}

/** Writes one WACZ file, whole or not at all; every revisit in it finds its original in it too. */
export async function exportWacz(dir: string, out: string, options: WaczOptions = {}): Promise<WaczSummary> {
  const fs = options.fileSystem ?? nodeFileSystem;
  const archive = new LocalBlobs(dir, fs);
  const files = await selectedFiles(archive, options);
  if (files.length === 0)
    throw new StoreError("NOT_FOUND", `nothing to export in ${dir}: no such WARC files`);
  try {
    await mkdir(dirname(out), { recursive: true });
    const stage = await mkdtemp(`${out}.parts-`);
    try {
      const temporary = { fs, prefix: join(stage, "index") };
      const staging = { archive, stage: new LocalBlobs(stage, fs), temporary, dir };
      return await writePackage(staging, out, files, options);
    } finally {
      await rm(stage, { recursive: true, force: true });
    }
  } catch (error) {
    throw storeFailure(error, "exporting", out);
  }
}

async function writePackage(
  staging: Staging & IndexStage & { readonly dir: string },
  out: string,
  files: readonly string[],
  options: WaczOptions,
): Promise<WaczSummary> {
  const { dir, archive } = staging;
  const { fs } = staging.temporary;
  const warcs = await packageWarcs(staging, files, options);
  if (warcs.length === 0)
    throw new StoreError("NOT_FOUND", `nothing to export in ${dir}: no record in this span`);
  const { members, originals, missing } = await originalsOutside(archive, files, options);
  if (members.length > 0) warcs.push(await originalsWarc(staging, members, warcs));
  // Reports and certificates speak of all pages: what is for some readers goes without them.
  const captures = options.isOpen ? [] : await capturesOf(archive, warcs);
  const readable = await readableFiles(staging, warcs, options.largeIndexBytes);
  const uncertified = await cutCaptures(archive, captures, files, warcs);
  const packed = [...readable.files];
  for (const capture of captures)
    packed.push(...(await resultFiles(archive, capture, uncertified.includes(capture))));
  const description = {
    ...(await describe(staging, captures, options)),
    ...describeCut(uncertified, options),
  };
  const sign = options.sign === true ? await packageSigner(fs, dir) : null;
  await writeAtomically(fs, out, packageBytes(packed, description, sign));
  const { findings } = readable;
  return {
    warcs: warcs.length,
    pages: readable.pages(),
    captures,
    uncertified,
    originals,
    missing,
    findings,
  };
}

async function capturesOf(archive: BlobStore, warcs: readonly PackageWarc[]): Promise<string[]> {
  const ids = new Set(warcs.map(({ source }) => (source === null ? null : captureOf(source))));
  const captures: string[] = [];
  for (const id of ids)
    if (id !== null && (await archive.list(`${captureFolder(id)}/`)).length > 0) captures.push(id);
  return captures;
}

/** Captures of which a WARC file is missing or shorter than it was: what they certify cannot be checked here. */
async function cutCaptures(
  archive: BlobStore,
  captures: readonly string[],
  files: readonly string[],
  warcs: readonly PackageWarc[],
): Promise<string[]> {
  const packed = new Map(warcs.map(({ source, bytes }) => [source, bytes]));
  const cut = new Set<string | null>();
  for (const file of files) {
    // A span is cut by leaving records out: a file of the same length is the same file.
    if (packed.get(file) !== (await sizeOf({ blobs: archive, key: file }))) cut.add(captureOf(file));
  }
  return captures.filter((capture) => cut.has(capture));
}

/** A report describes the capture as a whole and stays; a certificate without its records would only be false. */
async function resultFiles(archive: BlobStore, capture: string, isCut: boolean): Promise<PackageFile[]> {
  const folder = captureFolder(capture);
  const there = new Set((await archive.list(`${folder}/`)).map(({ key }) => key));
  return CAPTURE_FILES.filter((file) => !isCut || file.startsWith("report."))
    .filter((file) => there.has(`${folder}/${file}`))
    .map((file) => ({
      path: `${folder}/${file}`,
      name: `${capture}-${file}`,
      isStored: false,
      content: () => eachOfBlob(archive, `${folder}/${file}`, (source) => bytesOf(source)),
    }));
}

async function describe(
  { dir, archive }: Staging & { readonly dir: string },
  captures: readonly string[],
  { site, capture, software, createdAt }: WaczOptions,
): Promise<PackageDescription> {
  const created = {
    created: toIso(createdAt ?? instant(Date.now())),
    software: software ?? "isochron",
  };
  const report = captures.length === 1 ? await reportOf(archive, captures[0]!) : null;
  if (!report) return { title: site ?? capture ?? basename(dir), ...created };
  const asOf = toIso(instant(report.asOf));
  const title = `${report.site} as of ${asOf}`;
  return { title, mainPageUrl: report.seeds[0], mainPageDate: asOf, ...created };
}

/** Says in the package itself what it is a part of. */
function describeCut(
  uncertified: readonly string[],
  { from, to, isOpen }: WaczOptions,
): { description?: string } {
  if (isOpen)
    return { description: "Part of an archive, as open to a group of readers: nothing is certified here." };
  if (uncertified.length === 0) return {};
  const start = from === undefined ? "the beginning" : toIso(from);
  const end = to === undefined ? "the end" : toIso(to);
  const description = `Records from ${start} to ${end}. The certificates of ${uncertified.join(", ")} speak of more records than these and are left out: nothing is certified here.`;
  return { description };
}

interface ReportFacts {
  readonly site: string;
  readonly asOf: number;
  readonly seeds: readonly string[];
}

async function reportOf(archive: BlobStore, capture: string): Promise<ReportFacts | null> {
  const bytes = await wholeBlob(archive, `${captureFolder(capture)}/report.json`);
  return bytes && (JSON.parse(bytes.toString("utf8")) as ReportFacts);
}
