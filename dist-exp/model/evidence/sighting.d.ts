import type { Instant } from "../time/instant.js";
import type { PageUrl } from "../pages/page.js";
import type { Told } from "./told.js";
/** `sha-256:` and 64 hexadecimal digits. */
export type Digest = string & {
    readonly __brand: "Digest";
};
/** Where one WARC record lies; `file` and `offset` are hints, `id` is the identity. */
export interface RecordRef {
    readonly id: string;
    /** The WARC type; `borrowed` for the response of an earlier capture that supplies a revisit's body. */
    readonly type: string;
    readonly file: string;
    readonly offset: number;
    readonly length: number;
}
/** The three time stamps of a fetch; the ends are rounded so that intervals only shrink. */
export interface FetchTimes {
    readonly sentAt: Instant;
    readonly firstByteAt: Instant;
    readonly lastByteAt: Instant;
}
/** What makes two responses the same version: all of it, together with the exact URI. */
export interface VersionIdentity {
    readonly status: number;
    readonly location: string | null;
    readonly contentType: string | null;
    /** Of the body after transfer and content decoding. */
    readonly contentDigest: Digest;
}
/** What the server said about the age of the response. */
export interface Validators {
    readonly etag: string | null;
    readonly lastModified: Instant | null;
    readonly date: Instant | null;
    readonly ageSeconds: number | null;
    /** Age, Via or X-Cache: the response may come from a cache. */
    readonly cacheSigns: boolean;
    /** Names of the fields that show it, in lower case, sorted; left out when there are none. */
    readonly cacheFields?: readonly string[];
}
/** What a conditional request asked with: the page's validator, as it was sent. */
export interface Condition {
    readonly by: "etag" | "last-modified";
    readonly value: string;
}
/** Which part of the capture a fetch belonged to. */
export type Pass = "visit" | "revisit" | "probe" | "late";
/** What is to be known of a page beside its state: a label, never a verdict. */
export type PageLabel = keyof typeof PAGE_LABELS;
/** One sentence per label, for people. */
export declare const PAGE_LABELS: {
    readonly "script-built": "its content is built by script";
    readonly "needs-cookie": "answered with a cookie and a redirect to itself: what was seen is that redirect, not the page (--cookie-jar)";
    readonly "sent-once": "sent by a step that does not say it may be sent again: it was asked for once";
    readonly "soft-404": "answered as found, with what the site shows for pages that do not exist";
};
/** A complete response whose status is a state of the page (2xx, 3xx, 404, 410). */
export interface Captured {
    readonly kind: "captured";
    readonly identity: VersionIdentity;
    /** Of the body as sent, transfer coding removed: for fixity, not for equality. */
    readonly payloadDigest: Digest;
    readonly payloadBytes: number;
    readonly validators: Validators;
    /** The request was conditional, so not the visit's request: it may contradict, but bounds no interval. */
    readonly conditional?: true;
    /** Told by another tool's record: nobody vouches for its clock and its request, so it too bounds no observed interval. */
    readonly imported?: true;
    /** Told by the owner or by a recorder: no request of ours brought it, and no interval of a crawl rests on it. */
    readonly told?: Told;
    readonly labels?: readonly PageLabel[];
}
/** A 304; it attests only when we asked for it. */
export interface Unchanged {
    readonly kind: "unchanged";
    readonly asked: boolean;
    /** What it was asked with; a 304 by Last-Modified is worth no more than the host's stamps. */
    readonly by?: Condition["by"];
    readonly validators: Validators;
}
/** Nothing that could bound an interval: network failures, truncation, server errors. */
export interface Failed {
    readonly kind: "failed";
    readonly code: string;
    readonly message: string;
    /** Seconds or an HTTP date, as sent with 429 and 503: a resumed capture keeps to it. */
    readonly retryAfter?: string;
}
/** The server refused us or showed a block page. */
export interface Blocked {
    readonly kind: "blocked";
    readonly status: number;
    readonly reason: string;
}
/** We did not ask: robots, scope, limits, a private address. */
export interface Refused {
    readonly kind: "refused";
    readonly reason: string;
}
/** How a fetch ended, as a value. */
export type Outcome = Captured | Unchanged | Failed | Blocked | Refused;
/** One observation of one page. */
export interface Sighting {
    readonly url: PageUrl;
    readonly captureId: string;
    /** Order within the capture. */
    readonly seq: number;
    readonly pass: Pass;
    readonly times: FetchTimes;
    readonly outcome: Outcome;
    readonly records: readonly RecordRef[];
    /** ε of the clock that its times are by, where it is judged and there is any; see `certainTimes`. */
    readonly clockErrorMs?: number;
}
/** A sighting that shows a state of its page. */
export type CapturedSighting = Sighting & {
    readonly outcome: Captured;
};
/** Whether the sighting shows a state of its page. */
export declare function isCaptured(sighting: Sighting): sighting is CapturedSighting;
/** Equal keys mean equal identity. */
export declare function identityKey(identity: VersionIdentity): string;
