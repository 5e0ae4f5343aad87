import type { Instant } from "#model/index.js";
import type { PageVersion } from "../generate/timeline.js";
import type { FramingHabit } from "../settings.js";
/** A request as far as the site looks at it; header names in lower case. */
export interface SiteRequest {
    readonly method: string;
    /** Path and query. */
    readonly target: string;
    readonly httpVersion: string;
    readonly headers: ReadonlyMap<string, string>;
}
/** What an answer shows of a page, for the site's own record. */
export interface Shown {
    readonly version: PageVersion;
    readonly noise: string | null;
    /** When it left the origin; before the choice when a cache held it. */
    readonly madeAt: Instant;
    readonly hasCacheSign: boolean;
    /** As the Age field says. */
    readonly ageSeconds: number | null;
}
/** A response before framing. */
export interface SiteResponse {
    readonly status: number;
    readonly headers: readonly (readonly [string, string])[];
    readonly body: Uint8Array;
    readonly framing: FramingHabit;
    /** The connection breaks within the body. */
    readonly isCut: boolean;
    /** Left out when no page's state is shown. */
    readonly shown?: Shown;
}
/** A response as bytes: the head, then the body's pieces as they leave the server. */
export interface WireResponse {
    readonly status: number;
    readonly head: Uint8Array;
    readonly pieces: readonly Uint8Array[];
    readonly ending: "keep" | "close" | "cut";
}
/** Reads a request head without its final empty line; `null` when it is not one. */
export declare function parseRequestHead(head: string): SiteRequest | null;
/** Frames the response for the request. */
export declare function toWire(response: SiteResponse, request: SiteRequest): WireResponse;
