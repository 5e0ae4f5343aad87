import { type PageRequest, type PageUrl } from "#model/index.js";
import type { IndexEntry } from "#ports/index.js";
import type { MementoQuery } from "../memento-choice.js";
import type { PageEvidence } from "./archive-evidence.js";
/** What tells requests to one address apart. */
export interface KnownRequests {
    readonly evidenceOf: (url: PageUrl) => Promise<PageEvidence>;
    /** Pages that ask an address by this method and body, and by more; where nobody tells, addresses are all there is. */
    readonly requestsTo?: (address: PageUrl, asked: Pick<PageRequest, "method" | "body">) => Promise<PageUrl[]>;
}
/** Records that answer one request. */
export interface RequestGroup {
    /** The page that they are of; `null` where their address is all that is known. */
    readonly page: PageUrl | null;
    readonly entries: readonly IndexEntry[];
    /** Whether that is another request than the one that is asked. */
    readonly isOther: boolean;
}
/** Groups them, the request that is nearest to the one asked first. */
export declare function requestGroups(entries: readonly IndexEntry[], query: MementoQuery, { requestsTo, evidenceOf }: KnownRequests): Promise<RequestGroup[]>;
