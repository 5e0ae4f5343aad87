// HTTP/1.x messages as they lie in WARC records and come from the wire: parsed without ever throwing.
import { framingFacts, type BodyFraming } from "./body-framing.js";
import { ChunkedScanner } from "./chunked.js";
import {
  FindingList,
  headerValue,
  MAX_HEAD_BYTES,
  readHead,
  type HttpFinding,
  type HttpHead,
  type HttpHeader,
} from "./http-head.js";

interface HttpMessage {
  readonly ok: true;
  /** As sent, for example `1.1`. */
  readonly version: string;
  /** In the order sent, duplicates kept. */
  readonly headers: readonly HttpHeader[];
  /** First value of a field, by its name in any case. */
  header(name: string): string | null;
  /** Offset of the first body byte in the bytes given. */
  readonly headerEnd: number;
  readonly findings: readonly HttpFinding[];
}

/** A response with the transfer coding of its body removed. */
export interface HttpResponse extends HttpMessage {
  readonly status: number;
  readonly statusText: string;
  /** The payload: the body without its transfer coding, content coding kept. */
  readonly body: Uint8Array;
  readonly framing: BodyFraming["kind"];
  /** Whether the body ended as its framing says; a close-delimited one counts as complete here. */
  readonly complete: boolean;
}

/** A request; its body is left as it lies. */
export interface HttpRequest extends HttpMessage {
  readonly method: string;
  readonly target: string;
  readonly body: Uint8Array;
}

/** Bytes that are no HTTP message, or whose head is too large to be read. */
export interface HttpMalformed {
  readonly ok: false;
  readonly reason: "not-http" | "head-too-large";
  readonly findings: readonly HttpFinding[];
}

/** What the bytes alone do not say. */
export interface ParseHttpOptions {
  readonly maxHeadBytes?: number;
  /** `GET` unless told; responses to `HEAD` have no body. */
  readonly requestMethod?: string;
}

/** Reads a status line: version, status and text; `null` when it is none. */
export function parseStatusLine(
  line: string,
): { version: string; status: number; statusText: string } | null {
  const match = /^HTTP\/(\d(?:\.\d)?)[ \t]+(\d{3})(?:[ \t](.*))?$/is.exec(line);
  if (!match) return null;
  return { version: match[1]!, status: Number(match[2]), statusText: match[3] ?? "" };
}

/** The head of a response with what it says about its body. */
export interface ResponseHead extends HttpMessage {
  readonly status: number;
  readonly statusText: string;
  /** Whether the empty line was there. */
  readonly terminated: boolean;
  readonly framing: BodyFraming;
  /** RFC 9112 section 6.3: with such a framing nobody can say that the body is whole. */
  readonly isDoubtful: boolean;
}

/** Parses the head of a raw response, passing over interim (1xx) responses before it. */
export function parseResponseHead(
  bytes: Uint8Array,
  options: ParseHttpOptions = {},
): ResponseHead | HttpMalformed {
  const findings = new FindingList();
  const located = locateHead(bytes, options, findings);
  if ("reason" in located) return located;
  const { head, line, framing } = located;
  const { terminated } = head;
  // Written out, here and below: spreading objects into one took longer than reading the head.
  return {
    ok: true,
    version: line.version,
    status: line.status,
    statusText: line.statusText,
    headers: head.headers,
    header: (name) => headerValue(head.headers, name),
    headerEnd: head.end,
    terminated,
    framing,
    isDoubtful: isDoubtful(findings),
    findings: findings.toArray(),
  };
}

/** Parses a raw response, passing over interim (1xx) responses before it. */
export function parseHttpResponse(
  bytes: Uint8Array,
  options: ParseHttpOptions = {},
): HttpResponse | HttpMalformed {
  const findings = new FindingList();
  const located = locateHead(bytes, options, findings);
  if ("reason" in located) return located;
  const { head, line, framing } = located;
  const { body, complete } = head.terminated
    ? readBody(bytes, head.end, framing, findings)
    : { body: bytes.subarray(head.end), complete: false };
  return {
    ok: true,
    version: line.version,
    status: line.status,
    statusText: line.statusText,
    headers: head.headers,
    header: (name) => headerValue(head.headers, name),
    headerEnd: head.end,
    body,
    complete: complete && !isDoubtful(findings),
    framing: framing.kind,
    findings: findings.toArray(),
  };
}

interface LocatedHead {
  readonly head: HttpHead;
  readonly line: NonNullable<ReturnType<typeof parseStatusLine>>;
  readonly framing: BodyFraming;
}

function locateHead(
  bytes: Uint8Array,
  options: ParseHttpOptions,
  findings: FindingList,
): LocatedHead | HttpMalformed {
  for (let from = 0; ;) {
    const head = readHead(bytes, from, options.maxHeadBytes ?? MAX_HEAD_BYTES, findings);
    if (!head) return { ok: false, reason: "head-too-large", findings: findings.toArray() };
    const line = parseStatusLine(head.startLine);
    if (!line) return { ok: false, reason: "not-http", findings: findings.toArray() };
    if (!isInterim(line.status) || head.end >= bytes.length) {
      const { headers } = head;
      const { framing, doubt, ignoresLength } = framingFacts({ ...line, headers }, options.requestMethod);
      if (doubt !== null) findings.add(doubt, head.end);
      if (ignoresLength) findings.add("content-length-ignored", head.end);
      return { head, line, framing };
    }
    findings.add("interim-response", from);
    from = head.end;
  }
}

function isDoubtful(findings: FindingList): boolean {
  return findings.has("content-length-invalid") || findings.has("transfer-coding-unknown");
}

/** Parses a raw request. */
export function parseHttpRequest(
  bytes: Uint8Array,
  options: ParseHttpOptions = {},
): HttpRequest | HttpMalformed {
  const findings = new FindingList();
  const head = readHead(bytes, 0, options.maxHeadBytes ?? MAX_HEAD_BYTES, findings);
  if (!head) return { ok: false, reason: "head-too-large", findings: findings.toArray() };
  const line = /^([!#$%&'*+.^_`|~\w-]{1,64}) (.*) HTTP\/(\d(?:\.\d)?)$/is.exec(head.startLine);
  if (!line) return { ok: false, reason: "not-http", findings: findings.toArray() };
  const [, method, target, version] = line as unknown as [string, string, string, string];
  return {
    ok: true,
    version,
    method,
    target,
    headers: head.headers,
    header: (name) => headerValue(head.headers, name),
    headerEnd: head.end,
    body: bytes.subarray(head.end),
    findings: findings.toArray(),
  };
}

/** Whether a response of this status is followed by another one; 101 is not, another protocol follows it. */
export function isInterim(status: number): boolean {
  return status >= 100 && status < 200 && status !== 101;
}

interface ReadBody {
  readonly body: Uint8Array;
  readonly complete: boolean;
}

function readBody(bytes: Uint8Array, from: number, framing: BodyFraming, findings: FindingList): ReadBody {
  switch (framing.kind) {
    case "none":
      return readLength(bytes, from, 0, findings);
    case "length":
      return readLength(bytes, from, framing.bytes, findings);
    case "chunked":
      return readChunked(bytes, from, findings);
    case "close":
      return { body: bytes.subarray(from), complete: true };
  }
}

function readLength(bytes: Uint8Array, from: number, length: number, findings: FindingList): ReadBody {
  const end = Math.min(bytes.length, from + length);
  if (end < bytes.length) findings.add("surplus-bytes", end);
  const complete = end - from === length;
  if (!complete) findings.add("body-short", end);
  return { body: bytes.subarray(from, end), complete };
}

function readChunked(bytes: Uint8Array, from: number, findings: FindingList): ReadBody {
  const scanner = new ChunkedScanner();
  const { data: body, stopped } = scanner.gather(bytes, from);
  if (scanner.isBroken && scanner.chunks === 0) {
    // Declared but not so, as in records whose writer had removed the chunks already: nobody knows the end.
    findings.add("chunked-not-chunked", from);
    return { body: bytes.subarray(from), complete: false };
  }
  if (scanner.isBroken) findings.add("chunks-broken", stopped);
  else if (!scanner.isDone) findings.add("body-short", stopped);
  else if (stopped < bytes.length) findings.add("surplus-bytes", stopped);
  return { body, complete: scanner.isDone };
}
