// What lies before the verifier: WARC files, and the small files beside a certificate; in a directory or in a package.
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { strictJsonObject } from "#formats/index.js";
import { isFileName, type Lend } from "./borrowed-bodies.js";
import { fileSource, type OpenedSource, type RangeSource } from "./range-source.js";

/** Opens a WARC file by the name that the certificate gives it; `null` when it is not there. */
export type Locate = (file: string) => Promise<OpenedSource | null>;

/** Everything that one certificate or extract is checked against. */
export interface Exhibits {
  readonly locate: Locate;
  /** Where records of earlier captures' files may lie that lend bodies. */
  readonly lend: Lend;
  /** A small file that lies beside the certificate; `null` when there is none. */
  readonly beside: (name: string) => Promise<Buffer | null>;
}

/** Says in which files of an archive borrowed records lie that came with a package. */
const LENT = "borrowed.json";
const MOST_LENT = 100;

/** A hint: what is borrowed is known by its digest, wherever it lies. */
function lentFiles(bytes: Buffer | null): string[] {
  const files = bytes && strictJsonObject(bytes)?.["files"];
  return Array.isArray(files) ? files.filter(isFileName).slice(0, MOST_LENT) : [];
}

/** More than any signature, time stamp or notice needs. */
export const MAX_BESIDE_BYTES = 64 * 1024 * 1024;

/** WARC files below `root`, small files in the certificate's own folder. */
export function inDirectories(root: string, folder: string): Exhibits {
  const locate: Locate = (file) => fileSource(join(root, file));
  const beside: Exhibits["beside"] = async (name) => {
    const path = join(folder, name);
    const info = await stat(path).catch(() => null);
    return info?.isFile() && info.size <= MAX_BESIDE_BYTES ? readFile(path) : null;
  };
  return {
    locate,
    beside,
    lend: async (file) =>
      [file, ...lentFiles(await beside(LENT))].map((name) => ({ name, open: () => locate(name) })),
  };
}

/** A WACZ package, opened by whoever asks: what its container is made of is not the verifier's business. */
export interface PackedFiles {
  readonly entries: ReadonlyMap<string, { readonly sizeBytes: number }>;
  read(name: string): AsyncIterable<Uint8Array>;
  /** A file where it lies in the package, not compressed; `null` for any other. */
  stored(name: string): Promise<RangeSource | null>;
}

/** One file of a package whole; `null` when there is none or it is larger than `maxBytes`. */
export async function packedBytes(
  files: PackedFiles,
  name: string,
  maxBytes: number,
): Promise<Buffer | null> {
  const entry = files.entries.get(name);
  if (!entry || entry.sizeBytes > maxBytes) return null;
  const pieces: Uint8Array[] = [];
  for await (const piece of files.read(name)) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** The WARC file `name` of a package, read where it lies; one that the ZIP compressed cannot be. */
export async function packedSource(files: PackedFiles, name: string): Promise<OpenedSource | null> {
  const source = await files.stored(name);
  return source && { sizeBytes: source.sizeBytes, read: source.read.bind(source), close: () => undefined };
}
