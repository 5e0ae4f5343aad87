// A WARC file as other crawlers write it: response, request and metadata of pages and images, a gzip member each.
import { createHash } from "node:crypto";
import { closeSync, openSync, writeSync } from "node:fs";
import { gzipSync } from "node:zlib";

const IMAGE_BYTES = 22_000;
const PAGE_BYTES = 20_000;
/** So many different bodies. */
const BODIES = 100;

/** Writes so many exchanges, every second one an image that does not compress. */
export function writeForeign(path: string, exchanges: number): void {
  const bodies = [
    Array.from({ length: BODIES }, (_, i) => page(i)),
    Array.from({ length: BODIES }, (_, i) => image(i)),
  ];
  const file = openSync(path, "w");
  try {
    for (let i = 0; i < exchanges; i++)
      for (const record of exchange(i, bodies[i % 2]![i % BODIES]!)) writeSync(file, gzipSync(record));
  } finally {
    closeSync(file);
  }
}

/** Text that compresses about as well as a web page does. */
function page(i: number): Buffer {
  const words: string[] = [];
  let state = i + 1;
  for (let bytes = 0; bytes < PAGE_BYTES;) {
    state = next(state);
    const word = state % 3 === 0 ? `<p class="c${state % 97}">` : (state >>> 8).toString(36);
    words.push(word);
    bytes += word.length + 1;
  }
  return Buffer.from(words.join(" "));
}

function image(i: number): Buffer {
  const bytes = Buffer.alloc(IMAGE_BYTES);
  let state = i + 7;
  for (let at = 0; at < bytes.length; at++) bytes[at] = (state = next(state)) >>> 24;
  return bytes;
}

function next(state: number): number {
  return (Math.imul(state, 1664525) + 1013904223) >>> 0;
}

function exchange(i: number, body: Buffer): Buffer[] {
  const target = `http://bench.test/${i}`;
  const id = (kind: number): string =>
    `<urn:uuid:00000000-0000-400${kind}-8000-${String(i).padStart(12, "0")}>`;
  const type = i % 2 === 0 ? "text/html" : "image/png";
  const head = `HTTP/1.1 200 OK\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n`;
  const request = Buffer.from(`GET /${i} HTTP/1.1\r\nHost: bench.test\r\n\r\n`);
  const beside = `WARC-Concurrent-To: ${id(0)}\r\n`;
  const at = new Date(1_700_000_000_000 + i * 1000).toISOString().replace(/\.\d+/, "");
  const common = (kind: string, own: string): string =>
    `WARC/1.0\r\nWARC-Type: ${kind}\r\nWARC-Record-ID: ${own}\r\nWARC-Date: ${at}\r\nWARC-Target-URI: ${target}\r\n`;
  const payload = `WARC-Payload-Digest: ${sha1(body)}\r\n`;
  return [
    record(
      `${common("response", id(0))}${payload}Content-Type: application/http; msgtype=response\r\n`,
      Buffer.concat([Buffer.from(head), body]),
    ),
    record(
      `${common("request", id(1))}${beside}Content-Type: application/http; msgtype=request\r\n`,
      request,
    ),
    record(
      `${common("metadata", id(2))}${beside}Content-Type: application/warc-fields\r\n`,
      Buffer.from("fetchTimeMs: 12\r\n"),
    ),
  ];
}

function record(head: string, block: Buffer): Buffer {
  const rest = `WARC-Block-Digest: ${sha1(block)}\r\nContent-Length: ${block.length}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head + rest), block, Buffer.from("\r\n\r\n")]);
}

function sha1(bytes: Buffer): string {
  return `sha1:${createHash("sha1").update(bytes).digest("hex")}`;
}
