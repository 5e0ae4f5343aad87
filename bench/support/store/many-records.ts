// Files of a shape that few writers make and every reader has to bear: very many records in one gzip member or in a
// plain file, and one record that is very long.
import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip, gzipSync } from "node:zlib";

/** Written at once. */
const RECORDS_AT_ONCE = 1000;

/** So many short responses, all in one gzip member or in a plain file. */
export async function writeMany(path: string, records: number, coding: "gzip" | "plain"): Promise<void> {
  const pieces = Readable.from(manyRecords(records));
  const file = createWriteStream(path);
  if (coding === "gzip") await pipeline(pieces, createGzip({ level: 1 }), file);
  else await pipeline(pieces, file);
}

/** The same records, each in a gzip member of its own, as crawlers write them. */
export async function writeMembers(path: string, records: number): Promise<void> {
  const members = function* (): Generator<Buffer> {
    for (let from = 0; from < records; from += RECORDS_AT_ONCE)
      yield Buffer.concat(
        Array.from({ length: Math.min(RECORDS_AT_ONCE, records - from) }, (_, i) =>
          gzipSync(shortRecord(from + i), { level: 1 }),
        ),
      );
  };
  await pipeline(Readable.from(members()), createWriteStream(path));
}

function* manyRecords(records: number): Generator<Buffer> {
  for (let from = 0; from < records; from += RECORDS_AT_ONCE) {
    const count = Math.min(RECORDS_AT_ONCE, records - from);
    yield Buffer.from(Array.from({ length: count }, (_, i) => shortRecord(from + i)).join(""));
  }
}

function shortRecord(i: number): string {
  const body = `<p>page ${i} of many</p>`;
  const block = `HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  return `${head(i, createHash("sha1").update(block).digest("hex"), block.length)}${block}\r\n\r\n`;
}

function head(i: number, sha1: string, blockBytes: number): string {
  const id = `<urn:uuid:00000000-0000-4000-8000-${String(i).padStart(12, "0")}>`;
  return (
    `WARC/1.0\r\nWARC-Type: response\r\nWARC-Record-ID: ${id}\r\nWARC-Date: 2024-01-01T00:00:00Z\r\n` +
    `WARC-Target-URI: http://many.test/${i}\r\nWARC-Block-Digest: sha1:${sha1}\r\n` +
    `Content-Type: application/http; msgtype=response\r\nContent-Length: ${blockBytes}\r\n\r\n`
  );
}

const MEGABYTE = 2 ** 20;

/** A plain file of one record with a body of so many megabytes. */
export async function writeLong(path: string, megabytes: number): Promise<void> {
  const line = "a line of a very long text, told over and over again\n";
  const piece = Buffer.from(line.repeat(Math.ceil(MEGABYTE / line.length))).subarray(0, MEGABYTE);
  const bodyBytes = megabytes * MEGABYTE;
  const message = Buffer.from(
    `HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: ${bodyBytes}\r\n\r\n`,
  );
  const hash = createHash("sha1").update(message);
  for (let i = 0; i < megabytes; i++) hash.update(piece);
  const sha1 = hash.digest("hex");
  await pipeline(
    Readable.from(
      (function* (): Generator<Buffer> {
        yield Buffer.from(head(0, sha1, message.length + bodyBytes));
        yield message;
        for (let i = 0; i < megabytes; i++) yield piece;
        yield Buffer.from("\r\n\r\n");
      })(),
    ),
    createWriteStream(path),
  );
}
