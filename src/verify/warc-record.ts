// One WARC record from the bytes of its gzip member, read strictly: what is not exactly a record is an error.
import { FormatError } from "#errors.js";
import { sha256Digest } from "#formats/index.js";
import type { GzipMember } from "./gzip-members.js";

/** A record whose block digest has been recomputed. */
export interface WarcRecord {
  readonly file: string;
  readonly offset: number;
  readonly id: string;
  readonly type: string;
  readonly target: string | null;
  /** Epoch milliseconds. */
  readonly date: number;
  readonly block: Buffer;
  field(name: string): string | null;
}

const MAX_HEAD_BYTES = 256 * 1024;

/** Reads the one record that a member holds (WARC 1.1 section 4). */
export function readRecord(member: GzipMember, file: string): WarcRecord {
  const { bytes, offset } = member;
  const fail = (what: string): never => {
    throw new FormatError(what, file, offset);
  };
  const headEnd = bytes.subarray(0, MAX_HEAD_BYTES).indexOf("\r\n\r\n");
  const [version, ...lines] = bytes.toString("utf8", 0, Math.max(headEnd, 0)).split("\r\n");
  if (headEnd < 0 || !/^WARC\/1\.[01]$/.test(version!)) fail("no WARC record begins here");
  const fields = fieldsOf(lines) ?? fail("the record's head is malformed");
  const field = (name: string): string | null => fields.get(name.toLowerCase()) ?? null;
  const length = Number(field("Content-Length") ?? NaN);
  const block = bytes.subarray(headEnd + 4, headEnd + 4 + length);
  if (block.length !== length || bytes.toString("latin1", headEnd + 4 + length) !== "\r\n\r\n")
    fail("the record is not as long as it says");
  const digest = field("WARC-Block-Digest");
  if (digest !== null && digest !== sha256Digest(block)) fail("the block is not what its digest says");
  const [id, type, date] = [
    field("WARC-Record-ID"),
    field("WARC-Type"),
    Date.parse(field("WARC-Date") ?? ""),
  ];
  if (id === null || type === null || Number.isNaN(date))
    return fail("the record lacks its id, type or date");
  return { file, offset, id, type, target: field("WARC-Target-URI"), date, block, field };
}

/** Names in lower case; `null` when a line is no field or a name comes twice with two values. */
function fieldsOf(lines: readonly string[]): Map<string, string> | null {
  const fields = new Map<string, string>();
  for (const line of lines) {
    const colon = line.indexOf(":");
    if (colon <= 0) return null;
    const [name, value] = [line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()];
    if (fields.has(name) && fields.get(name) !== value) return null;
    fields.set(name, value);
  }
  return fields;
}

/** The lines of an `application/warc-fields` block; `\\`, `\r`, `\n` and `\uXXXX` are undone. */
export function warcFields(block: Buffer): Record<string, string> {
  const fields: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const line of block.toString("utf8").split("\r\n")) {
    const colon = line.indexOf(":");
    if (colon > 0) fields[line.slice(0, colon)] = unescaped(line.slice(colon + 1).trim());
  }
  return fields;
}

function unescaped(value: string): string {
  return value.replace(/\\(u[0-9a-f]{4}|[\\rn])/g, (_, what: string) => {
    if (what.length > 1) return String.fromCharCode(Number.parseInt(what.slice(1), 16));
    return what === "r" ? "\r" : what === "n" ? "\n" : "\\";
  });
}
