// The index of what was imported: each site's is merged once, however many files came.
import { join } from "node:path";
import type { IndexEntry } from "#ports/index.js";
import { eachOfBlob } from "../../blobs/open-blob.js";
import { INDEX_FOLDER } from "../../cdxj/archive-index.js";
import { mergeIntoIndex } from "../../cdxj/build-index.js";
import { indexEntries } from "../../cdxj/index-entries.js";
import type { ImportPlace, Piece } from "./take-file.js";

/** Merges the records of all pieces into the indexes of their sites. */
export async function indexPieces(place: ImportPlace, pieces: readonly Piece[]): Promise<void> {
  const { blobs, fs, dir } = place;
  const files = [...new Set(pieces.map(({ file }) => file))];
  for (const folder of new Set(files.map((file) => file.split("/")[1]!))) {
    const key = `${INDEX_FOLDER}/${folder}.cdxj`;
    const own = files.filter((file) => file.startsWith(`warcs/${folder}/`));
    await mergeIntoIndex({ blobs, key, temporary: { fs, prefix: join(dir, key) } }, entriesOf(place, own));
  }
}

async function* entriesOf({ blobs }: ImportPlace, files: readonly string[]): AsyncGenerator<IndexEntry> {
  for (const file of files)
    yield* eachOfBlob(blobs, file, (source) => indexEntries(source, file, () => undefined));
}
