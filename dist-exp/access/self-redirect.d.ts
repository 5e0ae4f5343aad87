import type { ResponseHead } from "#formats/http/http-message.js";
import type { IndexEntry } from "#ports/index.js";
import { type ServedBy } from "./coherent/served-choice.js";
import type { MementoQuery } from "./memento-choice.js";
/** Among what the next is chosen, and how. */
interface Round {
    readonly entries: readonly IndexEntry[];
    readonly query: MementoQuery;
    readonly servedBy: ServedBy;
}
/**
 * Whether whoever follows the redirect of this record gets the same record again. `entries` are all with the key of the
 * URL asked for: from `http:` to `https:` is no round where the other was captured too.
 */
export declare function leadsToItself(head: Pick<ResponseHead, "status" | "header">, entry: IndexEntry, { entries, query, servedBy }: Round): Promise<boolean>;
export {};
