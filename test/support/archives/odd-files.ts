// WARC and ARC bytes as other tools, and other times, have written them: one maker per oddity.
import { gzipSync } from "node:zlib";

/** A response block with a body. */
export function httpBlock(body: string, head = "Content-Type: text/html"): string {
  return `HTTP/1.1 200 OK\r\n${head}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}

/** How a record differs from what the standard asks for. */
export interface Oddity {
  readonly version?: string;
  readonly type?: string;
  readonly target?: string;
  readonly date?: string;
  readonly fields?: readonly string[];
  /** `null` leaves Content-Length out. */
  readonly length?: number | null;
  readonly contentType?: string;
  readonly lineEnd?: string;
}

/** One WARC record of another tool. */
export function oddRecord(path: string, block: string | Buffer, odd: Oddity = {}): Buffer {
  const bytes = typeof block === "string" ? Buffer.from(block, "latin1") : block;
  const end = odd.lineEnd ?? "\r\n";
  const length = odd.length === undefined ? bytes.length : odd.length;
  const lines = [
    odd.version ?? "WARC/1.0",
    `WARC-Type: ${odd.type ?? "response"}`,
    `WARC-Record-ID: <urn:test:${encodeURIComponent(path)}:${odd.date ?? ""}>`,
    `WARC-Date: ${odd.date ?? "2014-03-01T12:00:00Z"}`,
    `WARC-Target-URI: ${odd.target ?? `http://example.org${path}`}`,
    `Content-Type: ${odd.contentType ?? "application/http; msgtype=response"}`,
    ...(odd.fields ?? []),
    ...(length === null ? [] : [`Content-Length: ${length}`]),
  ];
  return Buffer.concat([Buffer.from(lines.join(end) + end + end), bytes, Buffer.from("\r\n\r\n")]);
}

/** The usual record between two odd ones. */
export function plainRecord(path: string, body = `body of ${path}`): Buffer {
  return oddRecord(path, httpBlock(body));
}

/** One gzip member per record, as the standard recommends. */
export function members(...records: readonly Buffer[]): Buffer {
  return Buffer.concat(records.map((record) => gzipSync(record)));
}

/** An ARC file: its version block, and a response per path. */
export function arcFile(versionBlock: string, ...paths: readonly string[]): Buffer {
  const records = paths.map((path) => {
    const block = httpBlock(`body of ${path}`);
    return `http://example.org${path} 192.0.2.1 20080102030405 text/html ${block.length}\n${block}\n`;
  });
  return Buffer.from(versionBlock + records.join(""));
}
