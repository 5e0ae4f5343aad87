// What a player needs of a package: the WARC files, their index, and the list of pages.
import type { BlobStore } from "#ports/index.js";
import { bytesOf, eachOfBlob } from "../blobs/open-blob.js";
import { replaceIndex } from "../cdxj/build-index.js";
import type { Finding } from "../warc/read/finding.js";
import { compressedIndex } from "./package-index.js";
import {
  packageEntries,
  sizeOf,
  uniqueName,
  type PackageListener,
  type PackageWarc,
} from "./package-warcs.js";
import type { PackageFile } from "./package-writer.js";
import { PLAIN_COPIES, PlainCopies } from "./plain-copies.js";
import { pageLines } from "./page-list.js";
import type { TemporaryFiles } from "../cdxj/write-zipnum.js";

const LARGE_INDEX_BYTES = 16 * 1024 * 1024;

/** The files, what was found in the WARCs on the way, and (once written) the number of pages listed. */
export interface ReadableFiles {
  readonly warcs: number;
  readonly files: readonly PackageFile[];
  readonly findings: readonly Finding[];
  pages(): number;
}

const INDEX = "index.cdx";

/** Where the index of a package waits. */
export interface IndexStage {
  readonly stage: BlobStore;
  readonly temporary: TemporaryFiles;
}

/** The WARC files of a package: those chosen, and, once these have been read, what they need from elsewhere. */
export interface PackedWarcs {
  readonly chosen: readonly PackageWarc[];
  readonly onRecord?: PackageListener["onRecord"];
  readonly needed?: () => Promise<PackageWarc | null>;
}

/** Indexes WARC files into the stage; from `largeIndexBytes` on the index is packed in blocks. */
export async function readableFiles(
  { stage, temporary }: IndexStage,
  warcs: PackedWarcs,
  largeIndexBytes = LARGE_INDEX_BYTES,
): Promise<ReadableFiles> {
  const findings: Finding[] = [];
  const all: PackageWarc[] = [];
  const onFinding = (finding: Finding): void => void findings.push(finding);
  const copied = await indexed({ stage, temporary }, eachOf(warcs, all), {
    name: uniqueName(PLAIN_COPIES, warcs.chosen),
    onFinding,
    ...(warcs.onRecord && { onRecord: warcs.onRecord }),
  });
  if (copied !== null) all.push(copied);
  const byName = new Map(all.map((warc) => [warc.name, warc]));
  let pages = 0;
  const lines = pageLines({
    index: { blobs: stage, key: INDEX },
    placeOf: (file) => byName.get(file)!,
    isOutside: (file) => byName.get(file)!.source === null && file !== copied?.name,
    onPage: () => void pages++,
  });
  const files: PackageFile[] = [
    ...all.map(warcFile),
    ...(await indexFiles(stage, largeIndexBytes)),
    { path: "pages/pages.jsonl", name: "pages.jsonl", isStored: false, content: () => lines },
  ];
  const warcsPacked = all.length - (copied === null ? 0 : 1);
  return { warcs: warcsPacked, files, findings, pages: () => pages };
}

async function* eachOf({ chosen, needed }: PackedWarcs, all: PackageWarc[]): AsyncGenerator<PackageWarc> {
  all.push(...chosen);
  yield* chosen;
  const more = (await needed?.()) ?? null;
  if (more === null) return;
  all.push(more);
  yield more;
}

/** Writes the index; the file of copies for players, where there are any. */
async function indexed(
  { stage, temporary }: IndexStage,
  warcs: AsyncIterable<PackageWarc>,
  { name, ...listener }: PackageListener & { readonly name: string },
): Promise<PackageWarc | null> {
  const copies = new PlainCopies(stage, name);
  try {
    const place = { blobs: stage, key: INDEX, temporary, largeBytes: Number.POSITIVE_INFINITY };
    await replaceIndex(place, packageEntries(warcs, copies, listener));
    const bytes = await copies.end();
    return bytes === 0 ? null : { name, blobs: stage, key: name, bytes, source: null };
  } catch (error) {
    await copies.abandon();
    throw error;
  }
}

function warcFile({ name, blobs, key, bytes }: PackageWarc): PackageFile {
  const content = (): AsyncIterable<Uint8Array> =>
    eachOfBlob(blobs, key, (source) => bytesOf(source, 0, bytes));
  return { path: `archive/${name}`, name, isStored: true, content };
}

// Players and pywb look for exactly these names.
async function indexFiles(stage: BlobStore, largeBytes: number): Promise<PackageFile[]> {
  const plain = (): AsyncIterable<Uint8Array> => eachOfBlob(stage, INDEX, (source) => bytesOf(source));
  if ((await sizeOf({ blobs: stage, key: INDEX })) < largeBytes)
    return [{ path: "indexes/index.cdx", name: "index.cdx", isStored: false, content: plain }];
  const idx: string[] = [];
  return [
    {
      path: "indexes/index.cdx.gz",
      name: "index.cdx.gz",
      isStored: true,
      content: () => compressedIndex(stage, INDEX, idx),
    },
    {
      path: "indexes/index.idx",
      name: "index.idx",
      isStored: false,
      content: () => [Buffer.from(`${idx.join("\n")}\n`, "latin1")],
    },
  ];
}
