// The ZIP of a WACZ, streamed: each entry's digest is taken as it passes, and the data package says them all.
import { createHash } from "node:crypto";
import type { SignHash } from "../archive/archive-key.js";
import { zipBytes, type ZipFile } from "../zip/zip-bytes.js";

/** One file of a package; WARC files and compressed indexes are stored as they are: players read ranges of them. */
export interface PackageFile extends ZipFile {
  /** Unique in the package. */
  readonly name: string;
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
export function packageBytes(
  files: readonly PackageFile[],
  description: PackageDescription,
  sign: SignHash | null = null,
): AsyncGenerator<Uint8Array> {
  const resources: Resource[] = [];
  let datapackage: Buffer = Buffer.alloc(0);
  const told = (path: string, content: ZipFile["content"]): ZipFile => ({ path, isStored: false, content });
  const all: ZipFile[] = files.map((file) => ({ ...file, content: () => hashed(file, resources) }));
  // Their turn comes when all others have been read.
  all.push(
    told("datapackage.json", () => {
      datapackage = asJson({ profile: "data-package", wacz_version: "1.1.1", ...description, resources });
      return [datapackage];
    }),
    told("datapackage-digest.json", () => [asJson(sealOf(datapackage, description, sign))]),
  );
  return zipBytes(all, new Date(description.created));
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
