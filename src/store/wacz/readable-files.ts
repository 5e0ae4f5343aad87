// What a player needs of a package: the WARC files, their index, and the list of pages.
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { replaceIndex } from "../cdxj/build-index.js";
import type { Finding } from "../warc/read/finding.js";
import { compressedIndex } from "./package-index.js";
import { packageEntries, type PackageWarc, type Staging } from "./package-warcs.js";
import type { PackageFile } from "./package-writer.js";
import { pageLines } from "./page-list.js";

const LARGE_INDEX_BYTES = 16 * 1024 * 1024;

/** The files, what was found in the WARCs on the way, and (once written) the number of pages listed. */
export interface ReadableFiles {
  readonly files: readonly PackageFile[];
  readonly findings: readonly Finding[];
  pages(): number;
}

/** Indexes WARC files into the staging folder; from `largeIndexBytes` on the index is packed in blocks. */
export async function readableFiles(
  { stage, fs }: Staging,
  warcs: readonly PackageWarc[],
  largeIndexBytes = LARGE_INDEX_BYTES,
): Promise<ReadableFiles> {
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
  const files: PackageFile[] = [
    ...warcs.map(warcFile),
    ...(await indexFiles(indexPath, largeIndexBytes)),
    { path: "pages/pages.jsonl", name: "pages.jsonl", isStored: false, content: () => lines },
  ];
  return { files, findings, pages: () => pages };
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
