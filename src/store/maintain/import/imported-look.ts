// What one record of another tool says about a page: a sighting that bounds nothing by itself.
import { asStored } from "#formats/http/stored-message.js";
import { conditionOf, mediaType, sha256Digest } from "#formats/index.js";
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
import type { RecordedRequest } from "../../warc/read/paired-records.js";
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

/** WARC-Date is when the fetch began; one that is cut to the second may be as late as its end. */
export function timesOf(at: Instant, written: string): FetchTimes {
  const isCut = !/[.,]\d/.test(written);
  return { sentAt: at, firstByteAt: at, lastByteAt: instant(isCut ? at + 999 : at) };
}

/** What a record shows, with its block whole or in pieces; of a revisit, its own head with its original's body. */
export async function importedOutcome(
  record: Pick<ReadRecord, "type" | "field" | "date"> & { readonly url: PageUrl },
  { first, pieces }: StreamedBlock,
  request: RecordedRequest | null,
  readOutcome: OutcomeReader,
): Promise<Outcome> {
  if (record.type === "resource") return resourceOutcome(record, first);
  const path = new URL(record.url);
  const outcome = await readOutcome({
    times: timesOf(record.date!, record.field("WARC-Date") ?? ""),
    requestBytes: request?.bytes ?? Buffer.from(`GET ${path.pathname}${path.search} HTTP/1.1\r\n\r\n`),
    responseBytes: pieces ? first : asStored(first),
    ...(pieces ? { spooled: { read: pieces } } : {}),
    truncated: record.type === "response" && record.field("WARC-Truncated") !== null ? "length" : null,
    remoteAddress: null,
  });
  return unvouched(outcome, record, request);
}

function unvouched(
  outcome: Outcome,
  { field }: Pick<ReadRecord, "field">,
  request: RecordedRequest | null,
): Outcome {
  if (outcome.kind === "captured") return { ...outcome, imported: true };
  const isAnswer = field("WARC-Profile")?.endsWith("/server-not-modified") ?? false;
  // By its profile it answers a condition (WARC 1.1 section 6.7.3); which one nobody says, so the weaker counts.
  if (outcome.kind === "unchanged" && isAnswer && conditionOf(request?.bytes ?? Buffer.alloc(0)) === null)
    return { ...outcome, asked: true, by: "last-modified" };
  return outcome;
}

/** A resource record holds the content alone: it was there, and that is all it says. */
function resourceOutcome({ field }: Pick<ReadRecord, "field">, content: Uint8Array): Outcome {
  const digest: Digest = sha256Digest(content);
  const contentType = field("Content-Type");
  return {
    kind: "captured",
    identity: { status: 200, location: null, contentType, contentDigest: digest },
    payloadDigest: digest,
    payloadBytes: content.length,
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
