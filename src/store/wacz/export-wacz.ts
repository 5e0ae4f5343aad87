// `isochron export wacz`: a site, capture or span as one WACZ 1.1.1 file that any player opens.
import { createReadStream, existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { StoreError } from "#errors.js";
import { instant, toIso, type Instant } from "#model/index.js";
import { packageSigner } from "../archive/archive-key.js";
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
import { originalsWarc, packageWarcs, type PackageWarc, type Staging } from "./package-warcs.js";
import { packageBytes, type PackageDescription, type PackageFile } from "./package-writer.js";
import { readableFiles } from "./readable-files.js";

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
  const files = selectedFiles(dir, options);
  if (files.length === 0)
    throw new StoreError("NOT_FOUND", `nothing to export in ${dir}: no such WARC files`);
  const fs = options.fileSystem ?? nodeFileSystem;
  try {
    await mkdir(dirname(out), { recursive: true });
    const stage = await mkdtemp(`${out}.parts-`);
    try {
      return await writePackage({ dir, stage, fs }, out, files, options);
    } finally {
      await rm(stage, { recursive: true, force: true });
    }
  } catch (error) {
    throw storeFailure(error, "exporting", out);
  }
}

async function writePackage(
  staging: Staging,
  out: string,
  files: readonly string[],
  options: WaczOptions,
): Promise<WaczSummary> {
  const { dir, fs } = staging;
  const warcs = await packageWarcs(staging, files, options);
  if (warcs.length === 0)
    throw new StoreError("NOT_FOUND", `nothing to export in ${dir}: no record in this span`);
  const { members, missing } = await originalsOutside(dir, files, options);
  if (members.length > 0) warcs.push(await originalsWarc(staging, members, warcs));
  const captures = capturesOf(dir, warcs);
  const readable = await readableFiles(staging, warcs, options.largeIndexBytes);
  const uncertified = await cutCaptures(dir, captures, files, warcs);
  const results = captures.flatMap((capture) => resultFiles(dir, capture, uncertified.includes(capture)));
  const packed = [...readable.files, ...results];
  const description = { ...(await describe(dir, captures, options)), ...describeCut(uncertified, options) };
  const sign = options.sign === true ? await packageSigner(fs, dir) : null;
  await writeAtomically(fs, out, packageBytes(packed, description, sign));
  const { findings } = readable;
  return {
    warcs: warcs.length,
    pages: readable.pages(),
    captures,
    uncertified,
    originals: members.length,
    missing,
    findings,
  };
}

function capturesOf(dir: string, warcs: readonly PackageWarc[]): string[] {
  const ids = warcs.map(({ source }) => (source === null ? null : captureOf(source)));
  return [...new Set(ids)].filter(
    (id) => id !== null && existsSync(join(dir, captureFolder(id))),
  ) as string[];
}

/** Captures of which a WARC file is missing or shorter than it was: what they certify cannot be checked here. */
async function cutCaptures(
  dir: string,
  captures: readonly string[],
  files: readonly string[],
  warcs: readonly PackageWarc[],
): Promise<string[]> {
  const packed = new Map(warcs.map(({ source, bytes }) => [source, bytes]));
  const cut = new Set<string | null>();
  for (const file of files) {
    const { size } = await stat(join(dir, file));
    // A span is cut by leaving records out: a file of the same length is the same file.
    if (packed.get(file) !== size) cut.add(captureOf(file));
  }
  return captures.filter((capture) => cut.has(capture));
}

/** A report describes the capture as a whole and stays; a certificate without its records would only be false. */
function resultFiles(dir: string, capture: string, isCut: boolean): PackageFile[] {
  const folder = captureFolder(capture);
  const wanted = CAPTURE_FILES.filter((file) => !isCut || file.startsWith("report."));
  return wanted
    .filter((file) => existsSync(join(dir, folder, file)))
    .map((file) => ({
      path: `${folder}/${file}`,
      name: `${capture}-${file}`,
      isStored: false,
      content: () => createReadStream(join(dir, folder, file)) as AsyncIterable<Buffer>,
    }));
}

async function describe(
  dir: string,
  captures: readonly string[],
  { site, capture, software, createdAt }: WaczOptions,
): Promise<PackageDescription> {
  const created = {
    created: toIso(createdAt ?? instant(Date.now())),
    software: software ?? "isochron",
  };
  const report = captures.length === 1 ? await reportOf(dir, captures[0]!) : null;
  if (!report) return { title: site ?? capture ?? basename(dir), ...created };
  const asOf = toIso(instant(report.asOf));
  const title = `${report.site} as of ${asOf}`;
  return { title, mainPageUrl: report.seeds[0], mainPageDate: asOf, ...created };
}

/** Says in the package itself what it is a part of. */
function describeCut(uncertified: readonly string[], { from, to }: WaczOptions): { description?: string } {
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

async function reportOf(dir: string, capture: string): Promise<ReportFacts | null> {
  const path = join(dir, captureFolder(capture), "report.json");
  if (!existsSync(path)) return null;
  return JSON.parse(await readFile(path, "utf8")) as ReportFacts;
}
