// The message that a page is asked for with, where no socket writes it: as the live fetcher writes one.
import { formatHttpDate } from "#formats/index.js";
import { requestOf } from "#model/index.js";
/** A GET of the page's address, or the method, fields and body that its URL names, with a profile's fields. */
export function requestMessage({ url: page, conditional }, profile) {
    const url = new URL(page);
    const { method, fields, body } = requestOf(page) ?? { method: "GET", fields: [], body: null };
    const content = body ?? (method === "POST" ? new Uint8Array() : null);
    const { etag, lastModified } = conditional ?? {};
    const lines = new Map();
    const put = (name, value) => lines.set(name.toLowerCase(), `${name}: ${value}\r\n`);
    put("Host", url.host);
    for (const [name, value] of Object.entries(profile))
        put(name, value);
    for (const [name, value] of fields)
        if (name === "cookie")
            put("Cookie", value);
    for (const [name, value] of fields)
        if (name !== "cookie")
            put(asWritten(name), value);
    if (etag !== undefined)
        put("If-None-Match", etag);
    if (lastModified !== undefined)
        put("If-Modified-Since", formatHttpDate(lastModified));
    if (content)
        put("Content-Length", String(content.length));
    const head = `${method} ${url.pathname}${url.search} HTTP/1.1\r\n${[...lines.values()].join("")}\r\n`;
    return Buffer.concat([Buffer.from(head, "latin1"), content ?? new Uint8Array()]);
}
function asWritten(name) {
    return name.replaceAll(/(^|-)[a-z]/g, (sign) => sign.toUpperCase());
}
