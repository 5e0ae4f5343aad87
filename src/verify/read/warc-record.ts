// One WARC record from the bytes of its gzip member, read strictly: what is not exactly a record is an error.
import { createHash } from "node:crypto";
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
  /** All of it, or the first part of a long one. */
  readonly block: Buffer;
  /** A long block from its first byte on, as often as called; `null` when `block` is all of it. */
  readonly pieces: (() => AsyncIterable<Uint8Array>) | null;
  field(name: string): string | null;
}

const MAX_HEAD_BYTES = 256 * 1024;
const RECORD_END = "\r\n\r\n";

const ANSWERS: ReadonlySet<string> = new Set(["response"]);

/** Reads the one record that a member holds (WARC 1.1 section 4); only some types may be `long`. */
export async function readRecord(
  member: GzipMember,
  file: string,
  long: ReadonlySet<string> = ANSWERS,
): Promise<WarcRecord> {
  const { first, offset, pieces } = member;
  const fail = (what: string): never => {
    throw new FormatError(what, file, offset);
  };
  const head = headOf(first) ?? fail("no WARC record begins here");
  if (!areFields(head.lines)) fail("the record's head is malformed");
  const { text } = head;
  const field = (name: string): string | null => fieldIn(text, name);
  const span = { from: head.end, to: head.end + Number(field("Content-Length") ?? NaN) };
  if (member.sizeBytes !== span.to + RECORD_END.length) fail("the record is not as long as it says");
  const { digest, end } = pieces ? await digestOf(pieces(), span) : digestOfWhole(first, span);
  if (end !== RECORD_END) fail("the record is not as long as it says");
  if ((field("WARC-Block-Digest") ?? digest) !== digest) fail("the block is not what its digest says");
  const names = namesOf(field) ?? fail("the record lacks its id, type or date");
  if (pieces && !long.has(names.type)) fail(`a ${names.type} record is longer than any of ours`);
  const block = first.subarray(span.from, span.to);
  const cut = pieces && (() => cutOut(pieces(), span));
  return { file, offset, ...names, target: field("WARC-Target-URI"), block, pieces: cut, field };
}

/** The head with its lines after the version, and where the block begins; `null` when no record begins here. */
function headOf(first: Buffer): { text: string; lines: string[]; end: number } | null {
  const headEnd = first.subarray(0, MAX_HEAD_BYTES).indexOf("\r\n\r\n");
  const text = first.toString("utf8", 0, Math.max(headEnd, 0));
  const [version, ...lines] = text.split("\r\n");
  return headEnd < 0 || !/^WARC\/1\.[01]$/.test(version!) ? null : { text, lines, end: headEnd + 4 };
}

function namesOf(field: WarcRecord["field"]): Pick<WarcRecord, "id" | "type" | "date"> | null {
  const [id, type] = [field("WARC-Record-ID"), field("WARC-Type")];
  const date = Date.parse(field("WARC-Date") ?? "");
  return id === null || type === null || Number.isNaN(date) ? null : { id, type, date };
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** Digest of the block, and what follows it. */
function digestOfWhole(bytes: Buffer, { from, to }: Span): { digest: string; end: string } {
  return { digest: sha256Digest(bytes.subarray(from, to)), end: bytes.toString("latin1", to) };
}

async function digestOf(
  pieces: AsyncIterable<Uint8Array>,
  span: Span,
): Promise<{ digest: string; end: string }> {
  const hash = createHash("sha256");
  let [position, end] = [0, ""];
  for await (const piece of pieces) {
    hash.update(within(piece, position, span));
    end += Buffer.from(piece.subarray(Math.max(0, span.to - position))).toString("latin1");
    position += piece.length;
  }
  return { digest: `sha-256:${hash.digest("hex")}`, end };
}

async function* cutOut(pieces: AsyncIterable<Uint8Array>, span: Span): AsyncGenerator<Uint8Array> {
  let position = 0;
  for await (const piece of pieces) {
    const own = within(piece, position, span);
    if (own.length > 0) yield own;
    position += piece.length;
  }
}

function within(piece: Uint8Array, position: number, { from, to }: Span): Uint8Array {
  return piece.subarray(Math.max(0, from - position), Math.max(0, to - position));
}

/** Whether every line is a field, and no name comes twice with two values. */
function areFields(lines: readonly string[]): boolean {
  const fields = new Map<string, string>();
  for (const line of lines) {
    const colon = line.indexOf(":");
    if (colon <= 0) return false;
    const [name, value] = [line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()];
    if (fields.has(name) && fields.get(name) !== value) return false;
    fields.set(name, value);
  }
  return true;
}

/** Looked for whenever it is asked: heads are kept by the million, and their text is the least that holds them. */
function fieldIn(head: string, name: string): string | null {
  const wanted = name.toLowerCase();
  for (let at = head.indexOf("\r\n"); at >= 0; at = head.indexOf("\r\n", at + 2)) {
    const colon = head.indexOf(":", at);
    if (
      colon - at - 2 < wanted.length ||
      head
        .slice(at + 2, colon)
        .trim()
        .toLowerCase() !== wanted
    )
      continue;
    const end = head.indexOf("\r\n", colon);
    return head.slice(colon + 1, end < 0 ? head.length : end).trim();
  }
  return null;
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
