// Cookies that servers set and that are sent back (RFC 6265), to the very host that set them and to no other.
import { isIP } from "node:net";
import { parseHttpDate } from "#formats/index.js";
/** Bounds of what servers may make us send and write down. */
const MOST_OF_HOST = 50;
const MOST_BYTES = 128 * 1024;
const LARGEST_COOKIE_BYTES = 4096;
/** Holds them for one fetcher. */
export class CookieJar {
    #kept = [];
    get kept() {
        return this.#kept;
    }
    hold(cookies) {
        this.#kept = [...cookies];
    }
    /** Section 5.3; a cookie that is over already takes the one before it away. */
    obey(url, setCookies, now) {
        for (const line of setCookies.slice(0, MOST_OF_HOST)) {
            const set = parseSetCookie(line, new URL(url), now);
            if (set === null)
                continue;
            const { isOver, ...cookie } = set;
            const others = this.#kept.filter((one) => !isSamePlace(one, cookie));
            if (isOver)
                this.#kept = others;
            else if (hasRoom(others, cookie))
                this.#kept = [...others, cookie];
        }
    }
}
function isSamePlace(a, b) {
    return a.host === b.host && a.path === b.path && a.name === b.name;
}
function hasRoom(others, cookie) {
    const bytes = [...others, cookie].reduce((sum, one) => sum + sizeBytes(one), 0);
    return others.filter(({ host }) => host === cookie.host).length < MOST_OF_HOST && bytes <= MOST_BYTES;
}
function sizeBytes({ host, path, name, value }) {
    return host.length + path.length + name.length + value.length;
}
/** Section 5.2: name and value around the first `=`, then attributes. */
const PAIR = /^[ \t]*([!#$%&'*+.^_`|~\w-]{1,256})[ \t]*=[ \t]*([\x21-\x3a\x3c-\x7e](?:[\x20-\x3a\x3c-\x7e]*[\x21-\x3a\x3c-\x7e])?|)[ \t]*$/;
function parseSetCookie(line, url, now) {
    const [pair = "", ...rest] = line.split(";");
    const [, name, value] = PAIR.exec(pair) ?? [];
    if (line.length > LARGEST_COOKIE_BYTES || name === undefined || value === undefined)
        return null;
    const attributes = new Map(rest.map(attributeOf)); // of several the last counts
    const [host, secure] = [url.host, attributes.has("secure")];
    if (!isOwnDomain(attributes.get("domain") ?? "", url.hostname))
        return null;
    // RFC 6265bis sections 5.5 and 4.1.3: what is to be secure is not taken from where anybody may write.
    if (secure ? url.protocol !== "https:" : /^__(secure|host)-/i.test(name))
        return null;
    const path = attributes.get("path")?.startsWith("/") ? attributes.get("path") : defaultPath(url);
    return { host, path, secure, name, value, isOver: isOver(attributes, now) };
}
function attributeOf(text) {
    const at = text.indexOf("=");
    const [name, value] = at === -1 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
    return [name.trim().toLowerCase(), value.trim()];
}
/** Section 5.3 step 6: for a domain that the host is not in, the cookie is not taken. Wider ones are made its own. */
function isOwnDomain(domain, host) {
    const name = domain.replace(/^\./, "").toLowerCase();
    return name === "" || name === host || (isIP(host) === 0 && host.endsWith(`.${name}`));
}
/** Section 5.1.4: up to the last slash. */
function defaultPath({ pathname }) {
    const end = pathname.lastIndexOf("/");
    return end <= 0 ? "/" : pathname.slice(0, end);
}
/** Max-Age goes before Expires; a date that cannot be read is none. */
function isOver(attributes, now) {
    const maxAge = attributes.get("max-age");
    if (maxAge !== undefined && /^-?\d+$/.test(maxAge))
        return Number(maxAge) <= 0;
    const expires = attributes.get("expires");
    if (expires === undefined)
        return false;
    // Many servers write the day with dashes.
    const date = parseHttpDate(expires) ?? parseHttpDate(expires.replace(/(\d)-(\w{3})-(\d)/, "$1 $2 $3"));
    return date !== null && date <= now;
}
