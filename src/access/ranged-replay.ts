// A memento, or the part of it that is asked for. Parts are of the content as it is sent: codings are removed. What is
// rewritten has no parts, since its bytes depend on where it is shown.
import { createHash } from "node:crypto";
import type { ResponseHead } from "#formats/http/http-message.js";
import type { IndexEntry } from "#ports/index.js";
import { closeBody, cutOut, rangeIn, type RangeAsked } from "./byte-range.js";
import type { ReplayHeader } from "./memento-headers.js";

type Body = Uint8Array | AsyncIterable<Uint8Array>;

/** What may be sent in parts. */
export interface Partable {
  readonly entry: IndexEntry;
  readonly head: ResponseHead;
  readonly body: Body;
  /** Where it can be sent in parts: how long the content is, if that is known, and by reading it. */
  readonly length: { readonly bytes: number | null; count(): Promise<number | null> } | null;
}

/** What is sent of it. */
export interface Part {
  readonly status: number;
  readonly headers: readonly ReplayHeader[];
  readonly body: Body;
}

/** The part that is asked for, or all of it. */
export async function partOf(memento: Partable, asked: RangeAsked | null): Promise<Part> {
  const { head, body, length, entry } = memento;
  const isWhole = head.status === 200 || isWholeRange(head);
  if (!isWhole || length === null) return { status: head.status, headers: rangeOf(head), body };
  const tag = entityTag(entry);
  const headers: ReplayHeader[] = [
    ["accept-ranges", "bytes"],
    ["etag", tag],
  ];
  // Section 13.1.5: a part of another memento is of no use to whoever has this one's.
  if (asked === null || (asked.ifRange !== null && asked.ifRange !== tag))
    return whole(body, headers, length.bytes);
  const bytes = length.bytes ?? (await length.count());
  const range = bytes === null ? "whole" : rangeIn(asked.range, bytes);
  if (range === "whole") return whole(body, headers, bytes);
  if (range === "unsatisfiable") {
    await closeBody(body);
    return { status: 416, headers: [...headers, ["content-range", `bytes */${bytes}`]], body: NOTHING };
  }
  const { first, last } = range;
  const said: ReplayHeader[] = [
    ["content-range", `bytes ${first}-${last}/${bytes}`],
    ["content-length", String(last + 1 - first)],
  ];
  const part = body instanceof Uint8Array ? body.subarray(first, last + 1) : cutOut(body, range);
  return { status: 206, headers: [...headers, ...said], body: part };
}

function whole(body: Body, headers: readonly ReplayHeader[], bytes: number | null): Part {
  if (bytes === null || body instanceof Uint8Array) return { status: 200, headers, body };
  const length: ReplayHeader = ["content-length", String(bytes)];
  return { status: 200, headers: [...headers, length], body: cutOut(body, { first: 0, last: bytes - 1 }) };
}

const NOTHING = new Uint8Array();

/** Players ask for everything as a part from the first byte on: such an answer is the whole. */
function isWholeRange(head: ResponseHead): boolean {
  const [, last, all] = /^bytes 0-(\d{1,15})\/(\d{1,15})$/i.exec(head.header("content-range") ?? "") ?? [];
  return head.status === 206 && last !== undefined && Number(last) + 1 === Number(all);
}

/** A stored part says which it is. */
function rangeOf(head: ResponseHead): ReplayHeader[] {
  const range = head.header("content-range");
  return head.status === 206 && range !== null && /^bytes [\d*/-]+$/.test(range)
    ? [["content-range", range]]
    : [];
}

/** One record is one content, for good. */
function entityTag({ file, offset, at, url }: IndexEntry): string {
  const digest = createHash("sha256").update(`${file}\n${offset}\n${at}\n${url}`).digest("hex");
  return `"${digest.slice(0, 32)}"`;
}
