// Some pages of a capture as a small WACZ: their records byte for byte, and the statement about them beside.
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { asBuffer } from "#formats/http/http-head.js";
import type { ByteSource } from "#ports/index.js";
import { packageSigner } from "../archive/archive-key.js";
import { LocalBlobs } from "../blobs/local-blobs.js";
import { eachOfBlob, type ReadableBlobs } from "../blobs/open-blob.js";
import { nodeFileSystem, writeAtomically, type FileSystem } from "../file-system.js";
import { storeFailure } from "../store-failure.js";
import { listItems } from "../warc/check/list-warc.js";
import { sizeOf } from "./package-warcs.js";
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

/** What goes into the package beside the records. */
export interface ExtractContents {
  readonly members: AsyncIterable<RecordMember>;
  /** By their names in the package. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly description: PackageDescription;
}

/** Writes the package, whole or not at all, signed with the archive's key for packages. */
export async function exportExtract(
  dir: string,
  out: string,
  { members, files, description }: ExtractContents,
  fs: FileSystem = nodeFileSystem,
): Promise<void> {
  try {
    await mkdir(dirname(out), { recursive: true });
    const stage = await mkdtemp(`${out}.parts-`);
    try {
      const staged = new LocalBlobs(stage, fs);
      await staged.put(WARC, bytesOf(members));
      const place = { blobs: staged, key: WARC };
      const warc = { name: WARC, ...place, bytes: await sizeOf(place), source: WARC };
      const temporary = { fs, prefix: join(stage, "index") };
      const readable = await readableFiles({ stage: staged, temporary }, [warc]);
      const beside = [...files].map(([name, bytes]) => ({
        path: name,
        name,
        isStored: false,
        content: () => [bytes],
      }));
      const sign = await packageSigner(fs, dir);
      await writeAtomically(fs, out, packageBytes([...readable.files, ...beside], description, sign));
    } finally {
      await rm(stage, { recursive: true, force: true });
    }
  } catch (error) {
    throw storeFailure(error, "exporting", out);
  }
}

async function* bytesOf(members: AsyncIterable<RecordMember>): AsyncGenerator<Buffer> {
  for await (const { bytes } of members) yield bytes;
}
