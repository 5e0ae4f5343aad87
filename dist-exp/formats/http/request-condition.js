import { asBuffer } from "./http-head.js";
import { parseHttpRequest } from "./http-message.js";
/** Enough for the head of any request of ours; no other is read. */
const HEAD_BYTES = 64 * 1024;
/** The condition of a request; If-None-Match rules out If-Modified-Since (section 13.1.3). `null`: none. */
export function conditionOf(requestBytes) {
    // Most requests have none, which is seen sooner than their head is read.
    if (!/if-(?:none-match|modified-since)/i.test(asBuffer(requestBytes).toString("latin1", 0, HEAD_BYTES)))
        return null;
    const request = parseHttpRequest(requestBytes.subarray(0, HEAD_BYTES));
    if (!request.ok)
        return null;
    const noneMatch = request.header("if-none-match");
    if (noneMatch !== null)
        return { by: "etag", value: noneMatch };
    const since = request.header("if-modified-since");
    return since === null ? null : { by: "last-modified", value: since };
}
