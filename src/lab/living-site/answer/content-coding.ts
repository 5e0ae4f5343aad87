// gzip as servers do it: always alike, or anew at each request with other bytes for the same content.
import { gzipSync } from "node:zlib";
import type { Random } from "#ports/index.js";
import { integer } from "../generate/chance.js";
import type { CodingHabit } from "../settings.js";

/** The body as the truth's payload digest has it: `regzip` pages send other bytes for the same content. */
export function canonicalPayload(coding: CodingHabit, body: Uint8Array): Uint8Array {
  return coding === "identity" || body.length === 0 ? body : gzip(body, 6, 0);
}

/** The body compressed anew: equal content, other bytes. */
export function freshPayload(body: Uint8Array, random: Random): Uint8Array {
  return gzip(body, integer(random, 1, 9), integer(random, 1, 2 ** 31));
}

/** Whether the request allows gzip. */
export function acceptsGzip(headers: ReadonlyMap<string, string>): boolean {
  return /(^|[\s,])(gzip|\*)\s*(;\s*q=(1|0\.[0-9]*[1-9]))?\s*(,|$)/i.test(
    headers.get("accept-encoding") ?? "",
  );
}

// The member's MTIME field (RFC 1952 section 2.3) makes equal content differ even at equal levels.
function gzip(body: Uint8Array, level: number, mtime: number): Uint8Array {
  const bytes = gzipSync(body, { level });
  bytes.writeUInt32LE(mtime, 4);
  return bytes;
}
