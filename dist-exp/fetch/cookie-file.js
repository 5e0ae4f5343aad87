// Cookies that the user gives, in the Netscape file format, and which of all cookies a request carries.
import { createHash } from "node:crypto";
import { FormatError } from "#errors.js";
const MOST_COOKIES = 3000;
/** Reads domain, subdomains, path, secure, expiry, name and value from tab-separated lines; expired ones are left out. */
export function parseCookieFile(text, file, nowMs) {
    const cookies = [];
    let offset = 0;
    for (const line of text.split("\n")) {
        const cookie = parseLine(line.replace(/\r$/, ""), nowMs);
        if (cookie === "malformed" || cookies.length >= MOST_COOKIES)
            throw new FormatError("not a line of a Netscape cookie file", file, offset);
        if (cookie !== null)
            cookies.push(cookie);
        offset += Buffer.byteLength(line) + 1;
    }
    return cookies;
}
/** Name and value as RFC 6265 section 4.1.1 has them; seven fields, tabs between them. */
const LINE = /^([^\t]+)\t([^\t]*)\t(\/[^\t]*)\t([^\t]*)\t(\d{1,15})\t([!#$%&'*+.^_`|~\w-]{1,256})\t([\x21-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]{0,4096})$/;
function parseLine(line, nowMs) {
    // `#HttpOnly_` marks a cookie, any other `#` a comment.
    const plain = line.replace(/^#HttpOnly_/, "");
    if (plain.trim() === "" || plain.startsWith("#"))
        return null;
    const fields = LINE.exec(plain);
    if (!fields)
        return "malformed";
    const [, domain, subdomains, path, secure, expiry, name, value] = fields;
    // 0 is a session cookie; the set is fixed here, so that the profile stays the same for a whole capture.
    if (expiry !== "0" && Number(expiry) * 1000 <= nowMs)
        return null;
    return {
        domain: domain.replace(/^\./, "").toLowerCase(),
        withSubdomains: subdomains === "TRUE" || domain.startsWith("."),
        path: path,
        secure: secure === "TRUE",
        name: name,
        value: value,
    };
}
/** The Cookie header for a URL (RFC 6265 section 5.4), or `null` when no cookie is for it; the user's own go before. */
export function cookieHeader(given, kept, url) {
    const own = given.filter((cookie) => isFor(cookie, url));
    const set = kept.filter((cookie) => cookie.host === url.host && mayGoTo(cookie, url));
    const sent = [...own, ...set.filter(({ name }) => own.every((other) => other.name !== name))]
        .sort((a, b) => b.path.length - a.path.length)
        .map(({ name, value }) => `${name}=${value}`);
    return sent.length === 0 ? null : sent.join("; ");
}
/** For the record: names, and digests instead of the values, which may be secrets. */
export function describeCookies(cookies) {
    const described = new Set(cookies.map(({ name, value }) => `${name}=${digestOf(value)}`));
    return described.size === 0 ? null : [...described].sort().join("; ");
}
function digestOf(value) {
    return `sha-256:${createHash("sha256").update(value, "latin1").digest("hex")}`;
}
function isFor(cookie, url) {
    const { domain, withSubdomains } = cookie;
    const isDomain = url.hostname === domain || (withSubdomains && url.hostname.endsWith(`.${domain}`));
    return isDomain && mayGoTo(cookie, url);
}
function mayGoTo({ path, secure }, { pathname, protocol }) {
    if (secure && protocol !== "https:")
        return false;
    // Path-match, RFC 6265 section 5.1.4.
    return (pathname === path || (pathname.startsWith(path) && (path.endsWith("/") || pathname[path.length] === "/")));
}
