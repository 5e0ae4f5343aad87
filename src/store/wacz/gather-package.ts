// What goes into a package of a site, capture or span: WARC files, index, pages, results and descriptions, with what the
// package says of itself. How it is wrapped (WACZ, BagIt) is the writer's business.
import { basename, join } from "node:path";
import { StoreError } from "#errors.js";
import { instant, toIso, type Instant } from "#model/index.js";
import type { BlobStore } from "#ports/index.js";
import { LocalBlobs } from "../blobs/local-blobs.js";
import { bytesOf, eachOfBlob, wholeBlob } from "../blobs/open-blob.js";
import { nodeFileSystem, type FileSystem } from "../file-system.js";
import { CAPTURE_FILES, captureFolder } from "../archive/layout.js";
import { captureOf, selectedFiles, type OutsideOriginals, type Selection } from "../maintain/selection.js";
import { withStagingFolder } from "../staging-folder.js";
import { storeFailure } from "../store-failure.js";
import type { Finding } from "../warc/read/finding.js";
import { packageDescriptions, type SaidInPackage } from "./package-descriptions.js";
import { NeededOriginals } from "./needed-originals.js";
import { packageWarcs, sizeOf, type PackageWarc, type Staging } from "./package-warcs.js";
import type { PackageDescription, PackageFile } from "./package-writer.js";
import { readableFiles, type IndexStage } from "./readable-files.js";

/** What goes into a package, and how. */
export interface PackageOptions extends Selection {
  readonly fileSystem?: FileSystem;
  readonly software?: string;
  readonly createdAt?: Instant;
  /** From this size on the index is written in compressed blocks. */
  readonly largeIndexBytes?: number;
}

/** What was packed. */
export interface PackageSummary {
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

/** A package that can be written. */
export interface GatheredPackage {
  readonly files: readonly PackageFile[];
  readonly description: PackageDescription;
  readonly said: SaidInPackage;
  /** Once the files have been read. */
  summary(): PackageSummary;
}

/** Gathers a package and hands it to a writer; what was put aside for it is gone afterwards. */
export async function withPackage(
  dir: string,
  out: string,
  options: PackageOptions,
  write: (gathered: GatheredPackage) => Promise<void>,
): Promise<PackageSummary> {
  const fs = options.fileSystem ?? nodeFileSystem;
  const archive = new LocalBlobs(dir, fs);
  const files = await selectedFiles(archive, options);
  if (files.length === 0)
    throw new StoreError("NOT_FOUND", `nothing to export in ${dir}: no such WARC files`);
  try {
    return await withStagingFolder(out, async (stage) => {
      const temporary = { fs, prefix: join(stage, "index") };
      const staging = { archive, stage: new LocalBlobs(stage, fs), temporary, dir };
      const gathered = await gather(staging, files, options);
      await write(gathered);
      return gathered.summary();
    });
  } catch (error) {
    throw storeFailure(error, "exporting", out);
  }
}

async function gather(
  staging: Staging & IndexStage & { readonly dir: string },
  files: readonly string[],
  options: PackageOptions,
): Promise<GatheredPackage> {
  const { dir, archive } = staging;
  const warcs = await packageWarcs(staging, files, options);
  if (warcs.length === 0)
    throw new StoreError("NOT_FOUND", `nothing to export in ${dir}: no record in this span`);
  // Reports and certificates speak of all pages: what is for some readers goes without them.
  const captures = options.isOpen ? [] : await capturesOf(archive, warcs);
  const needed = new NeededOriginals(staging, files, { selection: options, warcs });
  const readable = await readableFiles(staging, needed, options.largeIndexBytes);
  const uncertified = await cutCaptures(archive, captures, files, warcs);
  const packed = [...readable.files];
  for (const capture of captures)
    packed.push(...(await resultFiles(archive, capture, uncertified.includes(capture))));
  const { site, capture } = options;
  const said = await packageDescriptions(
    archive,
    unique([...(await sitesOf(archive, captures)), ...(site === undefined ? [] : [site])]),
    unique([...captures, ...(capture === undefined ? [] : [capture])]),
  );
  const accounts = [said.ofPackage.description, describeCut(uncertified, options)].filter(Boolean);
  const description = {
    ...(await describe(staging, captures, options)),
    ...said.ofPackage,
    ...(accounts.length > 0 && { description: accounts.join("\n\n") }),
  };
  const { originals, missing } = needed.found;
  const known = {
    warcs: readable.warcs,
    captures,
    uncertified,
    originals,
    missing,
    findings: readable.findings,
  };
  return {
    files: [...packed, ...said.files],
    description,
    said,
    summary: () => ({ ...known, pages: readable.pages() }),
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
  { site, capture, software, createdAt }: PackageOptions,
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
function describeCut(uncertified: readonly string[], { from, to, isOpen }: PackageOptions): string | null {
  if (isOpen) return "Part of an archive, as open to a group of readers: nothing is certified here.";
  if (uncertified.length === 0) return null;
  const start = from === undefined ? "the beginning" : toIso(from);
  const end = to === undefined ? "the end" : toIso(to);
  return `Records from ${start} to ${end}. The certificates of ${uncertified.join(", ")} speak of more records than these and are left out: nothing is certified here.`;
}

/** The sites of captures, as their reports name them. */
async function sitesOf(archive: BlobStore, captures: readonly string[]): Promise<string[]> {
  const reports = await Promise.all(captures.map((capture) => reportOf(archive, capture)));
  return reports.flatMap((report) => report?.site ?? []);
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)];
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
