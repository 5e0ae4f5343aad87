import type { Digest } from "#model/index.js";
import type { HeaderField } from "#ports/index.js";
import type { PausedRequest } from "../cdp/protocol.js";
/** What of a request goes on the wire. */
export interface RequestMessage {
    readonly method: string;
    readonly url: string;
    readonly headers: readonly HeaderField[];
    readonly body: Uint8Array | null;
}
/** SHA-256 over the whole message, each part with its length, so that no part can be taken for another. */
export declare function requestIdentity({ method, url, headers, body }: RequestMessage): Digest;
/** The body of a paused request; `undefined` where it has one that the browser does not tell (a file, a stream). */
export declare function bodyOf({ hasPostData, postData, postDataEntries }: PausedRequest["request"]): Buffer<ArrayBuffer> | null | undefined;
/** Without its fragment, which is never sent (RFC 9110 section 4.2.5). */
export declare function sentUrl(url: string): string;
