import { type Instant, type PageUrl } from "#model/index.js";
import type { HintSource } from "#ports/index.js";
import { type SourceList } from "#seeds/index.js";
/** What to ask a repository for now: the next part of a list, or what changed since a day before the last reading. */
export declare function oaiRequest({ url, readAt, next }: HintSource, now: Instant): PageUrl;
/** Whether a repository says that there is nothing: an error by its protocol, and no fault. */
export declare function hasNoRecords({ kind, problem }: SourceList): boolean;
