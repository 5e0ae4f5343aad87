// Inputs on which every verb is busy for a while: a WARC file in one gzip member, a site with pages of 20 MB that
// differ at every answer, its archive and its package.
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const PAGES = 300;
const LONG_BYTES = 20 * 1024 * 1024;

/** A WARC of other tools, all records in one gzip member; `records` of 20 KB, of pages that come again and again. */
export function writeSoleMember(path: string, records: number): void {
  const parts = Array.from({ length: records }, (_, i) => record(i));
  writeFileSync(path, gzipSync(Buffer.concat(parts), { level: 1 }));
}

function record(i: number): Buffer {
  const body = paragraphs(i, 20_000);
  const http = Buffer.from(
    `HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  const at = new Date(Date.UTC(2026, 0, 1) + i * 3_600_000).toISOString().replace(/\.\d+Z/, "Z");
  const id = `00000000-0000-4000-8000-${String(i).padStart(12, "0")}`;
  const fields = [
    "WARC/1.0",
    "WARC-Type: response",
    `WARC-Target-URI: http://big.test/${i % 500}`,
    `WARC-Date: ${at}`,
    `WARC-Record-ID: <urn:uuid:${id}>`,
    "Content-Type: application/http;msgtype=response",
    `Content-Length: ${http.length + body.length}`,
  ];
  return Buffer.concat([Buffer.from(`${fields.join("\r\n")}\r\n\r\n`), http, body, Buffer.from("\r\n\r\n")]);
}

/** HTML of so many bytes, another one for each number. */
export function paragraphs(number: number, bytes: number): Buffer {
  const words: string[] = ["<!doctype html><title>big</title>"];
  let [state, length] = [number + 1, 0];
  while (length < bytes) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    const word = `<p>word ${state.toString(36)} of <b>${number}</b> and more</p>\n`;
    words.push(word);
    length += word.length;
  }
  return Buffer.from(words.join(""));
}

/** A site of small pages and one of 20 MB that is another one at every answer. */
export async function bigSite(): Promise<{ readonly origin: string; readonly server: Server }> {
  let answers = 0;
  const home = Array.from({ length: PAGES }, (_, i) => `<a href="/p/${i}">x</a>`).join("\n");
  const server = createServer(({ url = "/" }, response) => {
    if (url === "/robots.txt") return void response.writeHead(404).end();
    response.setHeader("Content-Type", "text/html");
    if (url === "/") return void response.end(`${home}<a href="/long">x</a>`);
    response.end(
      paragraphs(url === "/long" ? ++answers : Number(url.slice(3)), url === "/long" ? LONG_BYTES : 20_000),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, server };
}
