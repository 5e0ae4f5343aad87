import { type Instant, type PageUrl } from "#model/index.js";
/** A page at a time. */
export interface ReplayTarget {
    readonly url: PageUrl;
    readonly at: Instant;
}
/** What a request path asks for. */
export interface ReplayRequest extends ReplayTarget {
    /** Whether the address is one for a frame: the page itself is meant, without a framing page around it. */
    readonly isFramed: boolean;
    /** Whether, in a frame, the parts of the page shall be coloured by how well they are known. */
    readonly isOutlined?: boolean;
    /** The time that the reader wished for, where the moment was chosen for it. */
    readonly wished: Instant | null;
}
/** The path under which a page is replayed as of a time. */
export declare function replayPath(prefix: string, target: ReplayTarget): string;
/** The same with the time for which the moment was chosen: for the page around, which tells both. */
export declare function wishedPath(prefix: string, target: ReplayTarget, wished: Instant): string;
/** The same for a frame, perhaps with the parts of the page coloured. */
export declare function framedPath(prefix: string, target: ReplayTarget, isOutlined?: boolean): string;
/** Reads a request path without its prefix, query included; `null` when it is no replay address. */
export declare function parseReplayPath(path: string): ReplayRequest | null;
/** Where the links of a replayed response lead: the time asked for, and what stands before it. */
export interface ReplayPlace {
    readonly prefix: string;
    readonly at: Instant;
    /** Whether the link is one for a frame. */
    readonly isFramed?: boolean;
}
/**
 * The replay address for a link as written in a document; `null` leaves the link as it is (same-document
 * fragments, and schemes that never reach the network).
 */
export declare function replayLink(link: string, base: string, place: ReplayPlace): string | null;
