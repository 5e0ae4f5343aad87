import { type ClientRequest } from "node:http";
import type { RawFields } from "./passed-fields.js";
/** What is asked of the server. */
export interface UpstreamRequest {
    readonly method: string;
    readonly target: string;
    readonly fields: RawFields;
    /** Whether it may be sent a second time, when a kept connection turns out to be closed. */
    readonly isRepeatable: boolean;
}
/** Connections to one server. */
export declare class Upstream {
    #private;
    constructor(url: URL);
    /**
     * Begins a request. What may not be sent twice takes a connection of its own: a kept one may be closed by the server
     * at the very moment it is used (RFC 9112 section 9.3.1), and the visitor would be told of a failure that was ours.
     */
    ask({ method, target, fields, isRepeatable }: UpstreamRequest, isAgain?: boolean): ClientRequest;
    close(): void;
}
