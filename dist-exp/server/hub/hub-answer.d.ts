import type { IncomingMessage } from "node:http";
/** A call to a callback. */
export interface HubCall {
    readonly method: string;
    readonly name: string;
    /** Without the question mark. */
    readonly query: string;
    /** The field X-Hub-Signature; `null` without one. */
    readonly signature: string | null;
    readonly body: Uint8Array;
}
/** What is answered. */
export interface HubAnswer {
    readonly status: number;
    readonly body: string;
}
/** How calls are answered. */
export interface HubAnswering {
    /** Host name of the callbacks' public address. */
    readonly callbackHost: string;
    /** Begins and ends with a slash; names of callbacks follow it. */
    readonly path: string;
    readonly mostBytes: number;
    /** Whether a callback has this name. */
    knows(name: string): boolean;
    answer(call: HubCall): HubAnswer;
}
/** Answers a request. */
export declare function hubAnswer(request: IncomingMessage, answering: HubAnswering): Promise<HubAnswer>;
