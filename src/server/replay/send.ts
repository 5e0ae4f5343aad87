// How answers of the replay leave.
import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import { replay, type ReplayTarget } from "#access/index.js";
import type { Archive } from "#ports/index.js";
import type { Headers } from "../security-headers.js";
import { captureSpan } from "./capture-span.js";
import type { KnownCaptures } from "./known-captures.js";
import { amongFew, inTurns } from "./turns.js";
import { absentNotice, unreadableNotice, type NoticePlace } from "./notices.js";
import { NOTICE_HEADERS } from "./policies.js";

/** How a memento is sent. */
export interface Sending {
  readonly archive: Archive;
  readonly captures: KnownCaptures;
  readonly place: NoticePlace;
  /** What browsers may do with it. */
  readonly headers: Headers;
  /** Where redirects lead, if not where links do. */
  readonly redirectPrefix?: (url: string) => string;
  /** Whether another origin asks for it: what the original let everyone read stays so. */
  readonly isForOthers?: boolean;
}

/** Sends the response stored for a URL at a time, or says why there is none. */
export async function sendMemento(
  reply: FastifyReply,
  target: ReplayTarget,
  sending: Sending,
): Promise<FastifyReply> {
  const { archive, place, headers, captures: known, redirectPrefix, isForOthers = false } = sending;
  const captures = await known.list();
  const within = captureSpan(captures, target);
  const query = { ...target, prefix: place.prefix, within, ...(redirectPrefix && { redirectPrefix }) };
  const replayed = await amongFew(() => replay(archive.index, query));
  switch (replayed.kind) {
    case "absent":
      return sendNotice(reply, absentNotice(target, captures, place));
    case "unreadable":
      return sendNotice(reply, unreadableNotice(target, replayed.entry.at, replayed.reason, place));
    case "memento":
      reply.code(replayed.status).headers(Object.fromEntries(replayed.headers));
      // Last, so that nothing archived can stand in their place.
      reply.headers(headers);
      if (isForOthers && replayed.isPublic) reply.header("access-control-allow-origin", "*");
      return reply.send(sendable(replayed.body));
  }
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

/** Says something in one line. */
export function sendText(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).headers(NOTICE_HEADERS).type("text/plain; charset=utf-8").send(text);
}
