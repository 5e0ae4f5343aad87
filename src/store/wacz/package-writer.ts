// The ZIP of a WACZ, streamed: each entry's digest is taken as it passes, and the data package says them all.
import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { ZipFile } from "yazl";
import type { SignHash } from "../archive/archive-key.js";

/** One file of a package. */
export interface PackageFile {
  readonly path: string;
  /** Unique in the package. */
  readonly name: string;
  /** WARC files and compressed indexes are stored as they are, so that players can read ranges of them. */
  readonly isStored: boolean;
  content(): AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** One line of `resources` in datapackage.json. */
interface Resource {
  readonly name: string;
  readonly path: string;
  readonly hash: string;
  readonly bytes: number;
}

/** What a package says of itself beside its resources. */
export interface PackageDescription {
  readonly created: string;
  readonly software: string;
  readonly [name: string]: unknown;
}

/** The package's bytes; with a signer, signed as WACZ-auth 0.1.0 says. */
export async function* packageBytes(
  files: readonly PackageFile[],
  description: PackageDescription,
  sign: SignHash | null = null,
): AsyncGenerator<Buffer> {
  const modifiedAt = new Date(description.created);
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const resources: Resource[] = [];
  let datapackage: Buffer = Buffer.alloc(0);
  let current: Readable | null = null;
  const add = (path: string, isStored: boolean, content: PackageFile["content"]): void =>
    zip.addReadStreamLazy(path, { compress: !isStored, mtime: modifiedAt }, (done) => {
      // A source that fails must fail the package: yazl does not listen to it.
      current = Readable.from(content(), { objectMode: false }).on("error", (error) => output.destroy(error));
      done(null, current);
    });
  for (const file of files) add(file.path, file.isStored, () => hashed(file, resources));
  add("datapackage.json", false, () => {
    datapackage = asJson({ profile: "data-package", wacz_version: "1.1.1", ...description, resources });
    return [datapackage];
  });
  add("datapackage-digest.json", false, () => [asJson(sealOf(datapackage, description, sign))]);
  zip.on("error", (error: Error) => output.destroy(error));
  zip.end();
  try {
    yield* output as AsyncIterable<Buffer>;
  } finally {
    (current as Readable | null)?.destroy();
  }
}

function sealOf(
  datapackage: Buffer,
  { created, software }: PackageDescription,
  sign: SignHash | null,
): Record<string, unknown> {
  const hash = sha256(datapackage);
  const seal = { path: "datapackage.json", hash };
  return sign ? { ...seal, signedData: { hash, created, software, version: "0.1.0", ...sign(hash) } } : seal;
}

async function* hashed(file: PackageFile, resources: Resource[]): AsyncGenerator<Uint8Array> {
  const hash = createHash("sha256");
  let bytes = 0;
  for await (const chunk of file.content()) {
    hash.update(chunk);
    bytes += chunk.length;
    yield chunk;
  }
  resources.push({ name: file.name, path: file.path, hash: `sha256:${hash.digest("hex")}`, bytes });
}

function sha256(bytes: Uint8Array): string {
  return `sha256:${createHash("sha256").update(bytes).digest("hex")}`;
}

function asJson(value: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
}
