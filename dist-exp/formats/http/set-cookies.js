// The Set-Cookie fields of an answer, each on its own: they are the one kind that may not be joined (RFC 6265 section 3).
import { parseResponseHead } from "./http-message.js";
/** Their values as sent, in order; none where the bytes are no answer. */
export function setCookiesOf(responseBytes) {
    const head = parseResponseHead(responseBytes);
    if (!head.ok)
        return [];
    return head.headers.filter(([name]) => name.toLowerCase() === "set-cookie").map(([, value]) => value);
}
