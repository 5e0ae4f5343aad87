// The token that guards an archive served beyond this machine. No cookies: the UI sends it with each request.
import { createHash, timingSafeEqual } from "node:crypto";
/** Compares in constant time. */
export function sameToken(given, expected) {
    const digest = (text) => createHash("sha256").update(text).digest();
    return timingSafeEqual(digest(given), digest(expected));
}
/** The token of a request, from `Authorization: Bearer` or `?token=`. */
export function tokenOf(request) {
    const { token } = request.query;
    return bearerOf(request) || (typeof token === "string" ? token : "");
}
/** The token of a request's `Authorization: Bearer` (RFC 6750 section 2.1); empty without one. */
export function bearerOf(request) {
    return /^Bearer ([\w.~+/=-]+)$/i.exec(request.headers.authorization ?? "")?.[1] ?? "";
}
