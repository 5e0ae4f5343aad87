// `isochron cdx`: questions to the indexes of an archive directory, without opening its catalog.
import type { IndexEntry } from "#ports/index.js";
import { LocalBlobs } from "../blobs/local-blobs.js";
import { ArchiveIndex } from "../cdxj/archive-index.js";
import { queryIndex, type CdxQuery } from "../cdxj/query.js";
import { nodeFileSystem } from "../file-system.js";

/** Entries of an archive's indexes that answer a query. */
export async function* queryCdx(dir: string, query: CdxQuery): AsyncGenerator<IndexEntry> {
  const index = new ArchiveIndex(new LocalBlobs(dir, nodeFileSystem));
  try {
    yield* queryIndex(index, query);
  } finally {
    index.close();
  }
}
