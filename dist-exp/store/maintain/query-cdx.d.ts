import type { IndexEntry } from "#ports/index.js";
import { type CdxQuery } from "../cdxj/query.js";
/** Entries of an archive's indexes that answer a query. */
export declare function queryCdx(dir: string, query: CdxQuery): AsyncGenerator<IndexEntry>;
