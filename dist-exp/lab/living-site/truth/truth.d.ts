import { type Digest, type Instant, type PageKind } from "#model/index.js";
import type { LoggedRequest } from "../answer/request-log.js";
import type { SitePage } from "../generate/site-page.js";
/** One version; alive in the half-open span [from, to), `to` is `null` while it lives. Times are ISO 8601. */
export interface TruthVersion {
    readonly from: string;
    readonly to: string | null;
    readonly status: number;
    readonly location: string | null;
    readonly contentType: string;
    /** Of the body as sent, before content decoding; of its canonical form when `payloadVaries`. */
    readonly payloadDigest: Digest;
    /** After content decoding: the version's identity together with status, location and content type. */
    readonly contentDigest: Digest;
    /** Every content the version can show, on pages whose noise rotates through a few. */
    readonly variants?: readonly Digest[];
}
/** A whole answer that showed a state of the page: what, to which host's name, and when it was chosen. */
export interface TruthAnswer {
    /** As the request's Host field had it. */
    readonly host: string;
    readonly chosenAt: string;
    /** When the state left the origin: before `chosenAt` when a cache held it. */
    readonly madeAt: string;
    readonly status: number;
    readonly location: string | null;
    readonly contentType: string;
    readonly contentDigest: Digest;
    /** Whether the request was a conditional one. */
    readonly conditional: boolean;
    readonly hasCacheSign: boolean;
    /** As its Age field says. */
    readonly ageSeconds: number | null;
}
/** One page's life. */
export interface TruthPage {
    readonly path: string;
    readonly kind: PageKind;
    readonly ratePerDay: number | null;
    /** Content differs from request to request; digests are those of a canonical body nobody gets. */
    readonly noisy?: true;
    /** Bytes as sent differ from request to request while the content is equal. */
    readonly payloadVaries?: true;
    /** Behind caches: versions are the origin's, `answers` is what came out. */
    readonly cached?: {
        readonly nodes: number;
        readonly maxStaleMs: number;
        /** Whether the caches add no header at all: nobody can then tell that they are there. */
        readonly isHidden: boolean;
    };
    readonly versions: readonly TruthVersion[];
    /** In the order of their choice; of the requests that the site's log holds. */
    readonly answers: readonly TruthAnswer[];
    /** How often an earlier state came back (A→B→A). */
    readonly returns: number;
}
/** The whole site's truth up to `now`. */
export interface Truth {
    readonly now: string;
    readonly startedAt: string;
    readonly notes: readonly string[];
    /** Sum of the pages' returns. */
    readonly returns: number;
    readonly pages: readonly TruthPage[];
}
/** The truth about the given pages, with what they answered to the given requests. */
export declare function truthOf(pages: readonly SitePage[], startAt: Instant, now: Instant, requests: readonly LoggedRequest[]): Truth;
/** Equal keys mean that a visitor could not tell the versions apart. */
export declare function truthKey(version: TruthVersion): string;
