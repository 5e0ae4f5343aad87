// The same exchanges into WARC files three ways: by the archive, by bare zlib and crypto, by warcio.js.
import { createHash, randomUUID } from "node:crypto";
import { closeSync, createWriteStream, fsyncSync, openSync, writeSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { WARCRecord, WARCSerializer } from "warcio";
import { instant, toIso, type Digest, type PageUrl, type RecordRef } from "#model/index.js";
import type { Archive, ExchangeRecord, WarcSink } from "#ports/index.js";
import { nodeFileSystem } from "#store/file-system.js";
import { openArchive } from "#store/index.js";
import { exchangeRecords } from "#store/warc/exchange-records.js";
import { WarcWriter } from "#store/warc/warc-writer.js";
import type { Contestant } from "./turns.js";

const HEAD = "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n";
const REQUEST = Buffer.from("GET / HTTP/1.1\r\nHost: bench.test\r\nAccept: */*\r\n\r\n");
const responses = Array.from({ length: 200 }, (_, i) => Buffer.concat([Buffer.from(HEAD), page(i)]));

/** Text that compresses about as well as a web page does, 20 kB. */
function page(i: number): Buffer {
  let state = i + 1;
  const words: string[] = [];
  for (let bytes = 0; bytes < 20_000;) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const word = state % 3 === 0 ? `<p class="c${state % 97}">` : (state >>> 8).toString(36);
    words.push(word);
    bytes += word.length + 1;
  }
  return Buffer.from(words.join(" "));
}

const responseOf = (i: number): Buffer => responses[i % responses.length]!;
const urlOf = (i: number): PageUrl => `http://bench.test/${i}` as PageUrl;
const sha256 = (bytes: Uint8Array): string => `sha-256:${createHash("sha256").update(bytes).digest("hex")}`;

/** An archive with a capture to write to: made before the clock starts, as the yardsticks have none. */
export async function openSink(dir: string): Promise<{ archive: Archive; sink: WarcSink }> {
  const archive = await openArchive(dir);
  const none = { plannedAsOf: null, asOf: null, finishedAt: null, expectedSharp: null, upperBound: null };
  const seeds: PageUrl[] = [];
  const begun = { phase: "visiting", startedAt: instant(0), settings: {}, ...none } as const;
  await archive.catalog.captures.create({ id: "b", site: "bench", seeds, ...begun });
  return { archive, sink: await archive.warcs.open("b") };
}

/** Writes and syncs exchanges as a capture does, index entries gathered on the way; returns the file. */
export async function writeByArchive(sink: WarcSink, count: number): Promise<string> {
  let file = "";
  for (let i = 0; i < count; i++) [{ file }] = (await sink.writeExchange(exchangeOf(i))) as [RecordRef];
  await sink.close();
  return file;
}

/** Exchanges by the archive, as a capture writes them. */
export async function archiveContestant(dir: string, count: number): Promise<Contestant> {
  const { archive, sink } = await openSink(dir);
  return {
    name: "write exchanges: our archive",
    count,
    async turn(nth) {
      for (let i = 0; i < count; i++) await sink.writeExchange(exchangeOf(nth * count + i));
    },
    close: () => archive.close(),
  };
}

/** The same by the WARC writer alone: records, digests, members, offsets, the file's hash. */
export async function writerContestant(path: string, count: number): Promise<Contestant> {
  const writer = await WarcWriter.create(nodeFileSystem, path);
  return {
    name: "write exchanges: our WARC writer",
    count,
    async turn(nth) {
      for (let i = 0; i < count; i++) await writer.append(exchangeRecords(exchangeOf(nth * count + i)), "b");
    },
    close: async () => void (await writer.finish()),
  };
}

function exchangeOf(i: number): ExchangeRecord {
  const responseBytes = responseOf(i);
  const at = instant(1_700_000_000_000 + i);
  const times = { sentAt: at, firstByteAt: at, lastByteAt: at };
  const digest = sha256(responseBytes.subarray(HEAD.length));
  return {
    url: urlOf(i),
    exchange: { times, requestBytes: REQUEST, responseBytes, truncated: null, remoteAddress: "127.0.0.1" },
    payload: { digest: digest as Digest, offset: HEAD.length },
    refersTo: null,
    note: { pass: "visit" },
  };
}

/** The yardstick: the same records, bytes and digests by nothing but zlib, crypto and one write per exchange. */
export function bareContestant(path: string, count: number, gzip: (record: Buffer) => Buffer): Contestant {
  const file = openSync(path, "w");
  const whole = createHash("sha256");
  return {
    name: `write exchanges: bare zlib + crypto, ${gzip === gzipPlainly ? "as is" : "window fitted"}`,
    count,
    async turn(nth) {
      for (let i = 0; i < count; i++) {
        const bytes = Buffer.concat(bareRecords(nth * count + i).map((record) => gzip(record)));
        whole.update(bytes);
        writeSync(file, bytes);
      }
    },
    async close() {
      fsyncSync(file);
      closeSync(file);
    },
  };
}

/** As anyone would call it. */
export const gzipPlainly = (record: Buffer): Buffer => gzipSync(record);

/** With the window that the archive's writer gives a record of this size. */
export function gzipFitted(record: Buffer): Buffer {
  const windowBits = Math.min(15, Math.max(10, Math.ceil(Math.log2(record.length + 1))));
  return gzipSync(record, { windowBits, memLevel: Math.min(8, windowBits - 6) });
}

function bareRecords(i: number): Buffer[] {
  const response = responseOf(i);
  const date = toIso(instant(1_700_000_000_000 + i));
  const id = `<urn:uuid:${randomUUID()}>`;
  const target = `WARC-Target-URI: ${urlOf(i)}\r\n`;
  const beside = `${target}WARC-Concurrent-To: ${id}\r\n`;
  const address = "WARC-IP-Address: 127.0.0.1\r\n";
  const payload = `WARC-Payload-Digest: ${sha256(response.subarray(HEAD.length))}\r\n`;
  const times = `sentAt: ${date}\r\nfirstByteAt: ${date}\r\nlastByteAt: ${date}\r\npass: visit\r\n`;
  const start = (type: string, own: string): string =>
    `WARC/1.1\r\nWARC-Type: ${type}\r\nWARC-Record-ID: ${own}\r\nWARC-Date: ${date}\r\n`;
  const other = (): string => `<urn:uuid:${randomUUID()}>`;
  return [
    bareRecord(`${start("request", other())}${beside}${address}`, HTTP_REQUEST, REQUEST),
    bareRecord(`${start("response", id)}${target}${address}${payload}`, HTTP_RESPONSE, response),
    bareRecord(`${start("metadata", other())}${beside}`, FIELDS, Buffer.from(times)),
  ];
}

const HTTP_REQUEST = "application/http;msgtype=request";
const HTTP_RESPONSE = "application/http;msgtype=response";
const FIELDS = "application/warc-fields";
const END = Buffer.from("\r\n\r\n");

function bareRecord(fields: string, type: string, block: Buffer): Buffer {
  const head = `${fields}WARC-Block-Digest: ${sha256(block)}\r\nContent-Type: ${type}\r\nContent-Length: ${block.length}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), block, END]);
}

/** The same exchanges by the warcio package. */
export function warcioContestant(path: string, count: number): Contestant {
  const out = createWriteStream(path);
  return {
    name: "write exchanges: warcio.js",
    count,
    async turn(nth) {
      for (let i = 0; i < count; i++)
        for (const record of warcioRecords(nth * count + i))
          out.write(await WARCSerializer.serialize(record, { gzip: true }));
    },
    close: () => new Promise((resolve) => out.end(() => resolve())),
  };
}

function warcioRecords(i: number): WARCRecord[] {
  const common = { url: urlOf(i), date: "2023-11-14T22:13:20Z" };
  const http = { "Content-Type": "text/html" };
  const request = { ...common, type: "request", httpHeaders: { Host: "bench.test" } } as const;
  const response = { ...common, type: "response", httpHeaders: http, statusline: "HTTP/1.1 200 OK" } as const;
  const metadata = { ...common, type: "metadata", warcHeaders: { "Content-Type": FIELDS } } as const;
  return [
    WARCRecord.create(request, one(Buffer.alloc(0))),
    WARCRecord.create(response, one(responseOf(i).subarray(HEAD.length))),
    WARCRecord.create(metadata, one(Buffer.from("a: b\r\n"))),
  ];
}

async function* one(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
