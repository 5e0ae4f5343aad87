// The address under which an answer may be recorded. What is secret in an address must reach no disk, and what was
// answered to it may be secret too; so such answers are passed over, not filed under a shorter address.
import { parsePageUrl } from "#model/index.js";
import { isNamed } from "./record-rules.js";
/** Somebody's address of mail, also with its sign escaped. */
const MAIL = /[\w.+-]{1,64}(?:@|%40)[\w-]{1,63}(?:\.[\w-]{1,63})+/i;
/** A JSON Web Token (RFC 7519): base64 of an object's beginning, twice, with a dot between. */
const TOKEN = /eyJ[\w-]{8,}\.eyJ[\w-]{4,}/;
/** Short values are no secrets, and are found in any text. */
export const LEAST_SECRET_CHARS = 6;
/** The page that a request's target names on the public site. */
export function recordedAddress(target, rules) {
    const path = pathOf(target);
    const url = path === null ? null : parsePageUrl(path, rules.as);
    if (url === null || !url.startsWith(rules.as))
        return { kind: "none", why: "address" };
    if (hasSecret(url, rules))
        return { kind: "none", why: "secret-address" };
    const cut = withoutIgnored(url, rules);
    if (!rules.takesQueries && cut.includes("?"))
        return { kind: "none", why: "query" };
    return { kind: "page", url: cut, takenOut: cut === url ? [] : ignoredValues(url, rules) };
}
/** Path and query of a target in origin or absolute form (RFC 9112 section 3.2); two slashes at its head name no host. */
function pathOf(target) {
    if (target.startsWith("/"))
        return target.startsWith("//") ? `/.${target}` : target;
    const [, path] = /^https?:\/\/[^/?#]*(.*)$/i.exec(target) ?? [];
    return path === undefined ? null : path.startsWith("/") ? pathOf(path) : `/${path}`;
}
/** Whether an address says something that must not be kept. */
export function hasSecret(text, { secretParams }) {
    if (MAIL.test(text) || TOKEN.test(text))
        return true;
    return paramsOf(text).some((param) => isNamed(nameOf(param), secretParams));
}
function withoutIgnored(url, { ignoredParams }) {
    const start = url.indexOf("?");
    if (start === -1)
        return url;
    const left = paramsOf(url).filter((param) => !isNamed(nameOf(param), ignoredParams));
    return (left.length === 0 ? url.slice(0, start) : `${url.slice(0, start)}?${left.join("&")}`);
}
function ignoredValues(url, { ignoredParams }) {
    return paramsOf(url)
        .filter((param) => isNamed(nameOf(param), ignoredParams))
        .map((param) => param.slice(param.indexOf("=") + 1))
        .filter((value) => value.length >= LEAST_SECRET_CHARS);
}
function paramsOf(url) {
    const start = url.indexOf("?");
    return start === -1 ? [] : url.slice(start + 1).split(/[&;]/);
}
function nameOf(param) {
    const raw = param.split("=", 1)[0];
    try {
        return decodeURIComponent(raw);
    }
    catch {
        return raw;
    }
}
/** The same, remembered for the targets asked for last. */
export function rememberedAddresses(most) {
    const known = new Map();
    return (target, rules) => {
        let address = known.get(target);
        if (address)
            return address;
        address = recordedAddress(target, rules);
        if (known.size >= most)
            known.clear();
        known.set(target, address);
        return address;
    };
}
