import { Kn as parsePageUrl } from "./formats-CP_ayLbB.js";
import { domainToASCII } from "node:url";
var BODY = ":body";
/** What may stand in a fragment as it is (RFC 3986 section 3.5), the signs that part it aside. */
var AS_IT_IS = /[\w.~:,/?@!$()*;-]/;
var TOKEN = /^[!#$%'*+.^_`|~0-9a-z-]+$/;
/** Fields that frame the message, belong to a connection, are the profile's own or make a request conditional: no page's. */
var NEVER_OF_A_PAGE = /^(host|connection|keep-alive|te|trailer|transfer-encoding|upgrade|expect|content-length|user-agent|accept-encoding|proxy-.*|if-.*)$/;
/** Methods that a page may use while it is shown; what would change or delete is never sent. */
var METHODS = /* @__PURE__ */ new Set([
	"GET",
	"POST",
	"OPTIONS"
]);
/** The page that a request is; `null` for a request that is not sent, or too long to be kept. */
function pageOfRequest(address, { method, fields, body }) {
	if (method === "GET" && fields.length === 0 && body === null) return address;
	if (!METHODS.has(method) || !fields.every(isField)) return null;
	const sorted = fields.toSorted(([a], [b]) => a < b ? -1 : 1);
	if (sorted.some(([name], i) => name === sorted[i + 1]?.[0])) return null;
	const parts = [method, ...sorted.map(([name, value]) => `${escaped(name)}=${escaped(value)}`)];
	if (body !== null) parts.push(`${BODY}=${escapedBytes(body)}`);
	const url = `${address}#${parts.join("&")}`;
	return url.length > 16384 ? null : url;
}
/** The request that a page is, where it is more than a GET of its address. */
function requestOf(url) {
	const at = url.indexOf("#");
	if (at === -1) return null;
	const [method = "", ...parts] = url.slice(at + 1).split("&");
	const fields = [];
	let body = null;
	for (const part of parts) {
		const [name = "", value = ""] = part.split("=", 2);
		if (name === BODY) body = bytesOf(value);
		else fields.push([textOf(name), textOf(value)]);
	}
	return {
		method,
		fields,
		body
	};
}
/** The address alone, as it stands in the request's target and in WARC-Target-URI. */
function addressOf(url) {
	const at = url.indexOf("#");
	return at === -1 ? url : url.slice(0, at);
}
/** Between which texts, and with which end, all pages stand that ask an address by this method with this body. */
function pagesLike(address, { method, body }) {
	const start = `${address}#${method}`;
	return {
		from: start,
		before: `${start}'`,
		end: body === null ? null : `&${BODY}=${escapedBytes(body)}`
	};
}
/** What stands beside the address; `null` for a plain page. */
function requestPartOf(url) {
	const at = url.indexOf("#");
	return at === -1 ? null : url.slice(at + 1);
}
/** Whether a text is the URL of a page as a run writes it: normalised, and its request in the one form there is. */
function isPageUrl(text) {
	if (typeof text !== "string") return false;
	const at = text.indexOf("#");
	if (at === -1) return parsePageUrl(text) === text;
	const address = text.slice(0, at);
	if (text.length > 16384 || parsePageUrl(address) !== address) return false;
	return pageOfRequest(address, requestOf(text)) === text;
}
function isField([name, value]) {
	return TOKEN.test(name) && !NEVER_OF_A_PAGE.test(name) && /^[\t\x20-\x7e\x80-\xff]*$/.test(value);
}
/** Names and values are latin1, as they are sent. */
function escaped(text) {
	return escapedBytes(Uint8Array.from(text, (sign) => sign.charCodeAt(0)));
}
function escapedBytes(bytes) {
	let text = "";
	for (const byte of bytes) {
		const sign = String.fromCharCode(byte);
		text += AS_IT_IS.test(sign) ? sign : `%${byte.toString(16).toUpperCase().padStart(2, "0")}`;
	}
	return text;
}
function textOf(part) {
	return part.replace(/%([0-9A-F]{2})/g, (_, digits) => String.fromCharCode(Number.parseInt(digits, 16)));
}
function bytesOf(part) {
	return Uint8Array.from(textOf(part), (sign) => sign.charCodeAt(0));
}
//#endregion
//#region src/model/captures/capture.ts
/** Whether the capture can still go on. */
function isUnfinished({ phase }) {
	return phase === "visiting" || phase === "revisiting";
}
/** Whether it is made of other tools' records. */
function isImport({ settings }) {
	return settings.imported === true;
}
/** Whether it holds a watch's looks of a day, and speaks of no moment. */
function isRefresh({ settings }) {
	return settings.refresh === true;
}
/** Whether it holds what the owner or a recorder tells, and no answer to a request of ours. */
function isTestimony({ settings }) {
	return settings.testimony !== void 0;
}
/** Whether it is of its site as of one moment: no patch of another capture, no looks of a watch, no testimony. */
function isOfMoment(capture) {
	return capture.settings.patchOf === void 0 && !isRefresh(capture) && !isTestimony(capture);
}
/** The capture that a capture patches, if it is a patch. */
function patchedBy({ settings }) {
	return settings.patchOf ?? null;
}
//#endregion
//#region src/formats/urls/surt.ts
/** The rule set of {@link surt}; it changes whenever any key could change, so that indexes know to be rebuilt. */
var SURT_RULES = "isochron-surt/1";
var DEFAULT_PORTS = {
	http: "80",
	https: "443",
	ftp: "21"
};
/** Most addresses: nothing in them needs to be made canonical but www, a known port and a slash at the end. */
var PLAIN_URL = /^(https?):\/\/((?:[a-z0-9-]+\.)+[a-z]+|(?:(?:0|[1-9]\d{0,2})\.){3}(?:0|[1-9]\d{0,2}))(?::(\d+))?((?:\/[a-z0-9_~-][a-z0-9_.~-]*)*)\/?$/;
/** `http://www.Example.org/B/?y=2&x=1` → `org,example)/b?x=1&y=2`; addresses without a host stay as they are. */
function surt(url) {
	return plainSurt(url) ?? canonicalSurt(url);
}
/** The key of an address that is nearly one already; `null` for others. */
function plainSurt(url) {
	const [, scheme, host, port = "", path] = PLAIN_URL.exec(url) ?? [];
	if (scheme === void 0 || host === void 0 || host.includes("xn--")) return null;
	const at = port === "" || port === DEFAULT_PORTS[scheme] ? "" : `:${port}`;
	return `${reverseHost(withoutWww(host))}${at})${path === "" ? "/" : path}`;
}
function canonicalSurt(url) {
	const text = url.trim().replace(/[\t\r\n]/g, "");
	if (text === "") return "-";
	if (/^filedesc:/i.test(text) || hasScheme(text) && !/^[a-z][a-z0-9+.-]*:\/\//i.test(text)) return opaque(text);
	const { host, port, path, query } = splitUrl(hasScheme(text) ? text : `http://${text}`);
	return `${reverseHost(host)}${port === "" ? "" : `:${port}`})${path}${query === "" ? "" : `?${query}`}`;
}
/** The prefix that all keys of a host have in common, with (`domain`) or without its subdomains. */
function surtHostPrefix(host, match) {
	const key = surt(`http://${host}/`).slice(0, -2);
	return match === "host" ? `${key})` : key;
}
function hasScheme(text) {
	return /^[a-z][a-z0-9+.-]*:(?!\d+(?:[/?#]|$))/i.test(text);
}
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
		query: canonicalQuery(query)
	};
}
function canonicalHost(host) {
	const tidy = Buffer.from(unescapeFully(host), "latin1").toString("utf8").replace(/\.{2,}/g, ".").replace(/^\.|\.$/g, "");
	return withoutWww(domainToASCII(tidy.toLowerCase()) || escapeMinimally(unescapeFully(tidy)).toLowerCase());
}
function withoutWww(host) {
	return host.replace(/^www\d*\.(?=.)/, "");
}
function reverseHost(host) {
	if (/^\d+\.\d+\.\d+\.\d+$/.test(host) || host.startsWith("[")) return host;
	return host.split(".").reverse().join(",");
}
function canonicalPath(path) {
	const segments = [];
	for (const segment of unescapeFully(path).replaceAll("\\", "/").split("/")) if (segment === "..") segments.pop();
	else if (segment !== "" && segment !== ".") segments.push(segment);
	return stripPathSession(escapeMinimally(`/${segments.join("/")}`).toLowerCase());
}
function stripPathSession(path) {
	const stripped = path.replace(/\/\((?:[a-z]\([0-9a-z]{24}\))+\)(?=\/[^?]+\.aspx)/, "").replace(/\/\([0-9a-z]{24}\)(?=\/[^?]+\.aspx)/, "").replace(/;jsessionid=[0-9a-z]{32}$/, "");
	return stripped.length > 1 ? stripped.replace(/\/$/, "") : stripped;
}
var SESSION_PARAMETER = /^(?:(?:jsessionid|phpsessid|sid)=[0-9a-z]{32}|jsessionid=[0-9a-z$]{10,}|aspsessionid[a-z]{8}=[a-z]{24})$/;
function canonicalQuery(query) {
	if (query === "") return "";
	return escapeMinimally(unescapeFully(query)).toLowerCase().replace(/(^|&)cfid=[^&]+&cftoken=[^&]+(&|$)/, (_, before, after) => before && after ? "&" : "").split("&").filter((parameter) => !SESSION_PARAMETER.test(parameter)).map((parameter) => [parameter.split("=", 1)[0], parameter]).sort(byKey).map(([, parameter]) => parameter).join("&");
}
function byKey(a, b) {
	if (a[0] !== b[0]) return a[0] < b[0] ? -1 : 1;
	return a[1] < b[1] ? -1 : a[1] > b[1] ? 1 : 0;
}
function unescapeFully(text) {
	if (/^[\x20-\x24\x26-\x7e]*$/.test(text)) return text;
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
function escapeMinimally(bytes) {
	return bytes.replace(/[^\x21-\x7e]|[#%]/g, (c) => `%${c.charCodeAt(0).toString(16).padStart(2, "0").toUpperCase()}`);
}
//#endregion
export { isOfMoment as a, isUnfinished as c, isPageUrl as d, pageOfRequest as f, requestPartOf as h, isImport as i, patchedBy as l, requestOf as m, surt as n, isRefresh as o, pagesLike as p, surtHostPrefix as r, isTestimony as s, SURT_RULES as t, addressOf as u };
