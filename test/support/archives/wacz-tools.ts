// Packages taken apart and put together again by plain ZIP tools, honestly or not.
import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { crc32 } from "node:zlib";
import { openPromise } from "yauzl";
import { ZipFile } from "yazl";

/** One file of a package. */
export interface PackedFile {
  readonly bytes: Buffer;
  readonly isStored: boolean;
}

/** All files of a package, without any code of ours. */
export async function unpack(path: string): Promise<Map<string, PackedFile>> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false });
  const files = new Map<string, PackedFile>();
  for await (const entry of zip.eachEntry())
    files.set(entry.fileName, {
      bytes: await buffer(await zip.openReadStreamPromise(entry)),
      isStored: entry.compressionMethod === 0,
    });
  zip.close();
  return files;
}

/** Writes files as a ZIP. */
export async function pack(path: string, files: ReadonlyMap<string, PackedFile>): Promise<void> {
  const zip = new ZipFile();
  for (const [name, { bytes, isStored }] of files) zip.addBuffer(bytes, name, { compress: !isStored });
  zip.end();
  writeFileSync(path, await buffer(zip.outputStream as Readable));
}

/** The same files with a data package that fits them. */
export function resealed(files: ReadonlyMap<string, PackedFile>): Map<string, PackedFile> {
  const sealed = new Map(files);
  const own = ["datapackage.json", "datapackage-digest.json"];
  const resources = [...files]
    .filter(([path]) => !own.includes(path))
    .map(([path, { bytes }]) => ({ name: path, path, hash: sha256(bytes), bytes: bytes.length }));
  const description = Buffer.from(
    JSON.stringify({ profile: "data-package", wacz_version: "1.1.1", resources }),
  );
  const digest = Buffer.from(JSON.stringify({ path: own[0], hash: sha256(description) }));
  sealed.set(own[0]!, { bytes: description, isStored: false });
  return sealed.set(own[1]!, { bytes: digest, isStored: false });
}

/** `sha256:` and the digest in hexadecimal. */
export function sha256(bytes: Uint8Array): string {
  return `sha256:${createHash("sha256").update(bytes).digest("hex")}`;
}

/** One entry as it stands in the ZIP, true or not. */
export interface RawEntry {
  readonly name: string;
  readonly bytes: Buffer;
  readonly method?: number;
  readonly flags?: number;
  /** As declared. */
  readonly sizeBytes?: number;
  readonly unixMode?: number;
  /** Puts no data of its own into the file: points at the entry with this number. */
  readonly sharesDataOf?: number;
}

/** A ZIP with whatever its entries say. */
export function rawZip(entries: readonly RawEntry[]): Buffer {
  const locals: Buffer[] = [];
  const offsets: number[] = [];
  let offset = 0;
  for (const [i, entry] of entries.entries()) {
    if (entry.sharesDataOf !== undefined) {
      offsets.push(offsets[entry.sharesDataOf]!);
      continue;
    }
    const local = Buffer.concat([localHeader(entry), Buffer.from(entry.name), entry.bytes]);
    offsets[i] = offset;
    offset += local.length;
    locals.push(local);
  }
  const central = Buffer.concat(
    entries.map((entry, i) => Buffer.concat([centralHeader(entry, offsets[i]!), Buffer.from(entry.name)])),
  );
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, central, end]);
}

function localHeader(entry: RawEntry): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  common(entry).copy(header, 4);
  return header;
}

function centralHeader(entry: RawEntry, offset: number): Buffer {
  const header = Buffer.alloc(46);
  header.writeUInt32LE(0x02014b50, 0);
  header.writeUInt16LE(0x0314, 4);
  common(entry).copy(header, 6);
  header.writeUInt32LE(((entry.unixMode ?? 0o100644) << 16) >>> 0, 38);
  header.writeUInt32LE(offset, 42);
  return header;
}

// Version, flags, method, time, checksum, sizes and length of the name: the same in both headers.
function common({ name, bytes, method = 0, flags = 0x800, sizeBytes }: RawEntry): Buffer {
  const fields = Buffer.alloc(24);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(flags, 2);
  fields.writeUInt16LE(method, 4);
  fields.writeUInt32LE(crc32(bytes), 10);
  fields.writeUInt32LE(bytes.length, 14);
  fields.writeUInt32LE(sizeBytes ?? bytes.length, 18);
  fields.writeUInt16LE(Buffer.byteLength(name), 22);
  return fields;
}
