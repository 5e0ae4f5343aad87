import { type HttpHeader } from "#formats/index.js";
import { type Instant } from "#model/index.js";
import type { IndexEntry } from "#ports/index.js";
import { type MementoPlace } from "./memento/memento-links.js";
import { type ReplayPlace } from "./replay-address.js";
/** A response header to be sent. */
export type ReplayHeader = readonly [name: string, value: string];
/**
 * Says which memento this is, and which others of the same page there are (RFC 7089 sections 2.1 and 2.2). Shown at
 * another moment than its own, it is named under both addresses: the one that lists have, and the one asked for.
 */
export declare function mementoHeaders(entries: readonly IndexEntry[], { entry, moment }: {
    readonly entry: IndexEntry;
    readonly moment: Instant;
}, place: MementoPlace): ReplayHeader[];
/** Where a replayed redirect leads. */
interface RedirectPlace extends ReplayPlace {
    readonly redirectPrefix?: (url: string) => string;
}
/** The headers of the original that may pass, a redirect's target pointed back into the archive. */
export declare function keptHeaders(headers: readonly HttpHeader[], url: string, place: RedirectPlace): ReplayHeader[];
/** Whether Node and clients take it as a field value (RFC 9110 section 5.5). */
export declare function isSendable(value: string): boolean;
export {};
