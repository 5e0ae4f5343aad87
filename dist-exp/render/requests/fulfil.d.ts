import type { RenderAnswer } from "#ports/index.js";
import type { Commands, ErrorReason } from "../cdp/protocol.js";
/** Head and body for `Fetch.fulfillRequest`: the fields as they came, in order, each ended by NUL. */
export declare function fulfilmentOf(requestId: string, { status, reason, headers, body, }: Pick<RenderAnswer & {
    kind: "response";
}, "status" | "reason" | "headers" | "body">): Commands["Fetch.fulfillRequest"][0];
/** Whether Chromium takes such a status: it refuses those that no final response has. */
export declare function isShowableStatus(status: number): boolean;
/** What the browser is told of a fetch that failed. */
export declare function reasonOf(code: string): ErrorReason;
