// What hubs send to a callback, and whether they may: queries of a verification, signatures of a distribution.
import { createHmac, timingSafeEqual } from "node:crypto";
/** Bodies above this are refused by whoever listens: only their signature is looked at. */
export const MOST_HUB_BYTES = 4 * 1024 * 1024;
const MOST_QUERY_CHARS = 16_384;
const MOST_CHALLENGE_CHARS = 2_048;
/** Section 7.1 of WebSub lists sha1 too, which anybody may forge by now. */
const METHODS = new Set(["sha256", "sha384", "sha512"]);
/** Reads the query of a verification; what is too long counts as absent. */
export function readQuery(query) {
    const fields = new URLSearchParams(query.length > MOST_QUERY_CHARS ? "" : query);
    const challenge = fields.get("hub.challenge");
    const lease = fields.get("hub.lease_seconds");
    return {
        mode: fields.get("hub.mode"),
        topic: fields.get("hub.topic"),
        challenge: challenge !== null && challenge.length <= MOST_CHALLENGE_CHARS ? challenge : null,
        leaseSeconds: lease !== null && /^\d{1,10}$/.test(lease) ? Number(lease) : null,
    };
}
/** Whether the body was sent by somebody who knows the secret: `sha256=` and its HMAC in hexadecimal digits. */
export function isSigned(secret, { signature, body }) {
    const [method = "", digits = ""] = (signature ?? "").slice(0, 512).split("=", 2);
    if (!METHODS.has(method.toLowerCase()) || body.length > MOST_HUB_BYTES)
        return false;
    const expected = createHmac(method.toLowerCase(), secret).update(body).digest();
    const given = Buffer.from(digits, "hex");
    return given.length === expected.length && timingSafeEqual(given, expected);
}
