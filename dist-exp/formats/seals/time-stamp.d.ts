import { type SignedData } from "./cms.js";
/** TimeStampReq (section 2.4.1), asking for the authority's certificate too. */
export declare function timeStampRequest(sha256: Uint8Array, nonce: Uint8Array): Buffer;
/** What a response says; whether its signature is good is another matter. */
export interface TimeStamp {
    readonly token: SignedData;
    /** Hexadecimal. */
    readonly sha256: string;
    /** Epoch milliseconds. */
    readonly at: number;
    /** Hexadecimal, without leading zeros. */
    readonly nonce: string | null;
}
/** Reads a TimeStampResp (section 2.4.2); one that grants nothing is an error. */
export declare function readTimeStamp(bytes: Uint8Array): TimeStamp;
