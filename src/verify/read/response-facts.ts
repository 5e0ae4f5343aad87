// What a response or revisit record shows, its digests recomputed; the bytes themselves are not kept.
import {
  blockedByContent,
  blockedByHead,
  DECODE_LIMITS,
  headerMembers,
  mediaType,
  readResponse,
  sha256Digest,
  validatorsOf,
  type DecodeLimits,
  type RawResponse,
  type ResponseReading,
} from "#formats/index.js";
import { parseResponseHead, type ResponseHead } from "#formats/http/http-message.js";
import { parsedUrl, type Digest } from "#model/index.js";
import type { Shown } from "./look.js";
import type { WarcRecord } from "./warc-record.js";

/** A response read once. */
export interface ResponseFacts {
  readonly shown: Shown;
  /** Of the body as sent, transfer coding removed. */
  readonly payload: { readonly digest: Digest; readonly bytes: number };
  /** The content codings, as one text. */
  readonly codings: string;
}

/** Why a record cannot be believed. */
export interface Unbelievable {
  readonly problem: string;
}

/** Reads a response record (docs/certificate.md, "What a response shows"). */
export async function responseFacts(
  record: WarcRecord,
  limits: DecodeLimits = DECODE_LIMITS,
): Promise<ResponseFacts | Unbelievable> {
  const response = await readResponse({ first: record.block, pieces: record.pieces }, limits);
  if (!response.ok) return UNREADABLE;
  const payload = { digest: response.payloadDigest, bytes: response.payloadBytes };
  const declared = record.field("WARC-Payload-Digest");
  if (declared !== null && declared !== payload.digest)
    return { problem: "its payload is not what its WARC-Payload-Digest says" };
  const isWhole = record.field("WARC-Truncated") === null && response.complete;
  const shown: Shown = isWhole ? shownBy(response, targetOf(record)) : { kind: "failed" };
  return { shown, payload, codings: codingsOf(response) };
}

/** Path and query of what was asked for. */
function targetOf({ target }: WarcRecord): string {
  const url = parsedUrl(target ?? "");
  return url === null ? "/" : url.pathname + url.search;
}

const UNREADABLE: ResponseFacts = {
  shown: { kind: "failed" },
  payload: { digest: sha256Digest(new Uint8Array()), bytes: 0 },
  codings: "",
};

function codingsOf({ headers }: Headed): string {
  return headerMembers(headers, "content-encoding").join(",").toLowerCase();
}

type Headed = Pick<ResponseHead, "headers" | "header">;

function shownBy(response: ResponseReading, target: string): Shown {
  const { status } = response;
  const plain = shownByHead(response, target);
  if (plain) return plain;
  if (response.kind === "undecodable") return { kind: "failed" };
  const { location, contentType, contentDigest } = response.identity;
  const { payloadDigest, content, contentBytes } = response;
  const isWholePage =
    status === 200 && mediaType(contentType) === "text/html" && content.length === contentBytes;
  if (isWholePage && blockedByContent(content, target) !== null) return { kind: "blocked" };
  const validators = validatorsOf(response.headers);
  return { kind: "state", status, location, contentType, contentDigest, payloadDigest, validators };
}

/** 2xx, 3xx, 404 and 410 are states; these are not. */
function shownByHead(response: Headed & { readonly status: number }, target: string): Shown | null {
  const { status, headers } = response;
  if (status === 304) return { kind: "unchanged", validators: validatorsOf(headers) };
  if ([401, 402, 403, 407, 451].includes(status)) return { kind: "blocked" };
  if (blockedByHead(status, (name) => response.header(name), target) !== null) return { kind: "blocked" };
  const isState = (status >= 200 && status < 400) || status === 404 || status === 410;
  return isState ? null : { kind: "failed" };
}

interface Reread {
  readonly reread: () => Promise<RawResponse>;
  readonly limits: DecodeLimits;
}

/** Reads a revisit: its own head, with the payload of the response it refers to. */
export async function revisitFacts(
  record: WarcRecord,
  original: ResponseFacts,
  { reread, limits }: Reread,
): Promise<ResponseFacts | Unbelievable> {
  const response = parseResponseHead(record.block);
  if (!response.ok || !response.terminated || response.headerEnd !== record.block.length)
    return { problem: "it is no revisit record with an HTTP head" };
  const plain = shownByHead(response, targetOf(record));
  if (plain) return { ...original, shown: plain };
  if (record.field("WARC-Payload-Digest") !== original.payload.digest)
    return { problem: "the response it refers to has another payload" };
  if (response.isDoubtful) return { problem: "nobody can say that what it tells of was whole" };
  if ((lengthOf(response) ?? original.payload.bytes) !== original.payload.bytes)
    return { problem: "the response it refers to has another length" };
  const codings = codingsOf(response);
  const contentDigest =
    original.shown.kind === "state" && codings === original.codings
      ? original.shown.contentDigest
      : await digestOfContent({ ...(await reread()), codedBy: response.headers }, limits);
  if (contentDigest === null) return { problem: "its content cannot be decoded" };
  const { digest: payloadDigest } = original.payload;
  return {
    ...original,
    codings,
    shown: {
      kind: "state",
      status: response.status,
      location: response.header("location"),
      contentType: response.header("content-type"),
      contentDigest,
      payloadDigest,
      validators: validatorsOf(response.headers),
    },
  };
}

/** As the head's framing says, which for a 204 is nothing whatever its Content-Length; `null` when it does not say. */
function lengthOf({ framing }: ResponseHead): number | null {
  if (framing.kind === "none") return 0;
  return framing.kind === "length" ? framing.bytes : null;
}

async function digestOfContent(original: RawResponse, limits: DecodeLimits): Promise<Digest | null> {
  const reading = await readResponse(original, limits);
  return reading.ok && reading.kind === "identified" ? reading.identity.contentDigest : null;
}
