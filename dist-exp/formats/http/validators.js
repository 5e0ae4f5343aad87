import { parseHttpDate } from "./http-date.js";
import { headerValue } from "./http-head.js";
/**
 * The rule: any of these fields shows that a cache stands between us and the origin, whatever its value. A "MISS"
 * today may be a hit in the layer behind it or tomorrow, so presence alone makes the response suspect.
 */
const CACHE_FIELDS = new Set([
    "age",
    "via",
    "cache-status",
    "cdn-cache-status",
    "cf-cache-status",
    "x-cache",
    "x-cache-hits",
    "x-cache-lookup",
    "x-cache-status",
    "x-cacheable",
    "x-fastcgi-cache",
    "x-proxy-cache",
    "x-served-by",
    "x-varnish",
    "x-varnish-cache",
]);
const MAX_ETAG_LENGTH = 1024;
/** Reads the validators of a response; malformed values count as absent. */
export function validatorsOf(headers) {
    const etag = headerValue(headers, "etag");
    const age = headerValue(headers, "age");
    const cacheFields = cacheFieldsOf(headers);
    return {
        etag: etag !== null && isEntityTag(etag) ? etag : null,
        lastModified: parseHttpDate(headerValue(headers, "last-modified")),
        date: parseHttpDate(headerValue(headers, "date")),
        ageSeconds: age !== null && /^\d{1,10}$/.test(age) ? Number(age) : null,
        cacheSigns: cacheFields.length > 0,
        ...(cacheFields.length > 0 && { cacheFields }),
    };
}
function cacheFieldsOf(headers) {
    const names = headers.map(([name]) => name.toLowerCase()).filter((name) => CACHE_FIELDS.has(name));
    return names.length === 0 ? names : [...new Set(names)].sort();
}
/** An entity tag as RFC 9110 section 8.8.3 writes it; others could not be sent back safely. */
function isEntityTag(text) {
    return text.length <= MAX_ETAG_LENGTH && /^(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"$/.test(text);
}
