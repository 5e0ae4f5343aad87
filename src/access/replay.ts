// Replay of one response: choose it, decode it, point its links back into the archive.
import {
  decodeContent,
  decodeText,
  mediaType,
  parseHttpResponse,
  type HttpResponse,
} from "#formats/index.js";
import { IsochronError } from "#errors.js";
import { toTimestamp17 } from "#model/index.js";
import type { CaptureIndex, IndexEntry } from "#ports/index.js";
import { chooseMementos, type MementoQuery } from "./memento-choice.js";
import { isSendable, keptHeaders, mementoHeaders, type ReplayHeader } from "./memento-headers.js";
import { replayLink, type ReplayTarget } from "./replay-address.js";
import { rewriteCss, rewriteHtml } from "./rewrite.js";

/** A page at a time, and where its links shall lead. */
export interface ReplayQuery extends ReplayTarget {
  readonly within: MementoQuery["within"];
  /** Path before the timestamp in replay addresses; empty for none. */
  readonly prefix: string;
}

/** A response ready to be sent from the replay origin. */
export interface ReplayedMemento {
  readonly kind: "memento";
  readonly status: number;
  readonly headers: readonly ReplayHeader[];
  readonly body: Uint8Array;
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
export async function replay(index: CaptureIndex, query: ReplayQuery): Promise<Replayed> {
  const entries = await index.lookup(query.url);
  const found = await firstReadable(index, chooseMementos(entries, query));
  if (!("response" in found)) return found;
  const { entry, response, content, passedOver } = found;
  const { body, contentType } = rewriteBody(response, content, entry.url, query);
  const headers = [
    ...mementoHeaders(entries, entry, query.prefix),
    ...passedOverHeaders(passedOver),
    ...keptHeaders(response.headers, entry.url, query),
  ];
  if (contentType !== null && isSendable(contentType)) headers.push(["content-type", contentType]);
  return { kind: "memento", status: response.status, headers, body };
}

/** A record that can be shown, and the better ones that cannot. */
interface Readable {
  readonly entry: IndexEntry;
  readonly response: HttpResponse;
  readonly content: Uint8Array;
  readonly passedOver: readonly IndexEntry[];
}

type Unreadable = Extract<Replayed, { kind: "unreadable" }>;

/** More records than this are not tried: somebody waits for the page. */
const MOST_TRIES = 8;

/** The best record that can be shown; where none can, what is wrong with the best. */
async function firstReadable(
  index: CaptureIndex,
  choices: Iterable<IndexEntry>,
): Promise<Readable | Exclude<Replayed, ReplayedMemento>> {
  const passedOver: IndexEntry[] = [];
  let problem: Unreadable | null = null;
  for (const entry of choices) {
    const read = await readEntry(index, entry);
    if (!("kind" in read)) return { entry, ...read, passedOver };
    problem ??= read;
    if (passedOver.push(entry) >= MOST_TRIES) break;
  }
  return problem ?? { kind: "absent" };
}

async function readEntry(
  index: CaptureIndex,
  entry: IndexEntry,
): Promise<Pick<Readable, "response" | "content"> | Unreadable> {
  const unreadable = (reason: string): Unreadable => ({ kind: "unreadable", entry, reason });
  const httpBytes = await readBytes(index, entry);
  if (httpBytes === null) return unreadable("its record cannot be read back");
  const response = parseHttpResponse(httpBytes);
  if (!response.ok || response.status < 200 || response.status === 304)
    return unreadable("the record holds no final HTTP response");
  const decoded = decodeContent(response.body, response.headers);
  return decoded.kind === "ok"
    ? { response, content: decoded.content }
    : unreadable(UNREADABLE[decoded.kind]);
}

/** Says that a nearer record is in the archive and cannot be shown. */
function passedOverHeaders(passedOver: readonly IndexEntry[]): ReplayHeader[] {
  if (passedOver.length === 0) return [];
  return [
    ["x-isochron-passed-over", passedOver.map(({ at }) => `${toTimestamp17(at)} unreadable`).join(", ")],
  ];
}

/** Damage to a file is something to tell the reader, not a failure of the program. */
async function readBytes(index: CaptureIndex, entry: IndexEntry): Promise<Uint8Array | null> {
  try {
    return (await index.read(entry)).httpBytes;
  } catch (error) {
    if (error instanceof IsochronError) return null;
    throw error;
  }
}

interface Rewritten {
  readonly body: Uint8Array;
  readonly contentType: string | null;
}

/** Links in HTML and CSS lead back into the archive; all else, scripts too, goes out as it came. */
function rewriteBody(
  response: HttpResponse,
  content: Uint8Array,
  url: string,
  query: ReplayQuery,
): Rewritten {
  const contentType = response.header("content-type");
  const type = mediaType(contentType);
  const rewrite = type === "text/css" ? rewriteCss : isHtml(type) ? rewriteHtml : null;
  if (!rewrite || content.length === 0) return { body: content, contentType };
  const { text: source, charset } = decodeText(content, contentType);
  const reading = { charset, isXml: type === "application/xhtml+xml" };
  const text = rewrite(source, url, (link, base) => replayLink(link, base, query), reading);
  return { body: new TextEncoder().encode(text), contentType: `${type}; charset=utf-8` };
}

function isHtml(type: string | null): boolean {
  return type === "text/html" || type === "application/xhtml+xml";
}
