// Servers that matter to a whole capture: redirects, codings, dates, changing answers, certificates, robots.txt.
import { deflateRawSync, gzipSync } from "node:zlib";
import { body, changing, CHUNKED, flooding, html, lazily, OK, saying, sayingLast, } from "./wire-words.js";
const MB = 1024 * 1024;
const zipped = (times, bytes) => lazily(() => {
    let packed = Buffer.alloc(bytes);
    for (let i = 0; i < times; i++)
        packed = gzipSync(packed);
    const codings = Array.from({ length: times }, () => "gzip").join(", ");
    return html(packed, `Content-Encoding: ${codings}\r\n`);
});
/** A frame of one block as it is (RFC 8878 section 3.1.1): what can be read, and by a certificate's rules is not. */
const ZSTANDARD = Buffer.concat([Buffer.from("28b52ffd2008410000", "hex"), Buffer.from("<p>plain")]);
// Beyond what any content may decode to.
const BOMB = zipped(1, 257 * MB);
/** Behaviours that matter to a capture beyond one fetch; each outcome is that of the first look. */
export const SITES = {
    "redirects to itself": {
        behaviour: (socket, request) => socket.write(`HTTP/1.1 302 F\r\nLocation: ${request.toString().split(" ")[1]}\r\nContent-Length: 0\r\n\r\n`),
        outcome: "captured 302",
    },
    "redirects in a circle": {
        behaviour: (socket, request) => socket.write(`HTTP/1.1 301 M\r\nLocation: ${request.toString().includes("GET /a") ? "/" : "/a"}\r\nContent-Length: 0\r\n\r\n`),
        outcome: "captured 301",
    },
    "redirects to a script": {
        behaviour: saying("HTTP/1.1 302 F\r\nLocation: javascript:alert(1)\r\nContent-Length: 0\r\n\r\n"),
        outcome: "captured 302",
    },
    "redirects to nowhere": {
        behaviour: saying("HTTP/1.1 302 F\r\nLocation: http://[::bad\r\nContent-Length: 0\r\n\r\n"),
        outcome: "captured 302",
    },
    "redirects with control characters": {
        behaviour: saying("HTTP/1.1 302 F\r\nLocation: /a\x01\x7f\0b\r\nContent-Length: 0\r\n\r\n"),
        outcome: "captured 302",
    },
    "redirects to a huge address": {
        behaviour: saying(`HTTP/1.1 302 F\r\nLocation: /${"x".repeat(3500)}\r\nContent-Length: 0\r\n\r\n`),
        outcome: "captured 302",
    },
    "redirects to credentials": {
        behaviour: saying("HTTP/1.1 302 F\r\nLocation: http://root:secret@127.0.0.1:1/\r\nContent-Length: 0\r\n\r\n"),
        outcome: "captured 302",
    },
    "answers 304 to a plain request": { behaviour: saying("HTTP/1.1 304 N\r\n\r\n"), outcome: "unchanged" },
    "sends a gzip bomb": { behaviour: BOMB, outcome: "failed content-too-large" },
    "sends a bomb inside a bomb": { behaviour: zipped(2, 8 * MB), outcome: "failed content-too-large" },
    "nests five codings": { behaviour: zipped(5, 10), outcome: "failed content-coding-unsupported" },
    "sends gzip cut short": {
        behaviour: html(gzipSync("x".repeat(999)).subarray(0, 20), "Content-Encoding: gzip\r\n"),
        outcome: "failed content-corrupt",
    },
    "calls plain text gzip": {
        behaviour: html("plain", "Content-Encoding: gzip\r\n"),
        outcome: "failed content-corrupt",
    },
    "calls plain text brotli": {
        behaviour: html("plain", "Content-Encoding: br\r\n"),
        outcome: "failed content-corrupt",
    },
    "sends Zstandard": {
        behaviour: html(ZSTANDARD, "Content-Encoding: zstd\r\n"),
        outcome: "failed content-coding-unsupported",
    },
    "sends deflate without a zlib head": {
        behaviour: html(deflateRawSync("<p>plain"), "Content-Encoding: deflate\r\n"),
        outcome: "captured 200",
    },
    "names an unknown coding": {
        behaviour: html("plain", "Content-Encoding: zstd\r\n"),
        outcome: "failed content-coding-unsupported",
    },
    "sends junk after gzip": {
        behaviour: html(Buffer.concat([gzipSync("x"), Buffer.from("junk")]), "Content-Encoding: gzip\r\n"),
        outcome: "captured 200",
    },
    "lies about Last-Modified": {
        behaviour: html("x", "Last-Modified: Fri, 31 Dec 9999 23:59:59 GMT\r\nDate: yesterday\r\n"),
        outcome: "captured 200",
    },
    "sends dates that are none": {
        behaviour: html("x", "Last-Modified: \xff\xfe\r\nDate: \r\nAge: -5\r\n"),
        outcome: "captured 200",
    },
    "changes its ETag at every answer": {
        behaviour: changing((nth) => html("same", `ETag: "${nth}"\r\n`)),
        outcome: "captured 200",
    },
    "alternates between two contents": {
        behaviour: changing((nth) => html(nth % 2 === 0 ? "one" : "two")),
        outcome: "captured 200",
    },
    "sends other bytes at every answer": {
        behaviour: changing((nth) => html(`nonce ${nth}`)),
        outcome: "captured 200",
    },
    "alternates between states and errors": {
        behaviour: changing((nth) => nth % 2 === 0 ? html("up") : saying("HTTP/1.1 503 S\r\nRetry-After: 0\r\nContent-Length: 0\r\n\r\n")),
        outcome: /^captured 200$|^failed http-503$/,
    },
    "asks for years of patience": {
        behaviour: saying("HTTP/1.1 404 N\r\nRetry-After: 999999999\r\nContent-Length: 0\r\n\r\n"),
        outcome: "captured 404",
    },
    "sends bytes that are no text": {
        behaviour: html(Buffer.from(Array.from({ length: 512 }, (_, i) => i % 256))),
        outcome: "captured 200",
    },
    "names a charset that does not exist": {
        behaviour: body("text/html; charset=klingon", "<a href=/x>x</a>"),
        outcome: "captured 200",
    },
    "sends UTF-16 cut inside a character": {
        behaviour: html(Buffer.from([0xff, 0xfe, 0x3c, 0, 0x61])),
        outcome: "captured 200",
    },
    "sends nothing but NUL bytes": { behaviour: html(Buffer.alloc(70_000)), outcome: "captured 200" },
    "sends a content type that is none": {
        behaviour: body('\xff;;; charset="', "x"),
        outcome: "captured 200",
    },
    "nests elements without end": { behaviour: html("<div>".repeat(50_000)), outcome: "captured 200" },
    "opens a comment and never closes it": {
        behaviour: html(`<!--${"<a href=/y>".repeat(5000)}`),
        outcome: "captured 200",
    },
    "sends more bytes after its answer": {
        behaviour: saying(`${OK}Content-Length: 1\r\n\r\nx${OK}Content-Length: 9\r\n\r\nsmuggled!`),
        outcome: "captured 200",
    },
    "says keep-alive and closes": {
        behaviour: sayingLast(`${OK}Connection: keep-alive\r\nContent-Length: 1\r\n\r\nx`),
        outcome: "captured 200",
    },
    "says chunked and a length": {
        behaviour: saying(`${OK}Transfer-Encoding: chunked\r\nContent-Length: 99\r\n\r\n1\r\nx\r\n0\r\n\r\n`),
        outcome: "captured 200",
    },
    "says chunked twice": {
        behaviour: saying(`${OK}Transfer-Encoding: chunked, chunked\r\n\r\n1\r\nx\r\n0\r\n\r\n`),
        outcome: /^captured 200$|^failed truncated$/,
    },
    "sends an upper-case chunk extension flood": {
        behaviour: saying(`${CHUNKED}1;${"A".repeat(9000)}\r\nx\r\n0\r\n\r\n`),
        outcome: /^failed (truncated|bad-response)$/,
    },
    "sends a body longer than memory is spent on": {
        behaviour: flooding(`${OK}Content-Type: video/mp4\r\n\r\n`, "film"),
        outcome: "failed truncated",
    },
    "refuses with 403": {
        behaviour: saying("HTTP/1.1 403 F\r\nContent-Length: 0\r\n\r\n"),
        outcome: "blocked",
    },
    "answers a status beyond all": {
        behaviour: saying("HTTP/1.1 999 W\r\nContent-Length: 0\r\n\r\n"),
        outcome: "failed http-999",
    },
    "has an expired certificate": { tls: "expired-cert.pem", outcome: "failed" },
    "has a certificate for another name": { tls: "wrong-name-cert.pem", outcome: "failed" },
    "speaks plain HTTP where TLS is due": { behaviour: html("x"), outcome: "failed" },
};
/** robots.txt gone wrong: what becomes of the pages behind it. */
export const ROBOTS = {
    "has a robots.txt of 50 MB": { robots: flooding(`${OK}\r\n`, "Disallow: /x\n"), outcome: "failed" },
    "has a robots.txt that redirects for ever": {
        robots: saying("HTTP/1.1 302 F\r\nLocation: /robots.txt\r\nContent-Length: 0\r\n\r\n"),
        outcome: "captured 200",
    },
    "has a robots.txt of noise": {
        robots: body("text/plain", Buffer.from(Array.from({ length: 5000 }, (_, i) => (i * 7) % 256))),
        outcome: "captured 200",
    },
    "has a robots.txt that fails": {
        robots: saying("HTTP/1.1 500 E\r\nContent-Length: 0\r\n\r\n"),
        outcome: "failed",
    },
    "has a robots.txt that never comes": { robots: () => undefined, outcome: "failed" },
    "has a robots.txt that is a bomb": { robots: BOMB, outcome: "failed" },
};
