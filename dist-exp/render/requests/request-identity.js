// When two requests are the same: byte-identical messages, whoever asked and for what.
import { createHash } from "node:crypto";
/** SHA-256 over the whole message, each part with its length, so that no part can be taken for another. */
export function requestIdentity({ method, url, headers, body }) {
    const hash = createHash("sha256");
    const parts = [method, url, String(headers.length), ...headers.flat()].map((text) => Buffer.from(text, "utf8"));
    for (const part of [...parts, body ?? new Uint8Array()])
        hash.update(`${part.length}:`).update(part);
    // An empty body and none differ by their Content-Length.
    return `sha-256:${hash.update(body === null ? "-" : "+").digest("hex")}`;
}
/** The body of a paused request; `undefined` where it has one that the browser does not tell (a file, a stream). */
export function bodyOf({ hasPostData, postData, postDataEntries }) {
    if (hasPostData !== true)
        return null;
    // `postData` is text and has lost what is no UTF-8; the entries are bytes.
    const entries = postDataEntries ?? [];
    if (entries.length > 0 && entries.every(({ bytes }) => bytes !== undefined))
        return Buffer.concat(entries.map(({ bytes = "" }) => Buffer.from(bytes, "base64")));
    return entries.length === 0 && postData !== undefined ? Buffer.from(postData, "utf8") : undefined;
}
/** Without its fragment, which is never sent (RFC 9110 section 4.2.5). */
export function sentUrl(url) {
    return url.split("#", 1)[0] ?? url;
}
