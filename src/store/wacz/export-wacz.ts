// `isochron export wacz`: a site, capture or span as one WACZ 1.1.1 file that any player opens.
import { createReadStream, existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { StoreError } from "#errors.js";
import { instant, toIso, type Instant } from "#model/index.js";
import { replaceIndex } from "../cdxj/build-index.js";
import { nodeFileSystem, writeAtomically, type FileSystem } from "../file-system.js";
import { captureFolder } from "../layout.js";
import {
  captureOf,
  originalsOutside,
  selectedFiles,
  type OutsideOriginals,
  type Selection,
} from "../selection.js";
import { storeFailure } from "../store-failure.js";
import type { Finding } from "../warc/read/finding.js";
import { compressedIndex } from "./package-index.js";
import {
  originalsWarc,
  packageEntries,
  packageWarcs,
  type PackageWarc,
  type Staging,
} from "./package-warcs.js";
import { packageBytes, type PackageFile } from "./package-writer.js";
import { pageLines } from "./page-list.js";

/** What goes into the package, and how. */
export interface WaczOptions extends Selection {
  readonly fileSystem?: FileSystem;
  readonly software?: string;
  readonly createdAt?: Instant;
  /** From this size on the index is written in compressed blocks. */
  readonly largeIndexBytes?: number;
}

/** What was written. */
export interface WaczSummary {
  readonly warcs: number;
  readonly pages: number;
  readonly captures: readonly string[];
  /** Originals from outside the selection, which revisits inside it need. */
  readonly originals: number;
  readonly missing: OutsideOriginals["missing"];
  readonly findings: readonly Finding[];
}

const LARGE_INDEX_BYTES = 16 * 1024 * 1024;
const RESULTS = ["report.json", "report.html", "certificate.json"] as const;

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
  const { dir, stage, fs } = staging;
  const warcs = await packageWarcs(staging, files, options);
  if (warcs.length === 0)
    throw new StoreError("NOT_FOUND", `nothing to export in ${dir}: no record in this span`);
  const { members, missing } = await originalsOutside(dir, files, options);
  if (members.length > 0) warcs.push(await originalsWarc(staging, members, warcs));
  const findings: Finding[] = [];
  const indexPath = join(stage, "index.cdx");
  await replaceIndex(
    { fs, path: indexPath, largeBytes: Number.POSITIVE_INFINITY },
    packageEntries(warcs, (finding) => findings.push(finding)),
  );
  const byName = new Map(warcs.map((warc) => [warc.name, warc]));
  let pages = 0;
  const lines = pageLines({
    indexPath,
    pathOf: (file) => byName.get(file)!.path,
    isOutside: (file) => byName.get(file)!.source === null,
    onPage: () => void pages++,
  });
  const captures = capturesOf(dir, warcs);
  const packed: PackageFile[] = [
    ...warcs.map(warcFile),
    ...(await indexFiles(indexPath, options.largeIndexBytes ?? LARGE_INDEX_BYTES)),
    { path: "pages/pages.jsonl", name: "pages.jsonl", isStored: false, content: () => lines },
    ...captures.flatMap((capture) => resultFiles(dir, capture)),
  ];
  const createdAt = options.createdAt ?? instant(Date.now());
  const description = await describe(dir, captures, options, createdAt);
  await writeAtomically(fs, out, packageBytes(packed, description, new Date(createdAt)));
  return { warcs: warcs.length, pages, captures, originals: members.length, missing, findings };
}

function warcFile({ name, path, bytes }: PackageWarc): PackageFile {
  const content = (): AsyncIterable<Buffer> | Buffer[] =>
    bytes === 0 ? [] : (createReadStream(path, { end: bytes - 1 }) as AsyncIterable<Buffer>);
  return { path: `archive/${name}`, name, isStored: true, content };
}

// Players and pywb look for exactly these names.
async function indexFiles(indexPath: string, largeBytes: number): Promise<PackageFile[]> {
  const plain = (): AsyncIterable<Buffer> => createReadStream(indexPath) as AsyncIterable<Buffer>;
  if ((await stat(indexPath)).size < largeBytes)
    return [{ path: "indexes/index.cdx", name: "index.cdx", isStored: false, content: plain }];
  const idx: string[] = [];
  return [
    {
      path: "indexes/index.cdx.gz",
      name: "index.cdx.gz",
      isStored: true,
      content: () => compressedIndex(indexPath, idx),
    },
    {
      path: "indexes/index.idx",
      name: "index.idx",
      isStored: false,
      content: () => [Buffer.from(`${idx.join("\n")}\n`, "latin1")],
    },
  ];
}

function capturesOf(dir: string, warcs: readonly PackageWarc[]): string[] {
  const ids = warcs.map(({ source }) => (source === null ? null : captureOf(source)));
  return [...new Set(ids)].filter(
    (id) => id !== null && existsSync(join(dir, captureFolder(id))),
  ) as string[];
}

function resultFiles(dir: string, capture: string): PackageFile[] {
  const folder = captureFolder(capture);
  return RESULTS.filter((file) => existsSync(join(dir, folder, file))).map((file) => ({
    path: `${folder}/${file}`,
    name: `${capture}-${file}`,
    isStored: false,
    content: () => createReadStream(join(dir, folder, file)) as AsyncIterable<Buffer>,
  }));
}

async function describe(
  dir: string,
  captures: readonly string[],
  { site, capture, software }: WaczOptions,
  createdAt: Instant,
): Promise<Record<string, unknown>> {
  const created = { created: toIso(createdAt), software: software ?? "isochron" };
  const report = captures.length === 1 ? await reportOf(dir, captures[0]!) : null;
  if (!report) return { title: site ?? capture ?? basename(dir), ...created };
  const asOf = toIso(instant(report.asOf));
  const title = `${report.site} as of ${asOf}`;
  return { title, mainPageUrl: report.seeds[0], mainPageDate: asOf, ...created };
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
