import { type DecodeLimits, type RawResponse } from "#formats/index.js";
import type { Digest } from "#model/index.js";
import type { Shown } from "./look.js";
import type { WarcRecord } from "./warc-record.js";
/** A response read once. */
export interface ResponseFacts {
    readonly shown: Shown;
    /** Of the body as sent, transfer coding removed. */
    readonly payload: {
        readonly digest: Digest;
        readonly bytes: number;
    };
    /** The content codings, as one text. */
    readonly codings: string;
}
/** Why a record cannot be believed. */
export interface Unbelievable {
    readonly problem: string;
}
/** Reads a response record (docs/certificate.md, "What a response shows"). */
export declare function responseFacts(record: WarcRecord, limits?: DecodeLimits): Promise<ResponseFacts | Unbelievable>;
interface Reread {
    readonly reread: () => Promise<RawResponse>;
    readonly limits: DecodeLimits;
}
/** Reads a revisit: its own head, with the payload of the response it refers to. */
export declare function revisitFacts(record: WarcRecord, original: ResponseFacts, { reread, limits }: Reread): Promise<ResponseFacts | Unbelievable>;
export {};
