import type { ClientRequest, IncomingMessage, ServerResponse } from "node:http";
import type { HarmlessTap } from "./answer-tap.js";
import { type RawFields } from "./passed-fields.js";
import type { Upstream } from "./upstream.js";
/** The two ends of one passage. */
export interface Passage {
    readonly asked: IncomingMessage;
    readonly answer: ServerResponse;
    readonly upstream: Upstream;
    readonly fields: readonly string[];
    readonly tap: HarmlessTap;
    /** Called with the request to the server, and again when it is sent anew. */
    readonly onAsk?: (request: ClientRequest) => void;
    readonly onUnreachable: (error: Error) => void;
}
/** Passes a request on, and its answer back. */
export declare function passRequest(passage: Passage): void;
/** A head as bytes. */
export declare function headBytes(status: number, statusText: string, fields: RawFields): Buffer;
