// Replay of a long response: decoded and rewritten as it is read from the archive, at the reader's pace.
import { mediaType, pieceDecoder, SHOW_LIMITS, type HttpHeader, type PieceDecoder } from "#formats/index.js";
import { appliedCodings, type DecodedContent } from "#formats/http/content-coding.js";
import { parseResponseHead, type ResponseHead } from "#formats/http/http-message.js";
import { StreamedBody } from "#formats/http/streamed-body.js";
import { decodedPieces, stopOf } from "#formats/http/streamed-content.js";
import type { StoredStream } from "#ports/index.js";
import type { LinkRewriter } from "./rewrite.js";
import { rewriteLongHtml } from "./rewrite-long.js";

type Failure = Exclude<DecodedContent["kind"], "ok">;

/** A long response ready to be sent. */
export interface LongContent {
  readonly kind: "ok";
  readonly contentType: string | null;
  readonly body: AsyncIterable<Uint8Array>;
  /** Of what goes out as it came: its length, if its head tells, and its content once more, to be counted. */
  readonly verbatim: { readonly bytes: number | null; read(): AsyncIterable<Uint8Array> } | null;
}

/** What a page is rewritten by. */
export interface RewrittenPage {
  readonly url: string;
  /** By which it was asked for, where that is another. */
  readonly askedUrl: string;
  readonly rewrite: LinkRewriter;
  /** Markup of ours at its beginning. */
  readonly opening: string;
}

/** Prepares a long response; its first bytes are decoded at once, so that what cannot be is told before it is sent. */
export async function longContent(
  pieces: NonNullable<StoredStream["pieces"]>,
  head: ResponseHead,
  { url, rewrite, opening }: RewrittenPage,
): Promise<LongContent | { readonly kind: Failure }> {
  const codings = appliedCodings(head.headers);
  if (!Array.isArray(codings)) return codings;
  const read = (): AsyncIterable<Uint8Array> => decodedPieces(payload(pieces(), head), codings, SHOW_LIMITS);
  const content = read()[Symbol.asyncIterator]();
  let first: IteratorResult<Uint8Array>;
  try {
    first = await content.next();
  } catch (error) {
    const stop = stopOf(error);
    if (stop) return stop;
    throw error;
  }
  const contentType = head.header("content-type");
  const all = startingWith(first, content);
  const type = mediaType(contentType);
  if (type !== "text/html" && type !== "application/xhtml+xml") {
    const { framing } = head;
    const bytes = codings.length === 0 && framing.kind === "length" ? framing.bytes : null;
    return { kind: "ok", contentType, body: all, verbatim: { bytes, read } };
  }
  const { charset, decode } = pieceDecoder(first.done === true ? new Uint8Array() : first.value, contentType);
  const reading = { charset, isXml: type === "application/xhtml+xml" };
  const body = encoded(rewriteLongHtml(texts(all, decode), { url, opening, ...reading }, rewrite));
  return { kind: "ok", contentType: `${type}; charset=utf-8`, body, verbatim: null };
}

/** The body without its transfer coding. */
export async function* payload(
  pieces: AsyncIterable<Uint8Array>,
  head: ResponseHead,
): AsyncGenerator<Uint8Array> {
  const body = new StreamedBody(head.framing);
  let headBytes = head.headerEnd;
  for await (const piece of pieces) {
    const skipped = Math.min(headBytes, piece.length);
    headBytes -= skipped;
    if (skipped < piece.length) yield* body.push(piece.subarray(skipped));
  }
}

async function* startingWith(
  first: IteratorResult<Uint8Array>,
  rest: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  try {
    for (let next = first; next.done !== true; next = await rest.next()) yield next.value;
  } finally {
    // A reader who leaves closes the file behind him.
    await rest.return?.();
  }
}

async function* texts(
  pieces: AsyncIterable<Uint8Array>,
  decode: PieceDecoder["decode"],
): AsyncGenerator<string> {
  for await (const piece of pieces) yield decode(piece);
  yield decode();
}

async function* encoded(parts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const part of parts) yield Buffer.from(part, "utf8");
}

/** The head of a stored response; `null` when it is none that can be shown. */
export function shownHead(first: Uint8Array): ResponseHead | null {
  const head = parseResponseHead(first);
  return head.ok && head.status >= 200 && head.status !== 304 ? head : null;
}

/** Whose scripts the original let read it beside its own: `*`, one origin, or nobody's (Fetch standard, "CORS check"). */
export function readableBy(headers: readonly HttpHeader[]): string | null {
  const said = headers.filter(([name]) => name.toLowerCase() === "access-control-allow-origin");
  // Where it is said twice, browsers let nobody.
  return said.length === 1 ? said[0]![1].trim() : null;
}
