import type { PageUrl } from "#model/index.js";
/** Bodies above this are refused by whoever listens: only their signature is looked at. */
export declare const MOST_HUB_BYTES: number;
/** A request to a callback. */
export interface HubRequest {
    readonly method: string;
    /** The last part of the callback's path. */
    readonly name: string;
    /** Without the question mark. */
    readonly query: string;
    /** The field X-Hub-Signature; `null` without one. */
    readonly signature: string | null;
    readonly body: Uint8Array;
}
/** What is answered, as text/plain that no browser takes for anything else. */
export interface HubReply {
    readonly status: number;
    readonly body: string;
    readonly ping: PageUrl | null;
}
/** A hub's verification of intent (section 5.3). */
export interface HubQuery {
    readonly mode: string | null;
    readonly topic: string | null;
    readonly challenge: string | null;
    readonly leaseSeconds: number | null;
}
/** Reads the query of a verification; what is too long counts as absent. */
export declare function readQuery(query: string): HubQuery;
/** Whether the body was sent by somebody who knows the secret: `sha256=` and its HMAC in hexadecimal digits. */
export declare function isSigned(secret: string, { signature, body }: HubRequest): boolean;
