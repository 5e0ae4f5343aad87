// Zstandard frames that the `zstd` program (1.5) made of contents that can be made anew, and frames made by hand.
import { readFileSync } from "node:fs";
import { join } from "node:path";

const FOLDER = join(import.meta.dirname, "../../fixtures/zstd");

/** A frame, or the dictionary, as the program wrote it. */
export function zstdFixture(name: string): Buffer {
  return readFileSync(join(FOLDER, name));
}

function numbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0);
}

/** Words of a small stock, some far more frequent than others. */
export function words(seed: number, count: number): string {
  const draw = numbers(seed);
  const next = (): number => draw() >>> 8;
  const letter = (): string => "abcdefghijklmnopqrstuvwxyz"[next() % (1 + (next() % 26))]!;
  const stock = Array.from({ length: 400 }, () => Array.from({ length: 2 + (next() % 9) }, letter).join(""));
  const word = (): string => stock[Math.min(next() % 400, next() % 400)]! + (next() % 11 === 0 ? ".\n" : " ");
  return Array.from({ length: count }, word).join("");
}

/** Bytes that nothing can compress. */
export function noise(seed: number, count: number): Buffer {
  const draw = numbers(seed);
  return Buffer.from(Array.from({ length: count }, () => draw() >>> 24));
}

/** Records of which 0 to 299 taught the dictionary; 1000 to 1002 are there compressed with it. */
export function taughtRecord(i: number): Buffer {
  const body = `<html><title>${i}</title><p>${words(i, 60)}</p></html>`;
  const block = `HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  return Buffer.from(
    `WARC/1.0\r\nWARC-Type: response\r\nWARC-Record-ID: <urn:test:${i}>\r\nWARC-Date: 2020-01-01T00:00:00Z\r\n` +
      `WARC-Target-URI: http://example.org/${i}\r\nContent-Type: application/http;msgtype=response\r\n` +
      `Content-Length: ${block.length}\r\n\r\n${block}\r\n\r\n`,
  );
}

/** What each frame of the fixtures holds. */
export const ZSTD_CONTENTS: Readonly<Record<string, () => Buffer>> = {
  "text-fast": () => Buffer.from(words(1, 3000)),
  "text-3": () => Buffer.from(words(1, 3000)),
  "text-19": () => Buffer.from(words(1, 3000)),
  "text-streamed": () => Buffer.from(words(2, 2000)),
  "text-unchecked": () => Buffer.from(words(2, 2000)),
  // Matches that reach over several blocks, and a window larger than any of them.
  long: () => Buffer.from(words(3, 30_000).repeat(3)),
  zeros: () => Buffer.alloc(300_000),
  random: () => noise(4, 3000),
  mixed: () =>
    Buffer.concat([
      noise(5, 1500),
      Buffer.alloc(140_000, 7),
      Buffer.from(words(5, 1500)),
      noise(6, 900),
      Buffer.from(words(5, 1500)),
    ]),
  empty: () => Buffer.alloc(0),
  tiny: () => Buffer.from("abc"),
  "few-symbols": () => Buffer.from(words(9, 4000).replace(/[^ab]/g, "c")),
};

/** A frame without compression: one block after the other as it is, or one byte repeated (RFC 8878 section 3.1.1.2). */
export function storedFrame(content: Uint8Array): Buffer {
  const blocks: Buffer[] = [];
  for (let at = 0; at === 0 || at < content.length; at += 65_536) {
    const piece = content.subarray(at, at + 65_536);
    blocks.push(blockHead(0, piece.length, at + 65_536 >= content.length), Buffer.from(piece));
  }
  return Buffer.concat([frameHead(17), ...blocks]);
}

/** A frame of one byte, 128 KiB at a time. */
export function repeatedFrame(byte: number, blocks: number): Buffer {
  const own = Array.from({ length: blocks }, (_, i) =>
    Buffer.concat([blockHead(1, 131_072, i === blocks - 1), Buffer.of(byte)]),
  );
  return Buffer.concat([frameHead(17), ...own]);
}

/** Magic number, no content size, no checksum, and a window of so many bits. */
export function frameHead(windowLog: number): Buffer {
  return Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0, (windowLog - 10) << 3]);
}

function blockHead(type: number, size: number, isLast: boolean): Buffer {
  const head = Buffer.alloc(3);
  head.writeUIntLE((size << 3) | (type << 1) | Number(isLast), 0, 3);
  return head;
}

/** A frame that decoders pass over; 0x184D2A5D holds a file's dictionary (WARC-zstd 1.0). */
export function skippableFrame(content: Uint8Array, magic = 0x184d2a5d): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32LE(magic, 0);
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content]);
}
