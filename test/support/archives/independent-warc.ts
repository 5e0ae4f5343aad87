// A second reading of WARC and ARC files that shares nothing with the first: gzip members by zlib, records by the
// lines that begin them instead of by their lengths, fields by plain expressions, digests by node:crypto.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { inflateRawSync } from "node:zlib";

/** One record as `warc ls --json` should show it. */
export interface IndependentRecord {
  readonly offset: number;
  readonly length: number | null;
  readonly type: string;
  readonly id: string | null;
  readonly date: string | null;
  readonly target: string | null;
  readonly status: number | null;
  readonly contentType: string | null;
  readonly payloadDigest: string | null;
  readonly digestOk: boolean | null;
}

interface Stretch {
  readonly offset: number;
  /** On disk; `null` for a plain file. */
  readonly length: number | null;
  readonly text: string;
}

const START = /^(?:WARC\/\d\.\d+\r?$|(?:filedesc|https?):\S.* \d{14,18} \S+ -?\w+\r?$)/gm;

/** A record with its block, latin1, one character per byte. */
export interface RecordWithBlock {
  readonly record: IndependentRecord;
  readonly block: string;
}

/** All records of a file, read independently. */
export function independentRecords(path: string): RecordWithBlock[] {
  const bytes = readFileSync(path);
  const stretches =
    bytes[0] === 0x1f
      ? joined(members(bytes))
      : [{ offset: 0, length: null, text: bytes.toString("latin1") }];
  return stretches.flatMap(recordsIn);
}

function* members(bytes: Buffer): Generator<Stretch> {
  for (let offset = 0; offset < bytes.length;) {
    // Of the optional fields in gzip heads (RFC 1952) the files have extra fields and names.
    const flags = bytes[offset + 3]!;
    const named = offset + 10 + (flags & 4 ? 2 + bytes.readUInt16LE(offset + 10) : 0);
    const start = flags & 8 ? bytes.indexOf(0, named) + 1 : named;
    const { buffer, engine } = inflateRawSync(bytes.subarray(start), { info: true }) as unknown as {
      buffer: Buffer;
      engine: { bytesWritten: number };
    };
    const length = start + engine.bytesWritten + 8 - offset;
    yield { offset, length, text: buffer.toString("latin1") };
    offset += length;
  }
}

/** A member that begins no record goes on with the one before it. */
function joined(all: Iterable<Stretch>): Stretch[] {
  const stretches: Stretch[] = [];
  for (const one of all) {
    const before = one.text.trimStart().search(START) === 0 ? undefined : stretches.pop();
    stretches.push(
      before ? { ...before, length: before.length! + one.length!, text: before.text + one.text } : one,
    );
  }
  return stretches;
}

function recordsIn({ offset, length, text }: Stretch): RecordWithBlock[] {
  const starts = [...text.matchAll(START)].map(({ index }) => index);
  return starts.map((start, i) => {
    const own = text.slice(start, starts[i + 1] ?? text.length);
    const [head] = (own.startsWith("WARC/") ? /^[^]*?\r?\n\r?\n/ : /^.*\n/).exec(own)!;
    const fields = head.startsWith("WARC/") ? head : arcHead(head);
    const block = blockOf(own.slice(head.length), fields);
    const place =
      length === null
        ? { offset: offset + start, length: head.length + block.length }
        : { offset, length: starts.length === 1 ? length : null };
    return { record: { ...place, ...facts(fields, block) }, block };
  });
}

/** As long as the head says where an empty line or the end follows; else all up to the empty lines before the next. */
function blockOf(rest: string, head: string): string {
  const said = Number(field(head, "Content-Length"));
  const isRight = said >= 0 && said <= rest.length && /^[\r\n]*$/.test(rest.slice(said));
  return isRight ? rest.slice(0, said) : rest.replace(isArc(head) ? /\r?\n$/ : /(?:\r?\n){1,2}$/, "");
}

function isArc(head: string): boolean {
  return field(head, "X-Arc") !== null;
}

function arcHead(line: string): string {
  const [, target = "", date = "", type = "", length = ""] =
    /^(.*) \S+ (\d{14,18}) (\S+) (\S+)\r?\n$/.exec(line) ?? [];
  const [, y, mo, d, h, mi, s] = /(....)(..)(..)(..)(..)(..)/.exec(date)!;
  const kind = target.startsWith("filedesc:") ? "warcinfo" : "response";
  return `WARC-Type: ${kind}\nWARC-Target-URI: ${target}\nWARC-Date: ${y}-${mo}-${d}T${h}:${mi}:${s}Z\nX-Arc: 1\nContent-Type: ${type}\nContent-Length: ${length}\n`;
}

function facts(head: string, block: string): Omit<IndependentRecord, "offset" | "length"> {
  const type = field(head, "WARC-Type")!;
  const isHttp = field(head, "Content-Type")?.startsWith("application/http") || isArc(head);
  const answer = isHttp && type !== "request" && type !== "warcinfo" ? httpHead(block) : null;
  const mime = answer === null ? field(head, "Content-Type") : field(answer, "Content-Type");
  return {
    type,
    id: field(head, "WARC-Record-ID"),
    date: field(head, "WARC-Date"),
    target: field(head, "WARC-Target-URI")?.replace(/^<(.*)>$/, "$1") ?? null,
    status: answer === null ? null : Number(/^\S+ (\d{3})/.exec(answer)![1]),
    contentType: mime?.split(";")[0]!.trim().toLowerCase() ?? null,
    payloadDigest: field(head, "WARC-Payload-Digest"),
    digestOk: digestOk(head, block, type),
  };
}

function httpHead(block: string): string | null {
  return /^HTTP\/\d(?:\.\d)? \d{3}[^]*?(?:\r?\n\r?\n|$)/.exec(block)?.[0] ?? null;
}

function field(head: string, name: string): string | null {
  return new RegExp(`^${name}:[ \\t]*(.*?)[ \\t]*\\r?$`, "im").exec(head)?.[1] ?? null;
}

function digestOk(head: string, block: string, type: string): boolean | null {
  const [ofBlock, ofPayload] = ["WARC-Block-Digest", "WARC-Payload-Digest"].map((name) => field(head, name));
  const payload = type === "revisit" ? null : ofPayload;
  if (!ofBlock && !payload) return null;
  const isHttp = field(head, "Content-Type")?.startsWith("application/http");
  const body = isHttp ? block.slice(/\r?\n\r?\n|$/.exec(block)!.index).replace(/^\r?\n\r?\n/, "") : block;
  // Tools disagree whether the chunk framing belongs to the payload.
  const payloadOk = !payload || isDigestOf(payload, body) || isDigestOf(payload, unchunked(body));
  return (!ofBlock || isDigestOf(ofBlock, block)) && payloadOk;
}

function isDigestOf(digest: string, text: string): boolean {
  const [label, value] = digest.split(":") as [string, string];
  const bytes = createHash(label.replace("-", "")).update(Buffer.from(text, "latin1")).digest();
  const forms = [bytes.toString("hex"), base32(bytes), bytes.toString("base64"), bytes.toString("base64url")];
  return forms.some((form) => form.replace(/=+$/, "") === value.replace(/=+$/, ""));
}

function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  const digits = bits.match(/.{5}/g)!.map((five) => Number.parseInt(five, 2));
  return digits.map((digit) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"[digit]).join("");
}

function unchunked(body: string): string {
  let payload = "";
  for (let rest = body; ;) {
    const [line, size] = /^([0-9a-f]+)[^\n]*\n/i.exec(rest) ?? [];
    if (line === undefined || Number.parseInt(size!, 16) === 0) return payload;
    payload += rest.slice(line.length, line.length + Number.parseInt(size!, 16));
    rest = rest.slice(line.length + Number.parseInt(size!, 16)).replace(/^\r?\n/, "");
  }
}
