// Random odd responses: every part of an HTTP answer in the forms that real and hostile servers give it. Seeded, so
// that one on which two readers disagree can be made again.
import { deflateRawSync, deflateSync, gzipSync } from "node:zlib";
import { chunkedForms } from "./odd-chunks.js";
/** Draws one of the forms by weight. */
export function draw(random, forms) {
    const total = forms.reduce((sum, [weight]) => sum + weight, 0);
    let left = random.next() * total;
    for (const [weight, value] of forms)
        if ((left -= weight) < 0)
            return value;
    return forms.at(-1)[1];
}
const STATES = [
    200, 200, 200, 200, 200, 201, 203, 204, 204, 205, 206, 226, 299, 300, 301, 302, 303, 307, 308,
];
const OTHERS = [101, 304, 399, 400, 401, 403, 404, 404, 405, 410, 416, 418, 451, 500, 505, 599, 600, 999];
const VERSIONS = [
    [30, "HTTP/1.1 "],
    [4, "HTTP/1.0 "],
    [1, "HTTP/1.1  "],
    [1, "HTTP/1.1\t"],
    [1, "http/1.1 "],
    [1, "HTTP/2 "],
    [1, "HTTP/1 "],
    [1, "HTTP/0.9 "],
    [0.3, "HTTP/1.12 "],
];
const REASONS = [
    [8, " OK"],
    [2, ""],
    [1, " "],
    [1, "\tTab"],
    [1, " \x80\xff odd"],
    [0.3, "x"],
];
const TYPES = [
    [10, "Content-Type: text/html"],
    [2, "Content-Type: text/plain; charset=utf-8"],
    [1, "Content-Type:application/octet-stream"],
    [1, "content-type : text/html"],
    [1, "Content-Type: text/html\n ; charset=x"],
    [1, "Content-Type: a/b\nContent-Type: c/d"],
    [1, "Content-Type:"],
    [2, ""],
];
const EXTRAS = [
    [12, ""],
    [2, "Connection: close"],
    [2, "Connection: keep-alive"],
    [1, "no colon here"],
    [1, ": no name"],
    [1, "X-Nul: a\0b"],
    [1, `X-Long: ${"x".repeat(3000)}`],
    [1, 'ETag: "a"\nLast-Modified: Mon, 01 Jan 2024 00:00:00 GMT'],
    [1, "Date: Mon, 32 Foo 2024 00:00:00 GMT"],
    [1, "Age: 5\nVia: 1.1 x"],
    [1, "Location: /elsewhere"],
    [1, "Location: \xe9 #x"],
    [1, "X-Folded: a\n\tb\n \n c"],
    [1, "X-Cr: a\rb"],
    [1, " Content-Length: 7"],
];
const TEXT = Buffer.from("<!doctype html><title>odd</title><p>An odd answer to a plain question.</p>");
/** Made when first drawn from: the bombs take a while. */
let codedOnce = null;
/** Content codings as declared, with the payload that comes under them. */
function codedForms(text) {
    const gzip = gzipSync(text);
    const coded = (coding, ...payload) => ({
        field: `Content-Encoding: ${coding}`,
        payload: Buffer.concat(payload),
    });
    return [
        [20, { field: "", payload: text }],
        [2, { field: "", payload: Buffer.alloc(0) }],
        [2, coded("gzip", gzip)],
        [1, coded("X-GZIP", gzip)],
        [1, coded("gzip", text)],
        [1, coded("gzip", gzip, gzip)],
        [1, coded("gzip", gzip, Buffer.alloc(5))],
        [1, coded("gzip", gzip, Buffer.from("more"))],
        [1, coded("gzip", gzip, Buffer.from("\0more"))],
        [1, coded("gzip", gzip, Buffer.alloc(2), gzip)],
        [1, coded("gzip", gzip.subarray(0, -3))],
        [1, coded("gzip", gzipSync(""))],
        [1, coded("gzip", Buffer.alloc(0))],
        [1, coded("gzip, gzip", gzipSync(gzip))],
        [1, coded("gzip, deflate", deflateSync(gzip))],
        [1, coded("gzip,, identity", gzip)],
        [1, coded("gzip, gzip", gzipSync(Buffer.alloc(0)))],
        [1, coded("deflate", deflateSync(text))],
        [1, coded("deflate", deflateRawSync(text))],
        [1, coded("deflate", deflateSync(text), Buffer.from("more"))],
        [1, coded("deflate", deflateRawSync(text), Buffer.alloc(1))],
        [1, coded("deflate", text)],
        [1, coded("zstd", text)],
        [1, coded("identity", text)],
        [1, coded("", text)],
        [1, coded("gzip, gzip, gzip, gzip, gzip", gzip)],
        [1, coded("gzip, gzip", gzipSync(gzipSync(Buffer.alloc(4_000_000))))],
    ];
}
/** How long the body is said to be, over fields that may contradict it and each other. */
function lengthForms(bytes) {
    return [
        [20, `Content-Length: ${bytes}`],
        [1, `Content-Length: ${bytes}\nContent-Length: ${bytes}`],
        [1, `Content-Length: ${bytes}, ${bytes}`],
        [1, `Content-Length: ${bytes},`],
        [1, `Content-Length: ${bytes}\nContent-Length: ${bytes + 1}`],
        [1, `Content-Length: ${bytes}, 3`],
        [1, `Content-Length: +${bytes}`],
        [1, `Content-Length: -${bytes}`],
        [1, `Content-Length: 000${bytes}`],
        [1, `Content-Length:   ${bytes}  `],
        [1, `Content-Length:\n ${bytes}`],
        [1, `Content-Length : ${bytes}`],
        [1, `Content-Length: ${bytes} bytes`],
        [1, `Content-Length: 0x${bytes.toString(16)}`],
        [1, `Content-Length: ${bytes}.0`],
        [1, "Content-Length: 999999999999999999"],
        [1, "Content-Length:"],
        [1, "Content-Length: 43"],
        [1, `Content-Length: ${Math.max(0, bytes - 5)}`],
        [3, ""],
    ];
}
const CODINGS = [
    [10, "Transfer-Encoding: chunked"],
    [1, "transfer-encoding:CHUNKED"],
    [1, "Transfer-Encoding: gzip, chunked"],
    [1, "Transfer-Encoding: chunked, chunked"],
    [1, "Transfer-Encoding: chunked, identity"],
    [1, "Transfer-Encoding: identity"],
    [1, "Transfer-Encoding: xchunked"],
    [1, "Transfer-Encoding: chunked\nTransfer-Encoding: chunked"],
    [1, "Transfer-Encoding: chunked\nContent-Length: 43"],
    [1, "Transfer-Encoding:\n chunked"],
    [1, "Transfer-Encoding: chunked;q=1"],
    [1, "Transfer-Encoding:"],
];
const BEFORE = [
    [20, ""],
    [1, "\n"],
    [1, "\r\n\r\n"],
    [1, "HTTP/1.1 100 Continue\n\n"],
    [1, "HTTP/1.1 103 Early Hints\nLink: </a>\n\n"],
    [1, "HTTP/1.1 102 P\n\nHTTP/1.1 199 Q\nContent-Length: 5\n\n"],
];
/** One response, whatever way it is odd. */
export function oddResponse(random) {
    const status = draw(random, [
        [8, STATES],
        [2, OTHERS],
    ]).at(Math.floor(random.next() * 18));
    const { field, payload } = draw(random, (codedOnce ??= codedForms(TEXT)));
    const isChunked = random.next() < 0.35;
    const framing = isChunked ? draw(random, CODINGS) : draw(random, lengthForms(payload.length));
    const hasBody = (status !== 204 && status !== 304) || random.next() < 0.2;
    const body = !hasBody ? Buffer.alloc(0) : isChunked ? draw(random, chunkedForms(payload)) : payload;
    const first = `${draw(random, VERSIONS)}${status}${draw(random, REASONS)}`;
    const extras = [draw(random, EXTRAS), draw(random, EXTRAS)];
    const fields = shuffled(random, [draw(random, TYPES), field, framing, ...extras]).filter(Boolean);
    const head = draw(random, BEFORE) + [first, ...fields, "", ""].join("\n");
    const lineEnd = draw(random, LINE_ENDS);
    const bytes = Buffer.concat([Buffer.from(head.replace(/\n/g, lineEnd), "latin1"), body]);
    return { bytes: random.next() < 0.05 ? cut(random, bytes) : bytes, atEnd: draw(random, ENDS) };
}
const LINE_ENDS = [
    [12, "\r\n"],
    [2, "\n"],
];
const ENDS = [
    [20, "close"],
    [10, "keep"],
    [1, "reset"],
];
function cut(random, bytes) {
    return bytes.subarray(0, Math.floor(random.next() * bytes.length));
}
function shuffled(random, fields) {
    return fields
        .map((field) => [random.next(), field])
        .sort(([a], [b]) => a - b)
        .map(([, field]) => field);
}
