// What one record of another tool says about a page: a sighting that bounds nothing by itself.
import { createHash } from "node:crypto";
import { asStored } from "#formats/http/stored-message.js";
import { conditionOf, mediaType } from "#formats/index.js";
import {
  instant,
  parsePageUrl,
  type Digest,
  type FetchTimes,
  type FrontierPage,
  type Instant,
  type Outcome,
  type PageUrl,
} from "#model/index.js";
import type { ReadableExchange } from "#ports/index.js";
import type { PairedRecord, RecordedRequest } from "../../warc/read/paired-records.js";
import type { ReadRecord } from "../../warc/read/warc-reader.js";
import type { StreamedBlock } from "../../warc/read/record-at.js";

/** Reads an exchange as the crawl does. */
export type OutcomeReader = (exchange: ReadableExchange) => Promise<Outcome>;

/** The page that a record tells of; `null` when it is none, or was asked for by anything but a GET. */
export function pageOf(record: ReadRecord, request: RecordedRequest | null): PageUrl | null {
  const { type, target, date } = record;
  if (type !== "response" && type !== "revisit" && type !== "resource") return null;
  if (target === null || date === null) return null;
  return request !== null && request.method !== "GET" ? null : parsePageUrl(target);
}

/** What is known of a record that tells of a page, without its block. */
export interface LookFacts {
  readonly url: PageUrl;
  /** The page as the record writes it. */
  readonly target: string;
  readonly type: string;
  readonly id: string;
  readonly at: Instant;
  readonly offset: number;
  readonly length: number;
  /** The fields that its outcome may need. */
  readonly fields: Readonly<Record<string, string>>;
}

const NEEDED_FIELDS = ["WARC-Date", "WARC-Profile", "WARC-Truncated", "Content-Type"];

/** The facts of a record that tells of a page; `null` for any other. */
export function factsOf({ record, request, isWhole, length }: PairedRecord<unknown>): LookFacts | null {
  const url = isWhole && length !== null ? pageOf(record, request) : null;
  if (url === null) return null;
  const { type, id, date, offset } = record;
  const said = NEEDED_FIELDS.map((name) => [name, record.field(name)] as const);
  const fields = Object.fromEntries(said.filter(([, value]) => value !== null)) as Record<string, string>;
  return { url, target: record.target!, type, id: id ?? "", at: date!, offset, length: length!, fields };
}

/** When the fetch was, as far as its record says. */
export function timesOfLook({ at, fields }: LookFacts): FetchTimes {
  return timesOf(at, fields["WARC-Date"] ?? "");
}

/** WARC-Date is when the fetch began; one that is cut to the second may be as late as its end. */
function timesOf(at: Instant, written: string): FetchTimes {
  const isCut = !/[.,]\d/.test(written);
  return { sentAt: at, firstByteAt: at, lastByteAt: instant(isCut ? at + 999 : at) };
}

/** Longer blocks are read from the archive again, in pieces. */
const MAX_HELD_BYTES = 16 * 1024 * 1024;

/** Whether the block of a record is held whole: revisits need their originals, and long ones are read in pieces. */
export function isHeld({ type, blockBytes }: ReadRecord): boolean {
  return (type === "response" || type === "resource") && blockBytes !== null && blockBytes <= MAX_HELD_BYTES;
}

/** A block of any sensible length; `null` for others. */
export async function heldBlock(record: ReadRecord): Promise<Buffer | null> {
  if (!isHeld(record)) return null;
  const pieces: Buffer[] = [];
  for await (const piece of record.block) pieces.push(piece);
  return pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces);
}

/** What a record shows, with its block whole or in pieces; of a revisit, its own head with its original's body. */
export async function importedOutcome(
  facts: LookFacts,
  block: StreamedBlock,
  request: RecordedRequest | null,
  readOutcome: OutcomeReader,
): Promise<Outcome> {
  const { type, url, fields } = facts;
  if (type === "resource") return resourceOutcome(facts, block);
  const { first, pieces } = block;
  const path = new URL(url);
  const outcome = await readOutcome({
    times: timesOfLook(facts),
    requestBytes: request?.bytes ?? Buffer.from(`GET ${path.pathname}${path.search} HTTP/1.1\r\n\r\n`),
    responseBytes: pieces ? first : asStored(first),
    ...(pieces ? { spooled: { read: pieces } } : {}),
    truncated: type === "response" && fields["WARC-Truncated"] !== undefined ? "length" : null,
    remoteAddress: null,
  });
  return unvouched(outcome, facts, request);
}

function unvouched(outcome: Outcome, { fields }: LookFacts, request: RecordedRequest | null): Outcome {
  if (outcome.kind === "captured") return { ...outcome, imported: true };
  const isAnswer = fields["WARC-Profile"]?.endsWith("/server-not-modified") ?? false;
  // By its profile it answers a condition (WARC 1.1 section 6.7.3); which one nobody says, so the weaker counts.
  if (outcome.kind === "unchanged" && isAnswer && conditionOf(request?.bytes ?? Buffer.alloc(0)) === null)
    return { ...outcome, asked: true, by: "last-modified" };
  return outcome;
}

/** A resource record holds the content alone: it was there, and that is all it says. */
async function resourceOutcome({ fields }: LookFacts, { first, pieces }: StreamedBlock): Promise<Outcome> {
  const hash = createHash("sha256");
  let bytes = 0;
  // Of a long block `first` is the beginning alone: its digest would be another content's.
  for await (const piece of pieces ? pieces() : [first]) {
    hash.update(piece);
    bytes += piece.length;
  }
  const digest = `sha-256:${hash.digest("hex")}` as Digest;
  const contentType = fields["Content-Type"] ?? null;
  return {
    kind: "captured",
    identity: { status: 200, location: null, contentType, contentDigest: digest },
    payloadDigest: digest,
    payloadBytes: bytes,
    validators: { etag: null, lastModified: null, date: null, ageSeconds: null, cacheSigns: false },
    imported: true,
  };
}

/** The page of a sighting, as a frontier holds it; who linked to it nobody says. */
export function importedPage(url: PageUrl, outcome: Outcome): Omit<FrontierPage, "seq"> {
  const isSeen = outcome.kind === "captured" || outcome.kind === "unchanged";
  const state = isSeen ? "visited" : "failed";
  return { url, kind: kindOf(outcome), depth: 0, via: null, state, reason: null, late: false };
}

function kindOf(outcome: Outcome): FrontierPage["kind"] {
  const type = outcome.kind === "captured" ? (mediaType(outcome.identity.contentType) ?? "") : "";
  if (/html|pdf/.test(type) || type === "") return "document";
  return /^(?:image|font|audio|video)\/|css|javascript|ecmascript|font/.test(type) ? "requisite" : "other";
}
