import { type DecodeLimits, type RawResponse } from "#formats/index.js";
import type { Unbelievable } from "../read/response-facts.js";
import type { WarcRecord } from "../read/warc-record.js";
/** The identity of a version, and what a revisit of it must agree with. */
export interface ContentFacts {
    readonly status: number;
    readonly location: string | null;
    readonly contentType: string | null;
    readonly contentDigest: string;
    readonly payloadDigest: string;
    readonly payloadBytes: number;
    /** The content codings, as one text; `null` of a content that has no head. */
    readonly codings: string | null;
}
/** Reads a content that is held whole. */
export declare function contentFacts(record: WarcRecord, limits: DecodeLimits): Promise<ContentFacts | Unbelievable>;
/** Reads a revisit: its own head, where the original has one, with the payload of the original. */
export declare function revisitFacts(record: WarcRecord, original: ContentFacts, { reread, limits }: {
    readonly reread: () => Promise<RawResponse>;
    readonly limits: DecodeLimits;
}): Promise<ContentFacts | Unbelievable>;
