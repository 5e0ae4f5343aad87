// gzip as servers do it: always alike, or anew at each request with other bytes for the same content.
import { gzipSync } from "node:zlib";
import { integer } from "../generate/chance.js";
/** The body as the truth's payload digest has it: `regzip` pages send other bytes for the same content. */
export function canonicalPayload(coding, body) {
    return coding === "identity" || body.length === 0 ? body : gzip(body, 6, 0);
}
/** The body compressed anew: equal content, other bytes. */
export function freshPayload(body, random) {
    return gzip(body, integer(random, 1, 9), integer(random, 1, 2 ** 31));
}
/** Whether the request allows gzip. */
export function acceptsGzip(headers) {
    return /(^|[\s,])(gzip|\*)\s*(;\s*q=(1|0\.[0-9]*[1-9]))?\s*(,|$)/i.test(headers.get("accept-encoding") ?? "");
}
// The member's MTIME field (RFC 1952 section 2.3) makes equal content differ even at equal levels.
function gzip(body, level, mtime) {
    const bytes = gzipSync(body, { level });
    bytes.writeUInt32LE(mtime, 4);
    return bytes;
}
