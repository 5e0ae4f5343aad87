// Replay of one response: choose it, decode it, point its links back into the archive.
import {
  decodeContent,
  decodeText,
  mediaType,
  parseHttpResponse,
  type HttpResponse,
} from "#formats/index.js";
import { IsochronError } from "#errors.js";
import type { ResponseHead } from "#formats/http/http-message.js";
import { toTimestamp17 } from "#model/index.js";
import type { CaptureIndex, IndexEntry, StoredStream } from "#ports/index.js";
import { BY_INDEX, choicesAt, type ServedBy, type ServedChoice } from "./coherent/served-choice.js";
import type { ServedEvidence } from "./coherent/served-evidence.js";
import { servedHeaders } from "./coherent/served-headers.js";
import type { MementoQuery } from "./memento-choice.js";
import { isSendable, keptHeaders, mementoHeaders, type ReplayHeader } from "./memento-headers.js";
import { replayLink, type ReplayTarget } from "./replay-address.js";
import { isPublic, longContent, shownHead } from "./long-replay.js";
import { rewriteCss, rewriteHtml, type LinkRewriter } from "./rewrite.js";

/** What of the index replay needs. */
export type ReplayIndex = Pick<CaptureIndex, "lookup" | "open">;

/** A page at a time, and where its links shall lead. */
export interface ReplayQuery extends ReplayTarget {
  readonly within: MementoQuery["within"];
  /** What stands before the timestamp in replay addresses; empty for nothing. */
  readonly prefix: string;
  /** The same for the target of a redirect, where that is another one. */
  readonly redirectPrefix?: (url: string) => string;
  /** The origin on which TimeGate and TimeMaps are, where clients are told of them. */
  readonly gates?: string;
  /** By what it is chosen; by the index alone unless told. */
  readonly servedBy?: ServedBy;
}

/** A response ready to be sent from the replay origin. */
export interface ReplayedMemento {
  readonly kind: "memento";
  readonly status: number;
  readonly headers: readonly ReplayHeader[];
  /** In one piece, or, when it is long, in many at the reader's pace. */
  readonly body: Uint8Array | AsyncIterable<Uint8Array>;
  /** Whether the original let scripts of every origin read it (`Access-Control-Allow-Origin: *`). */
  readonly isPublic: boolean;
  /** What is known of it at the time asked for. */
  readonly evidence: ServedEvidence;
}

/** What came of it: a response, nothing under this URL, or a stored response that cannot be shown. */
export type Replayed =
  | ReplayedMemento
  | { readonly kind: "absent" }
  | { readonly kind: "unreadable"; readonly entry: IndexEntry; readonly reason: string };

const UNREADABLE = {
  "too-large": "its content decodes to more than can be shown",
  corrupt: "its content cannot be decoded",
  unsupported: "its content coding is not supported",
} as const;

/** Finds and prepares the response for a URL at a time. */
export async function replay(index: ReplayIndex, query: ReplayQuery): Promise<Replayed> {
  const entries = await index.lookup(query.url);
  const choices = choicesAt(entries, query, query.servedBy ?? BY_INDEX);
  const found = await firstReadable(index, choices, query);
  if (!("head" in found)) return found;
  const { entry, evidence, head, passedOver } = found;
  const { prefix, gates } = query;
  const place = { base: (gates ?? "") + prefix, gates: gates === undefined ? null : gates + prefix };
  const headers = [
    ...mementoHeaders(entries, entry, place),
    ...servedHeaders(evidence),
    ...passedOverHeaders(passedOver),
    ...keptHeaders(head.headers, entry.url, query),
  ];
  const { contentType, body } = found;
  if (contentType !== null && isSendable(contentType)) headers.push(["content-type", contentType]);
  return { kind: "memento", status: head.status, headers, body, isPublic: isPublic(head.headers), evidence };
}

/** A record that can be shown. */
interface Shown extends Rewritten {
  readonly head: ResponseHead;
}

/** The same, and the better ones that cannot. */
interface Readable extends Shown, ServedChoice {
  readonly passedOver: readonly IndexEntry[];
}

type Unreadable = Extract<Replayed, { kind: "unreadable" }>;

/** More records than this are not tried: somebody waits for the page. */
const MOST_TRIES = 8;

/** The best record that can be shown; where none can, what is wrong with the best. */
async function firstReadable(
  index: ReplayIndex,
  choices: AsyncIterable<ServedChoice>,
  query: ReplayQuery,
): Promise<Readable | Exclude<Replayed, ReplayedMemento>> {
  const passedOver: IndexEntry[] = [];
  let problem: Unreadable | null = null;
  for await (const choice of choices) {
    const { entry } = choice;
    const shown = await show(index, entry, query);
    if (!("kind" in shown)) return { ...choice, ...shown, passedOver };
    problem ??= shown;
    if (passedOver.push(entry) >= MOST_TRIES) break;
  }
  return problem ?? { kind: "absent" };
}

async function show(index: ReplayIndex, entry: IndexEntry, query: ReplayQuery): Promise<Shown | Unreadable> {
  const unreadable = (reason: string): Unreadable => ({ kind: "unreadable", entry, reason });
  const stored = await openStored(index, entry);
  if (stored === null) return unreadable("its record cannot be read back");
  const head = shownHead(stored.first);
  if (head === null) return unreadable("the record holds no final HTTP response");
  const shown = await shownContent(stored, head, entry.url, query);
  if (shown.kind !== "ok") return unreadable(UNREADABLE[shown.kind]);
  return { head, body: shown.body, contentType: shown.contentType };
}

/** Says that a nearer record is in the archive and cannot be shown. */
function passedOverHeaders(passedOver: readonly IndexEntry[]): ReplayHeader[] {
  if (passedOver.length === 0) return [];
  return [
    ["x-isochron-passed-over", passedOver.map(({ at }) => `${toTimestamp17(at)} unreadable`).join(", ")],
  ];
}

/** Damage to a file is something to tell the reader, not a failure of the program. */
async function openStored(index: ReplayIndex, entry: IndexEntry): Promise<StoredStream | null> {
  try {
    return await index.open(entry);
  } catch (error) {
    if (error instanceof IsochronError) return null;
    throw error;
  }
}

/** Style sheets are rewritten whole; longer ones are left as they are. */
const MOST_STYLE_BYTES = 8 * 1024 * 1024;

async function shownContent(
  { first, pieces }: StoredStream,
  head: ResponseHead,
  url: string,
  query: ReplayQuery,
): Promise<{ kind: keyof typeof UNREADABLE } | ({ kind: "ok" } & Rewritten)> {
  const rewrite: LinkRewriter = (link, base, isFramed = false) =>
    replayLink(link, base, { prefix: query.prefix, at: query.at, isFramed });
  const isStyle = mediaType(head.header("content-type")) === "text/css";
  const whole = pieces === null ? first : isStyle ? await upTo(pieces(), MOST_STYLE_BYTES) : null;
  if (whole === null) return longContent(pieces!, head, { url, rewrite });
  const response = parseHttpResponse(whole);
  if (!response.ok) return { kind: "corrupt" };
  const decoded = decodeContent(response.body, response.headers);
  return decoded.kind === "ok"
    ? { kind: "ok", ...rewriteBody(response, decoded.content, url, rewrite) }
    : decoded;
}

/** All pieces as one; `null` when there are more bytes than that. */
async function upTo(pieces: AsyncIterable<Uint8Array>, mostBytes: number): Promise<Uint8Array | null> {
  const taken: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of pieces) {
    taken.push(piece);
    if ((bytes += piece.length) > mostBytes) return null;
  }
  return Buffer.concat(taken);
}

interface Rewritten {
  readonly body: ReplayedMemento["body"];
  readonly contentType: string | null;
}

/** Links in HTML and CSS lead back into the archive; all else, scripts too, goes out as it came. */
function rewriteBody(
  response: HttpResponse,
  content: Uint8Array,
  url: string,
  rewriteLink: LinkRewriter,
): Rewritten {
  const contentType = response.header("content-type");
  const type = mediaType(contentType);
  const rewrite = type === "text/css" ? rewriteCss : isHtml(type) ? rewriteHtml : null;
  if (!rewrite || content.length === 0) return { body: content, contentType };
  const { text: source, charset } = decodeText(content, contentType);
  const reading = { charset, isXml: type === "application/xhtml+xml" };
  const text = rewrite(source, url, rewriteLink, reading);
  return { body: new TextEncoder().encode(text), contentType: `${type}; charset=utf-8` };
}

function isHtml(type: string | null): boolean {
  return type === "text/html" || type === "application/xhtml+xml";
}
