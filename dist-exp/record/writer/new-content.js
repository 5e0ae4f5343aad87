// A content that turned up: what makes it a version, and whether it may be kept.
import { SecretValues } from "#formats/index.js";
import { identifyResponse } from "#formats/http/http-identity.js";
import { parseHttpResponse } from "#formats/http/http-message.js";
/** Reads what a frame brings. */
export function newContent({ body }, { head, leftOut, secrets }) {
    const bytes = Buffer.concat([Buffer.from(head, "latin1"), body]);
    const response = parseHttpResponse(bytes);
    const read = response.ok ? identifyResponse(response) : null;
    if (read?.kind !== "identified")
        return { kind: "none", why: "undecodable" };
    // Whatever was given to one visitor alone, and stands in the page, was made for that visitor (docs/guide/record.md).
    if (secrets.length > 0 && [head, read.content].some((part) => valuesOf(secrets).isIn(part)))
        return { kind: "none", why: "secret-answer" };
    return { kind: "content", identity: identityLine(read.identity), bytes, leftOut };
}
/** What makes a version, in one line. */
export function identityLine({ status, location, contentType, contentDigest }) {
    return JSON.stringify([status, location, contentType, contentDigest]);
}
/** Values as they were sent and as they are meant, to be found in any form in which pages write them. */
function valuesOf(secrets) {
    const values = new SecretValues(new Map());
    for (const secret of secrets)
        for (const value of [secret, decoded(secret)])
            values.learn(value);
    return values;
}
function decoded(value) {
    try {
        return decodeURIComponent(value);
    }
    catch {
        return value;
    }
}
