// Some pages of a capture as a small WACZ: their records byte for byte, and the statement about them beside.
import { join } from "node:path";
import { asBuffer } from "#formats/http/http-head.js";
import type { BlobStore, ByteSource } from "#ports/index.js";
import { packageSigner } from "../archive/archive-key.js";
import { LocalBlobs } from "../blobs/local-blobs.js";
import { eachOfBlob, type ReadableBlobs } from "../blobs/open-blob.js";
import { nodeFileSystem, writeAtomically, type FileSystem } from "../file-system.js";
import { warcFilesIn } from "../archive/layout.js";
import { withStagingFolder } from "../staging-folder.js";
import { storeFailure } from "../store-failure.js";
import { listItems } from "../warc/check/list-warc.js";
import { ORIGINALS, sizeOf, type PackageWarc } from "./package-warcs.js";
import { packageBytes, type PackageDescription } from "./package-writer.js";
import { readableFiles } from "./readable-files.js";

const WARC = "extract.warc.gz";

/** One record's gzip member as it lies in its file. */
export interface RecordMember {
  readonly id: string;
  readonly bytes: Buffer;
}

/** The members of the records wanted, and of every warcinfo, in the order of the files. */
export async function* membersOf(
  blobs: ReadableBlobs,
  files: readonly string[],
  wanted: ReadonlySet<string>,
): AsyncGenerator<RecordMember> {
  for (const file of files) yield* eachOfBlob(blobs, file, (source) => membersIn(source, file, wanted));
}

async function* membersIn(
  source: ByteSource,
  file: string,
  wanted: ReadonlySet<string>,
): AsyncGenerator<RecordMember> {
  for await (const item of listItems(source, file)) {
    if (item.kind !== "record" || item.record.id === null || item.record.length === null) continue;
    const { id, type, offset, length } = item.record;
    if (type === "warcinfo" || wanted.has(id))
      yield { id, bytes: asBuffer(await source.read(offset, length)) };
  }
}

/** The files of an archive that may hold records: those they were in first, then, for what came from elsewhere, all. */
export async function filesHolding(
  blobs: Pick<BlobStore, "list">,
  records: ReadonlyMap<string, string>,
): Promise<string[]> {
  if (records.size === 0) return [];
  const there = await warcFilesIn(blobs);
  const named = new Set(records.values());
  return [...there.filter((file) => named.has(file)), ...there.filter((file) => !named.has(file))];
}

/** What goes into the package beside the records. */
export interface ExtractContents {
  readonly members: AsyncIterable<RecordMember>;
  /** Of earlier captures: they go into a file of their own. */
  readonly borrowed: AsyncIterable<RecordMember>;
  /** By their names in the package. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly description: PackageDescription;
}

/** Writes the package, whole or not at all, signed with the archive's key for packages. */
export async function exportExtract(
  dir: string,
  out: string,
  { members, borrowed, files, description }: ExtractContents,
  fs: FileSystem = nodeFileSystem,
): Promise<void> {
  try {
    await withStagingFolder(out, async (stage) => {
      const staged = new LocalBlobs(stage, fs);
      const warcs = [{ ...(await stagedWarc(staged, WARC, members)), source: WARC }];
      const lent = await stagedWarc(staged, ORIGINALS, borrowed);
      const temporary = { fs, prefix: join(stage, "index") };
      const all = lent.bytes === 0 ? warcs : [...warcs, lent];
      const readable = await readableFiles({ stage: staged, temporary }, { chosen: all });
      const beside = [...files].map(([name, bytes]) => ({
        path: name,
        name,
        isStored: false,
        content: () => [bytes],
      }));
      const sign = await packageSigner(fs, dir);
      await writeAtomically(fs, out, packageBytes([...readable.files, ...beside], description, sign));
    });
  } catch (error) {
    throw storeFailure(error, "exporting", out);
  }
}

async function stagedWarc(
  staged: BlobStore,
  name: string,
  members: AsyncIterable<RecordMember>,
): Promise<PackageWarc> {
  await staged.put(name, bytesOf(members));
  const place = { blobs: staged, key: name };
  return { name, ...place, bytes: await sizeOf(place), source: null };
}

async function* bytesOf(members: AsyncIterable<RecordMember>): AsyncGenerator<Buffer> {
  for await (const { bytes } of members) yield bytes;
}
