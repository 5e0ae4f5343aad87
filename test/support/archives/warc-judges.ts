// Judges of what we write that share no code with it: the warcio package, and plain zlib and crypto.
import { createHash } from "node:crypto";
import { createReadStream, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { WARCParser } from "warcio";

/** One record as the judge sees it. */
export interface JudgedRecord {
  readonly type: string;
  readonly id: string;
  readonly date: string;
  readonly target: string | null;
  readonly header: (name: string) => string | null;
  readonly offset: number;
  readonly length: number;
  readonly block: Buffer;
}

/** All records of a file by the warcio package's parser. */
export async function judgeByWarcio(path: string): Promise<JudgedRecord[]> {
  const parser = new WARCParser(createReadStream(path), { parseHttp: false });
  const records: JudgedRecord[] = [];
  for await (const record of parser) {
    const block = Buffer.from(await record.readFully(false));
    await record.skipFully();
    records.push({
      type: String(record.warcType),
      id: record.warcHeader("WARC-Record-ID")!,
      date: record.warcDate!,
      target: record.warcTargetURI ?? null,
      header: (name) => record.warcHeader(name) ?? null,
      offset: parser.offset,
      length: parser.recordLength,
      block,
    });
  }
  return records;
}

/** A member's block, cut out and decompressed by offset and length alone. */
export function blockAt(path: string, offset: number, length: number): { head: string; block: Buffer } {
  const record = gunzipSync(readFileSync(path).subarray(offset, offset + length));
  const end = record.indexOf("\r\n\r\n") + 4;
  const head = record.toString("latin1", 0, end);
  const size = Number(/^Content-Length: (\d+)\r$/m.exec(head)![1]);
  return { head, block: record.subarray(end, end + size) };
}

/** `sha-256:` and the hexadecimal digest, by node:crypto alone. */
export function plainDigest(bytes: Uint8Array): string {
  return `sha-256:${createHash("sha256").update(bytes).digest("hex")}`;
}

/** The payload of an HTTP response block: everything after the head, chunks put together. */
export function plainPayload(block: Buffer): Buffer {
  const end = block.indexOf("\r\n\r\n") + 4;
  const body = block.subarray(end);
  if (!/^transfer-encoding: chunked\r$/im.test(block.toString("latin1", 0, end))) return body;
  const pieces: Buffer[] = [];
  for (let at = 0; ;) {
    const lineEnd = body.indexOf("\r\n", at);
    const size = Number.parseInt(body.toString("latin1", at, lineEnd), 16);
    if (size === 0) return Buffer.concat(pieces);
    pieces.push(body.subarray(lineEnd + 2, lineEnd + 2 + size));
    at = lineEnd + 2 + size + 2;
  }
}
