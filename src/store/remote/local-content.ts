// Files of a site's archive directory on their way into a bucket: what is sealed, and its bytes.
import { createHash } from "node:crypto";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { IsochronError } from "#errors.js";
import type { BlobStore, BucketContent } from "#ports/index.js";
import { ASKED_FILE, CAPTURE_FILES, CATALOG_FILE, WATCH_FILE } from "../archive/layout.js";
import { requireKey } from "../blobs/blob-key.js";
import { fileSource } from "../blobs/file-source.js";
import { bytesOf } from "../blobs/open-blob.js";

/** A file's bytes, read once for their digest; nobody may write to it any more. */
export async function localContent(dir: string, name: string): Promise<BucketContent> {
  const path = join(dir, name);
  const hash = createHash("sha256");
  let sizeBytes = 0;
  for await (const piece of piecesOf(path)) {
    hash.update(piece);
    sizeBytes += piece.length;
  }
  return { sizeBytes, sha256: hash.digest("hex"), pieces: () => piecesOf(path) };
}

/** The same of a file whose size and digest are known. */
export function knownContent(dir: string, name: string, known: Omit<BucketContent, "pieces">): BucketContent {
  return { ...known, pieces: () => piecesOf(join(dir, name)) };
}

async function* piecesOf(path: string): AsyncGenerator<Uint8Array> {
  const source = fileSource(path);
  try {
    yield* bytesOf(source);
  } finally {
    source.close();
  }
}

const FOLDERS = ["indexes/", "captures/", "descriptions/", "imports/"];

/** Names of everything sealed but WARC files: indexes, results, descriptions. Keys and what is this machine's alone stay here. */
export async function sealedBeside(blobs: Pick<BlobStore, "list">): Promise<string[]> {
  const names: string[] = [];
  for (const folder of FOLDERS)
    for (const { key } of await blobs.list(folder)) if (isToBeSealed(key)) names.push(key);
  return names;
}

function isToBeSealed(name: string): boolean {
  if (!name.startsWith("captures/")) return true;
  return [...CAPTURE_FILES, ASKED_FILE].some((file) => file === name.slice(name.lastIndexOf("/") + 1));
}

/** Refuses names of what no archive seals: they come from lists, and become files. */
export function requireSealedName(name: string): string {
  const isDatabase = name === CATALOG_FILE || name === WATCH_FILE;
  const isKnown = isDatabase || name.startsWith("warcs/") || isBeside(requireKey(name));
  if (!isKnown) throw new IsochronError("CLUSTER", `${JSON.stringify(name)} is no sealed file of an archive`);
  return requireKey(name);
}

function isBeside(name: string): boolean {
  return FOLDERS.some((folder) => name.startsWith(folder)) && isToBeSealed(name);
}

/** Removes a site's directory whole: what counts of it lies in the bucket. */
export function removeSiteFolder(dir: string): Promise<void> {
  return rm(dir, { recursive: true, force: true });
}
