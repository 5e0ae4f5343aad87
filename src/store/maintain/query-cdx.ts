// `isochron cdx`: questions to the indexes of an archive directory, without opening its catalog.
import { join } from "node:path";
import type { IndexEntry } from "#ports/index.js";
import { ArchiveIndex } from "../cdxj/archive-index.js";
import { queryIndex, type CdxQuery } from "../cdxj/query.js";

/** Entries of an archive's indexes that answer a query. */
export async function* queryCdx(dir: string, query: CdxQuery): AsyncGenerator<IndexEntry> {
  const index = new ArchiveIndex(join(dir, "indexes"));
  try {
    yield* queryIndex(index, query);
  } finally {
    index.close();
  }
}
