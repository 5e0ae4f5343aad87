import { type KeyedRequest } from "#formats/urls/request-query.js";
import { type PageRequest, type PageUrl } from "#model/index.js";
import type { CaptureIndex, IndexEntry } from "#ports/index.js";
import type { ReplayHeader } from "./memento-headers.js";
/** By what one of the requests to an address is chosen. */
export interface RequestAsked {
    /** The request, where it is none by GET: it is found as other tools file it (`__wb_method=…`). */
    readonly request?: KeyedRequest;
    /** The fields that are part of what is asked for (`fieldsOfPage`); none for a page in a window. */
    readonly fields?: PageRequest["fields"];
}
/** What is looked up. */
export interface LookedUp extends RequestAsked {
    readonly url: PageUrl;
    /** Whether an address will do that differs in passing parameters, where there is none of exactly this. */
    readonly isLoose?: boolean;
}
/** A page of the catalog as it is looked up: by its address, and by what else it asks. */
export declare function lookedUpAs(page: PageUrl): RequestAsked & {
    readonly url: PageUrl;
};
/** Finds them; what is not exactly as asked for is said in a header. */
export declare function foundEntries(index: Pick<CaptureIndex, "lookup" | "walk">, { url, request, isLoose }: LookedUp): Promise<{
    readonly entries: readonly IndexEntry[];
    readonly said: readonly ReplayHeader[];
}>;
