// Contents that lie about themselves, swell, never end, or lead on without end.
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from "node:zlib";
import { body, changing, dripping, flooding, html, lazily, OK, saying, } from "./wire-words.js";
const WHOLE = "captured 200";
const TEXT = Buffer.from("<!doctype html><p>some text, some text, some text</p>");
const coded = (coding, ...parts) => html(Buffer.concat(parts), `Content-Encoding: ${coding}\r\n`);
const XML_BOMB = `<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]><l>&b;</l>`;
const slowly = (text) => (socket) => {
    let at = 0;
    const next = () => {
        if (at >= text.length || !socket.writable)
            return;
        socket.write(text[at++], "latin1", () => setImmediate(next));
    };
    next();
};
/** Each content with what the record says of its first look. */
export const CONTENTS = {
    "sends gzip in two members": { behaviour: coded("gzip", gzipSync(TEXT), gzipSync(TEXT)), outcome: WHOLE },
    "pads gzip with zeros": { behaviour: coded("gzip", gzipSync(TEXT), Buffer.alloc(9)), outcome: WHOLE },
    "pads gzip with zeros and junk": {
        behaviour: coded("gzip", gzipSync(TEXT), Buffer.from("\0\0x")),
        outcome: WHOLE,
    },
    "sends a comment after gzip": {
        behaviour: coded("gzip", gzipSync(TEXT), Buffer.from("<!-- served in 3 ms -->")),
        outcome: WHOLE,
    },
    "cuts a second gzip member": {
        behaviour: coded("gzip", gzipSync(TEXT), gzipSync(TEXT).subarray(0, 12)),
        outcome: "failed content-corrupt",
    },
    "sends an empty gzip": { behaviour: coded("gzip", gzipSync("")), outcome: WHOLE },
    "calls nothing gzip": { behaviour: coded("gzip"), outcome: WHOLE },
    "sends gzip in gzip": { behaviour: coded("gzip, gzip", gzipSync(gzipSync(TEXT))), outcome: WHOLE },
    "sends deflate with a head": { behaviour: coded("deflate", deflateSync(TEXT)), outcome: WHOLE },
    "sends deflate without a head": { behaviour: coded("deflate", deflateRawSync(TEXT)), outcome: WHOLE },
    "sends junk after deflate": {
        behaviour: coded("deflate", deflateSync(TEXT), Buffer.from("x")),
        outcome: WHOLE,
    },
    "sends brotli": { behaviour: coded("br", brotliCompressSync(TEXT)), outcome: WHOLE },
    "sends junk after brotli": {
        behaviour: coded("br", brotliCompressSync(TEXT), Buffer.from("x")),
        outcome: WHOLE,
    },
    "calls gzip deflate": { behaviour: coded("deflate", gzipSync(TEXT)), outcome: "failed content-corrupt" },
    "names its coding in capitals": { behaviour: coded("GZip", gzipSync(TEXT)), outcome: WHOLE },
    "names identity and commas": { behaviour: coded(",identity,,", TEXT), outcome: WHOLE },
    "sends gzip with a wrong checksum": {
        behaviour: coded("gzip", gzipSync(TEXT).subarray(0, -8), Buffer.alloc(8)),
        outcome: "failed content-corrupt",
    },
    "calls a page a picture": { behaviour: body("image/png", TEXT), outcome: WHOLE },
    "calls a picture a page": {
        behaviour: html(Buffer.from("\x89PNG\r\n\x1a\n\0\0\0", "latin1")),
        outcome: WHOLE,
    },
    "calls a page a style sheet": {
        behaviour: body("text/css", `@import "${"x".repeat(9000)}";`),
        outcome: WHOLE,
    },
    "sends CSS that never closes": {
        behaviour: body("text/css", "a{background:url(".repeat(3000)),
        outcome: WHOLE,
    },
    "says UTF-7": { behaviour: body("text/html; charset=utf-7", "+ADw-script+AD4-"), outcome: WHOLE },
    "says UTF-16 and sends ASCII": { behaviour: body("text/html; charset=utf-16le", TEXT), outcome: WHOLE },
    "says two charsets": {
        behaviour: body("text/html; charset=a; charset=b", '<meta charset="c"><p>x'),
        outcome: WHOLE,
    },
    "sends a part that nobody asked for": {
        behaviour: saying("HTTP/1.1 206 P\r\nContent-Range: bytes 0-2/9\r\nContent-Length: 3\r\n\r\nabc"),
        outcome: "captured 206",
    },
    "sends many parts": {
        behaviour: saying("HTTP/1.1 206 P\r\nContent-Type: multipart/byteranges; boundary=x\r\nContent-Length: 9\r\n\r\n--x\r\n\r\n--"),
        outcome: "captured 206",
    },
    "sends events without end": {
        behaviour: dripping(`${OK}Content-Type: text/event-stream\r\n\r\n`, "data: x\n\n", 50),
        outcome: "failed truncated",
    },
    "replaces its content without end": {
        behaviour: flooding(`${OK}Content-Type: multipart/x-mixed-replace; boundary=b\r\n\r\n`, "--b\r\n\r\nx\r\n"),
        outcome: "failed truncated",
    },
    "sends an XML bomb": { behaviour: body("application/xml", XML_BOMB), outcome: WHOLE },
    "sends a feed that names itself": {
        behaviour: body("application/rss+xml", "<rss><channel><item><link>/</link></item></channel></rss>"),
        outcome: WHOLE,
    },
    "sends a sitemap of sitemaps": {
        behaviour: body("application/xml", "<sitemapindex><sitemap><loc>/</loc></sitemap></sitemapindex>"),
        outcome: WHOLE,
    },
    "sends an SVG that loads others": {
        behaviour: body("image/svg+xml", '<svg><image href="http://127.0.0.1:1/x"/><script>x()</script></svg>'),
        outcome: WHOLE,
    },
    "sends 20,000 links": {
        behaviour: lazily(() => html(Array.from({ length: 20_000 }, (_, i) => `<a href=/x/${i}>`).join(""))),
        outcome: WHOLE,
    },
    "sends a link of a megabyte": {
        behaviour: lazily(() => html(`<a href="/${"x".repeat(1_000_000)}">x</a>`)),
        outcome: WHOLE,
    },
    "sends attributes without end": { behaviour: html(`<a ${"a=b ".repeat(50_000)}>`), outcome: WHOLE },
    "sends quotes that never close": { behaviour: html(`<a href="${"'".repeat(100_000)}`), outcome: WHOLE },
    "sends a base that leads away": {
        behaviour: html('<base href="http://10.0.0.1/"><img src=x>'),
        outcome: WHOLE,
    },
    "sends a meta refresh to itself": {
        behaviour: html('<meta http-equiv=refresh content="0;url=/">'),
        outcome: WHOLE,
    },
    "sends its answer byte by byte": {
        behaviour: slowly(`${OK}Content-Length: 40\r\n\r\n${"x".repeat(40)}`),
        outcome: WHOLE,
    },
    "sends its answer twice": {
        behaviour: saying(`${OK}Content-Length: 1\r\n\r\nx`.repeat(2)),
        outcome: WHOLE,
    },
    "answers once more a moment later": {
        behaviour: (socket) => {
            socket.write(`${OK}Content-Length: 1\r\n\r\nx`);
            setTimeout(() => socket.writable && socket.write(`${OK}Content-Length: 1\r\n\r\ny`), 5).unref();
        },
        outcome: WHOLE,
    },
    "grows at every answer": { behaviour: changing((nth) => html("x".repeat(nth + 1))), outcome: WHOLE },
    "changes its status at every answer": {
        behaviour: changing((nth) => saying(`HTTP/1.1 ${nth % 2 === 0 ? 200 : 404} X\r\nContent-Length: 1\r\n\r\nx`)),
        outcome: /^captured (200|404)$/,
    },
    "changes its framing at every answer": {
        behaviour: changing((nth) => nth % 2 === 0
            ? saying(`${OK}Content-Length: 1\r\n\r\nx`)
            : saying(`${OK}Transfer-Encoding: chunked\r\n\r\n1\r\nx\r\n0\r\n\r\n`)),
        outcome: WHOLE,
    },
    "changes its coding at every answer": {
        behaviour: changing((nth) => (nth % 2 === 0 ? html(TEXT) : coded("gzip", gzipSync(TEXT)))),
        outcome: WHOLE,
    },
};
