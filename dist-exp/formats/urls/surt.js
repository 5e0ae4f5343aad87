// SURT keys (Sort-friendly URI Reordering Transform) for look-up in indexes. Keys are fuzzy on purpose
// (case, www, session ids, order of parameters): they find captures, they never identify a page.
import { domainToASCII } from "node:url";
/** The rule set of {@link surt}; it changes whenever any key could change, so that indexes know to be rebuilt. */
export const SURT_RULES = "isochron-surt/1";
const DEFAULT_PORTS = { http: "80", https: "443", ftp: "21" };
/** Most addresses: nothing in them needs to be made canonical but www, a known port and a slash at the end. */
const PLAIN_URL = /^(https?):\/\/((?:[a-z0-9-]+\.)+[a-z]+|(?:(?:0|[1-9]\d{0,2})\.){3}(?:0|[1-9]\d{0,2}))(?::(\d+))?((?:\/[a-z0-9_~-][a-z0-9_.~-]*)*)\/?$/;
/** `http://www.Example.org/B/?y=2&x=1` → `org,example)/b?x=1&y=2`; addresses without a host stay as they are. */
export function surt(url) {
    return plainSurt(url) ?? canonicalSurt(url);
}
/** The key of an address that is nearly one already; `null` for others. */
function plainSurt(url) {
    const [, scheme, host, port = "", path] = PLAIN_URL.exec(url) ?? [];
    if (scheme === undefined || host === undefined || host.includes("xn--"))
        return null;
    const at = port === "" || port === DEFAULT_PORTS[scheme] ? "" : `:${port}`;
    return `${reverseHost(withoutWww(host))}${at})${path === "" ? "/" : path}`;
}
function canonicalSurt(url) {
    const text = url.trim().replace(/[\t\r\n]/g, "");
    if (text === "")
        return "-";
    if (/^filedesc:/i.test(text) || (hasScheme(text) && !/^[a-z][a-z0-9+.-]*:\/\//i.test(text)))
        return opaque(text);
    const { host, port, path, query } = splitUrl(hasScheme(text) ? text : `http://${text}`);
    return `${reverseHost(host)}${port === "" ? "" : `:${port}`})${path}${query === "" ? "" : `?${query}`}`;
}
/** The prefix that all keys of a host have in common, with (`domain`) or without its subdomains. */
export function surtHostPrefix(host, match) {
    const key = surt(`http://${host}/`).slice(0, -2);
    return match === "host" ? `${key})` : key;
}
// "example.org:80/x" is a host with a port, "dns:example.org" a scheme: digits after the colon tell.
function hasScheme(text) {
    return /^[a-z][a-z0-9+.-]*:(?!\d+(?:[/?#]|$))/i.test(text);
}
// Keys are ASCII without spaces, so that byte order is everyone's order.
function opaque(text) {
    return text.replace(/[^\x21-\x7e]+/gu, (c) => [...Buffer.from(c)].map((byte) => `%${byte.toString(16).padStart(2, "0").toUpperCase()}`).join(""));
}
function splitUrl(text) {
    const [, scheme = "", authority = "", rest = ""] = /^([^:]*):\/\/([^/?#\\]*)(.*)$/s.exec(text) ?? [];
    const hostPort = authority.slice(authority.lastIndexOf("@") + 1);
    const [, host = "", port = ""] = /^(.*?)(?::(\d*))?$/s.exec(hostPort) ?? [];
    const [, path = "", query = ""] = /^([^?#]*)(?:\?([^#]*))?/s.exec(rest) ?? [];
    return {
        host: canonicalHost(host),
        port: port === DEFAULT_PORTS[scheme.toLowerCase()] ? "" : port,
        path: canonicalPath(path),
        query: canonicalQuery(query),
    };
}
function canonicalHost(host) {
    const unescaped = Buffer.from(unescapeFully(host), "latin1").toString("utf8");
    const tidy = unescaped.replace(/\.{2,}/g, ".").replace(/^\.|\.$/g, "");
    const ascii = domainToASCII(tidy.toLowerCase()) || escapeMinimally(unescapeFully(tidy)).toLowerCase();
    return withoutWww(ascii);
}
function withoutWww(host) {
    return host.replace(/^www\d*\.(?=.)/, "");
}
function reverseHost(host) {
    if (/^\d+\.\d+\.\d+\.\d+$/.test(host) || host.startsWith("["))
        return host;
    return host.split(".").reverse().join(",");
}
function canonicalPath(path) {
    const segments = [];
    for (const segment of unescapeFully(path).replaceAll("\\", "/").split("/")) {
        if (segment === "..")
            segments.pop();
        else if (segment !== "" && segment !== ".")
            segments.push(segment);
    }
    return stripPathSession(escapeMinimally(`/${segments.join("/")}`).toLowerCase());
}
// ASP.NET puts "(S(24 characters))" before the page, Java ";jsessionid=" after it.
function stripPathSession(path) {
    const stripped = path
        .replace(/\/\((?:[a-z]\([0-9a-z]{24}\))+\)(?=\/[^?]+\.aspx)/, "")
        .replace(/\/\([0-9a-z]{24}\)(?=\/[^?]+\.aspx)/, "")
        .replace(/;jsessionid=[0-9a-z]{32}$/, "");
    return stripped.length > 1 ? stripped.replace(/\/$/, "") : stripped;
}
const SESSION_PARAMETER = /^(?:(?:jsessionid|phpsessid|sid)=[0-9a-z]{32}|jsessionid=[0-9a-z$]{10,}|aspsessionid[a-z]{8}=[a-z]{24})$/;
function canonicalQuery(query) {
    if (query === "")
        return "";
    const parameters = escapeMinimally(unescapeFully(query))
        .toLowerCase()
        .replace(/(^|&)cfid=[^&]+&cftoken=[^&]+(&|$)/, (_, before, after) => (before && after ? "&" : ""))
        .split("&");
    const kept = parameters.filter((parameter) => !SESSION_PARAMETER.test(parameter));
    const ordered = kept.map((parameter) => [parameter.split("=", 1)[0], parameter]).sort(byKey);
    return ordered.map(([, parameter]) => parameter).join("&");
}
function byKey(a, b) {
    if (a[0] !== b[0])
        return a[0] < b[0] ? -1 : 1;
    return a[1] < b[1] ? -1 : a[1] > b[1] ? 1 : 0;
}
// Undoes percent-encoding until none is left, in one pass: each decoded character may complete another
// escape at the end of what is already out. The result is a string of bytes (latin1 of UTF-8).
function unescapeFully(text) {
    if (/^[\x20-\x24\x26-\x7e]*$/.test(text))
        return text;
    const out = [];
    for (const char of Buffer.from(text, "utf8").toString("latin1")) {
        out.push(char);
        while (out.length >= 3 && out.at(-3) === "%" && /^[0-9a-f]{2}$/i.test(out.at(-2) + out.at(-1))) {
            const code = Number.parseInt(out.splice(-2).join(""), 16);
            out[out.length - 1] = String.fromCharCode(code);
        }
    }
    return out.join("");
}
// Only what would break a line, a URL's structure or ASCII is escaped again.
function escapeMinimally(bytes) {
    return bytes.replace(/[^\x21-\x7e]|[#%]/g, (c) => `%${c.charCodeAt(0).toString(16).padStart(2, "0").toUpperCase()}`);
}
