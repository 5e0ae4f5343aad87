import { createHash } from "node:crypto";
import { gunzipSync } from "node:zlib";

/** A response read from its wire bytes by the plainest means, to judge the code under test. */
export interface PlainResponse {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  /** Transfer coding removed. */
  readonly payload: Buffer;
  /** Content coding removed too. */
  readonly content: Buffer;
  readonly payloadDigest: string;
  readonly contentDigest: string;
}

/** Reads one whole response. */
export function readResponse(bytes: Uint8Array): PlainResponse {
  const buffer = Buffer.from(bytes);
  const end = buffer.indexOf("\r\n\r\n");
  const [statusLine, ...lines] = buffer.toString("latin1", 0, end).split("\r\n");
  const headers = new Map(
    lines.map((line) => [line.split(":")[0]!.toLowerCase(), line.slice(line.indexOf(":") + 1).trim()]),
  );
  const raw = buffer.subarray(end + 4);
  const payload = headers.get("transfer-encoding") === "chunked" ? dechunk(raw) : raw;
  const content = headers.get("content-encoding") === "gzip" ? gunzipSync(payload) : payload;
  return {
    status: Number(statusLine!.split(" ")[1]),
    headers,
    payload,
    content,
    payloadDigest: sha256(payload),
    contentDigest: sha256(content),
  };
}

function dechunk(raw: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; ;) {
    const lineEnd = raw.indexOf("\r\n", at);
    const size = Number.parseInt(raw.toString("latin1", at, lineEnd), 16);
    if (size === 0) return Buffer.concat(parts);
    parts.push(raw.subarray(lineEnd + 2, lineEnd + 2 + size));
    at = lineEnd + 2 + size + 2;
  }
}

function sha256(bytes: Uint8Array): string {
  return `sha-256:${createHash("sha256").update(bytes).digest("hex")}`;
}
