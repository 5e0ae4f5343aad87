import type { FetchResult } from "#ports/index.js";
/** The result as it is, or a failure of ours when the times of a response are out of order. */
export declare function withTimesInOrder(result: FetchResult): Promise<FetchResult>;
