// How answers of the replay leave.
import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import {
  captureSpan,
  closeBody,
  replay,
  type RangeAsked,
  type Replayed,
  type ReplayedMemento,
  type ReplayQuery,
  type ReplayTarget,
  type ServedBy,
} from "#access/index.js";
import type { Archive } from "#ports/index.js";
import { parsedUrl } from "#model/index.js";
import type { Headers } from "../security-headers.js";
import type { Intent } from "./fetch-intent.js";
import type { SentRequest } from "./asked.js";
import type { KnownCaptures } from "./known-captures.js";
import { amongFew, inTurns } from "./turns.js";
import {
  absentNotice,
  circularNotice,
  unreadableNotice,
  withheldNotice,
  type NoticePlace,
} from "./notices.js";
import { NOTICE_HEADERS } from "./policies.js";
import { siteLabel } from "./site-origins.js";

/** How a memento is sent. */
export interface Sending {
  readonly archive: Archive;
  readonly captures: KnownCaptures;
  readonly servedBy: ServedBy;
  readonly place: NoticePlace;
  /** What browsers may do with it. */
  readonly headers: Headers;
  /** The origin on which the memento's TimeGate and TimeMaps are, where clients are told of them. */
  readonly gates?: string;
  /** Where redirects lead, if not where links do. */
  readonly redirectPrefix?: (url: string) => string;
  /** What of ours stands at the beginning. */
  readonly opening?: NonNullable<ReplayQuery["opening"]>;
  /** What was sent with the request, if it is none by GET. */
  readonly request?: SentRequest;
  /** The fields that are part of what is asked for. */
  readonly fields?: ReplayQuery["fields"];
  /** Whether an address will do that differs in passing parameters. */
  readonly isLoose?: boolean;
  /** Whether another origin asks for it: what the original let everyone read stays so. */
  readonly isForOthers?: boolean;
  /** Another site whose scripts ask for it: they read what the original let them read, and nothing else. */
  readonly readBy?: { readonly label: string; readonly onRead: () => void };
  /** Markup to be put behind the text of an HTML page. */
  readonly layer?: () => Promise<string>;
}

/** Sends the response stored for a URL at a time, or says why there is none. */
export async function sendMemento(
  reply: FastifyReply,
  target: ReplayTarget,
  sending: Sending,
): Promise<FastifyReply> {
  const { archive, place, headers, captures: known, servedBy, isForOthers = false } = sending;
  const captures = await known.list();
  const within = captureSpan(captures, target);
  const wishes = { ...wishesOf(sending), ...rangeAsked(reply.request) };
  const query = { url: target.url, at: target.at, prefix: place.prefix, within, servedBy, ...wishes };
  const replayed = await amongFew(() => replay(archive.index, query));
  if (sending.readBy && !mayRead(sending.readBy.label, replayed)) return sendUnread(reply, replayed);
  sending.readBy?.onRead();
  switch (replayed.kind) {
    case "absent":
      return sendNotice(reply, absentNotice(target, captures, place));
    case "unreadable":
      return sendNotice(reply, unreadableNotice(target, replayed.entry.at, replayed.reason, place));
    case "circular":
      return sendNotice(reply, circularNotice(target, replayed.entry, place));
    case "memento":
      reply.code(replayed.status).headers(Object.fromEntries(replayed.headers));
      // Last, so that nothing archived can stand in their place.
      reply.headers(headers);
      if (isForOthers && replayed.readableBy === "*") reply.header("access-control-allow-origin", "*");
      return sendBody(reply, await layered(replayed, sending.layer));
  }
}

/** By what is stored, as on the web (Fetch standard, "CORS check"); a scheme is no difference, since captures mix them. */
function mayRead(label: string, replayed: Replayed): boolean {
  if (replayed.kind !== "memento") return false;
  const { readableBy } = replayed;
  if (readableBy === null || readableBy === "*") return readableBy === "*";
  return /^https?:/i.test(readableBy) && parsedUrl(readableBy) !== null && siteLabel(readableBy) === label;
}

/** The same for what is not there: no script learns what of other sites is in the archive. */
async function sendUnread(reply: FastifyReply, replayed: Replayed): Promise<FastifyReply> {
  if (replayed.kind === "memento" && !(replayed.body instanceof Uint8Array)) await closeBody(replayed.body);
  return sendText(reply, 403, "Scripts read their own site, and what others let them read.\n");
}

/** The part that is asked for; only of what is asked for by GET (RFC 9110 section 14.2). */
function rangeAsked({ method, headers }: FastifyRequest): { range?: RangeAsked } {
  const { range, "if-range": ifRange } = headers;
  if (method !== "GET" || range === undefined) return {};
  return { range: { range, ifRange: ifRange === undefined ? null : String(ifRange) } };
}

/** Whoever asks for the head alone gets it without the body being read. */
async function sendBody(
  reply: FastifyReply,
  body: Uint8Array | AsyncIterable<Uint8Array>,
): Promise<FastifyReply> {
  if (reply.request.method !== "HEAD" || body instanceof Uint8Array) return reply.send(sendable(body));
  await closeBody(body);
  return reply.send(Readable.from([]));
}

/** What of a sending is for the replay itself. */
function wishesOf({
  redirectPrefix,
  gates,
  opening,
  request,
  fields,
  isLoose = false,
}: Sending): Partial<ReplayQuery> {
  return {
    isLoose,
    ...(request !== undefined && { request }),
    ...(fields !== undefined && { fields }),
    ...(redirectPrefix && { redirectPrefix }),
    ...(gates !== undefined && { gates }),
    ...(opening !== undefined && { opening }),
  };
}

/** The body, with a layer behind it where it is HTML; XML would not be well-formed with anything behind it. */
async function layered(
  { body, headers }: ReplayedMemento,
  layer: Sending["layer"],
): Promise<ReplayedMemento["body"]> {
  const type = headers.find(([name]) => name === "content-type")?.[1];
  if (!layer || !type?.startsWith("text/html")) return body;
  const behind = Buffer.from(await layer(), "utf8");
  return body instanceof Uint8Array ? Buffer.concat([body, behind]) : following(body, [behind]);
}

async function* following(
  body: AsyncIterable<Uint8Array>,
  last: readonly Uint8Array[],
): AsyncGenerator<Uint8Array> {
  yield* body;
  yield* last;
}

/** Long bodies are read from the archive as fast as the reader takes them, and no faster. */
function sendable(body: Uint8Array | AsyncIterable<Uint8Array>): Buffer | Readable {
  return body instanceof Uint8Array
    ? Buffer.from(body.buffer, body.byteOffset, body.byteLength)
    : Readable.from(inTurns(body), { objectMode: false, highWaterMark: 16 * 1024 });
}

/** Sends a page of ours, whose headers are already set. */
export function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply.type("text/html; charset=utf-8").send(html);
}

/** Says on a page that something is not here. */
export function sendNotice(reply: FastifyReply, html: string): FastifyReply {
  return sendPage(reply.code(404).headers(NOTICE_HEADERS), html);
}

/** Said where something else than reading is asked for. */
export const ONLY_READ = "Archived pages can only be read.\n";

/** Says that a rule keeps something from the reader: on a page where one is expected, else in one line. */
export function sendWithheld(
  reply: FastifyReply,
  { status, title, message }: { readonly status: number; readonly title: string; readonly message: string },
  intent: Intent,
): FastifyReply {
  for (const name of ["link", "vary", "location", "content-location"]) reply.removeHeader(name);
  if (intent !== "window" && intent !== "frame") return sendText(reply, status, `${message}\n`);
  return sendPage(reply.code(status).headers(NOTICE_HEADERS), withheldNotice(title, message));
}

/** Says something in one line. */
export function sendText(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).headers(NOTICE_HEADERS).type("text/plain; charset=utf-8").send(text);
}

/** Bytes of a long list that are made before its status is sent: what is wrong with the beginning is still told. */
const FIRST_CHARS = 64 * 1024;
const CHARS_AT_ONCE = 16 * 1024;

/**
 * Sends a list as fast as its reader takes it, and no faster. What fails behind the beginning breaks the answer off:
 * a list that ends early never looks like a whole one.
 */
export async function sendTexts(
  reply: FastifyReply,
  type: string,
  texts: Iterable<string> | AsyncIterable<string>,
): Promise<FastifyReply> {
  const pieces = inPieces(texts);
  const first = await pieces.next();
  reply.headers({ ...NOTICE_HEADERS, "cache-control": "no-cache" }).type(type);
  if (first.done === true) return reply.send("");
  const second = await pieces.next();
  if (second.done === true) return reply.send(first.value);
  if (reply.request.method === "HEAD") {
    // A stream that is asked for its head alone would be read to its end all the same.
    await pieces.return(undefined);
    return reply.send(Readable.from([]));
  }
  const body = inTurns(behindFirst([first.value, second.value], pieces));
  return reply.send(Readable.from(body, { objectMode: false, highWaterMark: CHARS_AT_ONCE }));
}

async function* inPieces(texts: Iterable<string> | AsyncIterable<string>): AsyncGenerator<Buffer, undefined> {
  let [waiting, most] = ["", FIRST_CHARS];
  for await (const text of texts) {
    waiting += text;
    if (waiting.length < most) continue;
    yield Buffer.from(waiting, "utf8");
    [waiting, most] = ["", CHARS_AT_ONCE];
  }
  if (waiting !== "") yield Buffer.from(waiting, "utf8");
}

async function* behindFirst(
  first: readonly Buffer[],
  rest: AsyncGenerator<Buffer, undefined>,
): AsyncGenerator<Buffer> {
  try {
    yield* first;
    yield* rest;
  } finally {
    // A reader who leaves closes the index behind him.
    await rest.return(undefined);
  }
}
