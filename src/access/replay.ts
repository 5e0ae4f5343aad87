// Replay of one response: choose it, decode it, point its links back into the archive.
import {
  decodeContent,
  decodeText,
  mediaType,
  parseHttpResponse,
  SHOW_LIMITS,
  type HttpResponse,
} from "#formats/index.js";
import type { ResponseHead } from "#formats/http/http-message.js";
import { toTimestamp17 } from "#model/index.js";
import type { CaptureIndex, IndexEntry, StoredStream } from "#ports/index.js";
import { BY_INDEX, choicesAt, type ServedBy, type ServedChoice } from "./coherent/served-choice.js";
import type { ServedEvidence } from "./coherent/served-evidence.js";
import { servedHeaders } from "./coherent/served-headers.js";
import type { MementoQuery } from "./memento-choice.js";
import { isSendable, keptHeaders, mementoHeaders, type ReplayHeader } from "./memento-headers.js";
import { replayLink, type ReplayTarget } from "./replay-address.js";
import { closeBody, type RangeAsked } from "./byte-range.js";
import { renameCallback } from "./callback-name.js";
import { countedBytes } from "./content-lengths.js";
import { isNamed, MOST_TRIES, openStored } from "./find-memento.js";
import { foundEntries, type LookedUp } from "./found-entries.js";
import { longContent, readableBy, shownHead, type LongContent, type RewrittenPage } from "./long-replay.js";
import { partOf, type Partable } from "./ranged-replay.js";
import { withLead, withOpening } from "./page-opening.js";
import { isScript, rewriteModules } from "./rewrite-modules.js";
import { leadsToItself } from "./self-redirect.js";
import { upTo } from "./whole-body.js";
import { rewriteCss, rewriteHtml, type LinkRewriter } from "./rewrite.js";

/** What of the index replay needs. */
export type ReplayIndex = Pick<CaptureIndex, "lookup" | "open" | "walk">;

/** A page at a time, and where its links shall lead. */
export interface ReplayQuery extends ReplayTarget, LookedUp {
  readonly within: MementoQuery["within"];
  /** What stands before the timestamp in replay addresses; empty for nothing. */
  readonly prefix: string;
  /** The same for the target of a redirect, where that is another one. */
  readonly redirectPrefix?: (url: string) => string;
  /** The origin on which TimeGate and TimeMaps are, where clients are told of them. */
  readonly gates?: string;
  /** What of ours stands at the beginning of a page, or of a script, once it is known which record is shown. */
  readonly opening?: (shown: ServedChoice) => Promise<Opening>;
  /** Which part of it is asked for, if not all. */
  readonly range?: RangeAsked;
  /** By what it is chosen; by the index alone unless told. */
  readonly servedBy?: ServedBy;
}

/** What of ours stands first: markup in a page, or lines in a script. */
interface Opening {
  readonly markup?: string;
  readonly script?: string;
}

/** A response ready to be sent from the replay origin. */
export interface ReplayedMemento {
  readonly kind: "memento";
  readonly status: number;
  readonly headers: readonly ReplayHeader[];
  /** In one piece, or, when it is long, in many at the reader's pace. */
  readonly body: Uint8Array | AsyncIterable<Uint8Array>;
  /** Whose scripts the original let read it beside its own: everybody's (`*`), those of one origin, or nobody's. */
  readonly readableBy: string | null;
  /** What is known of it at the time asked for. */
  readonly evidence: ServedEvidence;
}

/** What came of it: a response, nothing under this URL, or a stored response that cannot be shown or leads nowhere. */
export type Replayed =
  | ReplayedMemento
  | { readonly kind: "absent" }
  | { readonly kind: "unreadable"; readonly entry: IndexEntry; readonly reason: string }
  /** A redirect to itself, and nothing else is stored that could be shown. */
  | { readonly kind: "circular"; readonly entry: IndexEntry };

const UNREADABLE = {
  "too-large": "its content decodes to more than can be shown",
  corrupt: "its content cannot be decoded",
  unsupported: "its content coding is not supported",
} as const;

/** Finds and prepares the response for a URL at a time. */
export async function replay(index: ReplayIndex, query: ReplayQuery): Promise<Replayed> {
  const { entries, said } = await foundEntries(index, query);
  const found = await firstReadable(index, entries, query);
  if (!("head" in found)) return found;
  const { entry, evidence, head, passedOver } = found;
  const { prefix, gates } = query;
  const place = { base: (gates ?? "") + prefix, gates: gates === undefined ? null : gates + prefix };
  const headers = [
    ...mementoHeaders(entries, { entry, moment: query.at }, place),
    ...servedHeaders(evidence),
    ...passedOverHeaders(passedOver),
    ...said,
    ...otherRequestHeaders(found),
    ...keptHeaders(head.headers, entry.url, query),
  ];
  const { contentType } = found;
  if (contentType !== null && isSendable(contentType)) headers.push(["content-type", contentType]);
  const { status, headers: own, body } = await partOf(found, query.range ?? null);
  const all = [...headers, ...own];
  return { kind: "memento", status, headers: all, body, readableBy: readableBy(head.headers), evidence };
}

/** A record that can be shown. */
interface Shown extends Pick<Partable, "head" | "body" | "length"> {
  readonly contentType: string | null;
}

/** The same, and the better ones that cannot. */
interface Readable extends Shown, ServedChoice {
  readonly passedOver: readonly Problem[];
}

/** A record that is there and cannot be shown. */
type Problem = Exclude<Replayed, ReplayedMemento | { kind: "absent" }>;

/** The best record that can be shown; where none can, what is wrong with the best. */
async function firstReadable(
  index: ReplayIndex,
  entries: readonly IndexEntry[],
  query: ReplayQuery,
): Promise<Readable | Exclude<Replayed, ReplayedMemento>> {
  const passedOver: Problem[] = [];
  const servedBy = query.servedBy ?? BY_INDEX;
  for await (const choice of choicesAt(entries, query, servedBy)) {
    const { entry } = choice;
    const shown = await show(index, choice, query);
    if ("kind" in shown) passedOver.push(shown);
    else if (!(await leadsToItself(shown.head, entry, { entries, query, servedBy })))
      return { ...choice, ...shown, passedOver };
    else {
      await closeBody(shown.body);
      passedOver.push({ kind: "circular", entry });
      // Its own time is its address: no other record is given there.
      if (isNamed(entry, query)) break;
    }
    if (passedOver.length >= MOST_TRIES) break;
  }
  return passedOver[0] ?? { kind: "absent" };
}

async function show(index: ReplayIndex, choice: ServedChoice, query: ReplayQuery): Promise<Shown | Problem> {
  const { entry } = choice;
  const unreadable = (reason: string): Problem => ({ kind: "unreadable", entry, reason });
  const stored = await openStored(index, entry);
  if (stored === null) return unreadable("its record cannot be read back");
  const head = shownHead(stored.first);
  if (head === null) return unreadable("the record holds no final HTTP response");
  const opening = (await query.opening?.(choice)) ?? {};
  const shown = await shownContent(stored, head, { url: entry.url, opening, query });
  if (shown.kind !== "ok") return unreadable(UNREADABLE[shown.kind]);
  const { body, contentType, verbatim } = shown;
  const length = verbatim && {
    bytes: verbatim.bytes,
    count: () => countedBytes(index, entry, () => verbatim.read()),
  };
  return { head, body, contentType, length };
}

/** Says that a nearer record is in the archive and is not shown. */
function passedOverHeaders(passedOver: readonly Problem[]): ReplayHeader[] {
  if (passedOver.length === 0) return [];
  const words = { unreadable: "unreadable", circular: "redirects to itself" } as const;
  const said = passedOver.map(({ kind, entry }) => `${toTimestamp17(entry.at)} ${words[kind]}`);
  return [["x-isochron-passed-over", said.join(", ")]];
}

/** Says that the record answered another request to the address than this one. */
function otherRequestHeaders({ isOther }: ServedChoice): ReplayHeader[] {
  return isOther ? [["x-isochron-matched", "a request with other fields"]] : [];
}

/** Style sheets and scripts are rewritten whole; longer ones are left as they are. */
const MOST_WHOLE_BYTES = 8 * 1024 * 1024;

async function shownContent(
  { first, pieces }: StoredStream,
  head: ResponseHead,
  { url, opening, query }: { readonly url: string; readonly opening: Opening; readonly query: ReplayQuery },
): Promise<{ kind: keyof typeof UNREADABLE } | ({ kind: "ok" } & Rewritten)> {
  const rewrite: LinkRewriter = (link, base, isFramed = false) =>
    replayLink(link, base, { prefix: query.prefix, at: query.at, isFramed });
  const type = mediaType(head.header("content-type"));
  const isWhole = type === "text/css" || isScript(type);
  const whole = pieces === null ? first : isWhole ? await upTo(pieces(), MOST_WHOLE_BYTES) : null;
  const page = { url, askedUrl: query.url, rewrite, opening: opening.markup ?? "" };
  if (whole === null) return longContent(pieces!, head, page);
  const response = parseHttpResponse(whole);
  if (!response.ok) return { kind: "corrupt" };
  const decoded = decodeContent(response.body, response.headers, SHOW_LIMITS);
  return decoded.kind === "ok"
    ? { kind: "ok", ...rewriteBody(response, decoded.content, { ...page, lead: opening.script ?? "" }) }
    : decoded;
}

interface Rewritten {
  readonly body: ReplayedMemento["body"];
  readonly contentType: string | null;
  readonly verbatim: LongContent["verbatim"];
}

/** Links in HTML and CSS and imports in scripts lead back into the archive; all else goes out as it came. */
function rewriteBody(
  response: HttpResponse,
  content: Uint8Array,
  { url, askedUrl, rewrite: rewriteLink, opening, lead }: RewrittenPage & { readonly lead: string },
): Rewritten {
  const contentType = response.header("content-type");
  const type = mediaType(contentType);
  if (isScript(type)) {
    const body = rewriteModules(renameCallback(content, url, askedUrl), url, rewriteLink);
    return { body: withLead(body, lead), contentType, verbatim: null };
  }
  const rewrite = type === "text/css" ? rewriteCss : isHtml(type) ? rewriteHtml : null;
  const verbatim = { bytes: content.length, read: async function* () {} };
  if (!rewrite || content.length === 0) return { body: content, contentType, verbatim };
  const { text: source, charset } = decodeText(content, contentType);
  const reading = { charset, isXml: type === "application/xhtml+xml" };
  const text = rewrite(source, url, rewriteLink, reading);
  const opened = rewrite === rewriteHtml ? withOpening(text, opening, reading.isXml) : text;
  const body = new TextEncoder().encode(opened);
  return { body, contentType: `${type}; charset=utf-8`, verbatim: null };
}

function isHtml(type: string | null): boolean {
  return type === "text/html" || type === "application/xhtml+xml";
}
