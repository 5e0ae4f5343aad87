// The one fixed request that every fetch sends: claims hold for this profile (docs/evidence.md, request profile).
import { UsageError } from "#errors.js";
import { formatHttpDate } from "#formats/index.js";
import { requestOf } from "#model/index.js";
import { cookieHeader, describeCookies } from "./cookie-file.js";
import { CookieJar } from "./cookie-jar.js";
import { credentialFor, describeCredentials } from "./credentials.js";
/** Headers beside Host, in the order sent. No cookies, no language unless given: what a stranger gets. */
export class RequestProfile {
    /** Cookies that hosts set; empty unless somebody obeys. */
    jar = new CookieJar();
    #headers;
    #cookies;
    #credentials;
    constructor(userAgent, extras = {}) {
        const headers = {
            "User-Agent": checkedValue("User-Agent", userAgent),
            Accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
            // gzip alone: every reader of WARC files can decode it.
            "Accept-Encoding": "gzip",
            ...Object.fromEntries((extras.headers ?? []).map(parseHeaderLine)),
        };
        this.#cookies = extras.cookies ?? [];
        this.#credentials = extras.credentials ?? [];
        this.#headers = headers;
    }
    /** For the record; cookies by name and digest, credentials by origin and digest. */
    get recorded() {
        const cookies = describeCookies([...this.#cookies, ...this.jar.kept]);
        const credentials = describeCredentials(this.#credentials);
        return {
            ...this.#headers,
            ...(credentials === null ? {} : { Authorization: credentials }),
            ...(cookies === null ? {} : { Cookie: cookies }),
        };
    }
    /** A request to the URL: a GET, or what the page or the caller makes of it. */
    requestOf(url, request) {
        const credential = credentialFor(this.#credentials, url);
        const sent = this.#bytes(url, request, credential?.sent ?? null);
        return { sent, recorded: credential ? this.#bytes(url, request, credential.recorded) : sent };
    }
    #bytes(url, request, authorization) {
        const { method, fields, body } = bodied(url, request);
        const lines = new Map();
        const put = (name, value) => lines.set(name.toLowerCase(), `${name}: ${value}`);
        put("Host", url.host);
        for (const [name, value] of Object.entries(this.#headers))
            put(name, value);
        if (authorization !== null)
            put("Authorization", authorization);
        const own = fields.find(([name]) => name === "cookie")?.[1];
        const cookies = [cookieHeader(this.#cookies, this.jar.kept, url), own].filter((one) => one !== null && one !== undefined);
        if (cookies.length > 0)
            put("Cookie", cookies.join("; "));
        for (const [name, value] of fields)
            if (name !== "cookie")
                put(asWritten(name), value);
        for (const [name, value] of conditionLines(request))
            put(name, value);
        if (body !== null)
            put("Content-Length", String(body.length));
        const start = `${method} ${url.pathname}${url.search} HTTP/1.1`;
        const head = Buffer.from(`${[start, ...lines.values()].join("\r\n")}\r\n\r\n`, "latin1");
        return body === null ? head : Buffer.concat([head, body]);
    }
}
/** What is sent beside the profile: a page's own request, or the caller's POST. */
function bodied(url, { post }) {
    if (post) {
        const own = [
            ["content-type", post.contentType],
            ...(post.fields ?? []),
        ];
        const fields = own.map(([name, value]) => [name, checkedValue(asWritten(name), value)]);
        return { method: "POST", fields, body: post.body };
    }
    const asked = requestOf(url.href) ?? { method: "GET", fields: [], body: null };
    // RFC 9110 section 8.6: a POST says how long its body is, even one without.
    return asked.method === "POST" ? { ...asked, body: asked.body ?? new Uint8Array() } : asked;
}
/** In the form in which names are mostly written. */
function asWritten(name) {
    return name.replaceAll(/(^|-)[a-z]/g, (sign) => sign.toUpperCase());
}
function conditionLines({ conditional }) {
    const { etag, lastModified } = conditional ?? {};
    return [
        ...(etag === undefined
            ? []
            : [["If-None-Match", checkedValue("If-None-Match", etag)]]),
        ...(lastModified === undefined
            ? []
            : [["If-Modified-Since", formatHttpDate(lastModified)]]),
    ];
}
/** Fields that frame the message, belong to one connection, or are ours to say truly. */
const NOT_TO_BE_GIVEN = /^(host|connection|keep-alive|te|trailer|transfer-encoding|upgrade|expect|range|user-agent|accept-encoding|proxy-.*|content-.*|if-.*)$/i;
function parseHeaderLine(line) {
    const [, name = "", value = ""] = /^([!#$%&'*+.^_`|~\w-]{1,128}):[ \t]*(.*?)[ \t]*$/.exec(line) ?? [];
    if (name === "")
        throw refusedHeader(line, "a header is written like 'Accept-Language: de'");
    if (/^cookie$/i.test(name))
        throw refusedHeader(line, "cookies are given by --cookie-file");
    // It would go to every host that a page needs something from.
    if (/^authorization$/i.test(name))
        throw refusedHeader(`${name}: …`, "it would be sent to every host: use --auth");
    if (NOT_TO_BE_GIVEN.test(name))
        throw refusedHeader(line, "this field is not free to choose");
    return [name.toLowerCase() === "accept" ? "Accept" : name, checkedValue(name, value)];
}
function refusedHeader(line, why) {
    return new UsageError("BAD_INPUT", `--header ${JSON.stringify(line.slice(0, 80))}: ${why}`);
}
/** Refuses values that would end their line or cannot be sent as latin1. */
function checkedValue(name, value) {
    if (/^[\x20-\x7e\xa0-\xff]{1,2048}$/.test(value))
        return value;
    throw new UsageError("BAD_INPUT", `not a value for the ${name} header: ${JSON.stringify(value.slice(0, 80))}`);
}
