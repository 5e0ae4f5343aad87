// The replay origin: archived pages, and nothing that a hostile one could gain from.
import { fastify, type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { parseReplayPath, replay, type ReplayTarget } from "#access/index.js";
import type { Capture } from "#model/index.js";
import type { Archive, Logger } from "#ports/index.js";
import { sameToken } from "./access-token.js";
import { isOwnHost, originBeside } from "./host-guard.js";
import { HTTP_OPTIONS } from "./http-options.js";
import { absentNotice, unknownAddressNotice, unreadableNotice, type NoticePlace } from "./notices.js";
import { NOTICE_HEADERS, replayHeaders } from "./security-headers.js";

/** What the replay server is made of. */
export interface ReplayServerOptions {
  readonly archive: Archive;
  readonly host: string;
  /** Secret first part of every path, or empty. */
  readonly prefix: string;
  readonly uiPort: number;
  readonly logger: Logger;
}

/** Makes the server; it does not listen yet. */
export function makeReplayServer(options: ReplayServerOptions): FastifyInstance {
  const server = fastify({
    ...HTTP_OPTIONS,
    // Archived URLs may hold what a router would refuse (`%zz`), so all take one route and are read here.
    rewriteUrl: () => "/",
  });
  server.removeAllContentTypeParsers();
  server.get("/", (request, reply) => answer(request, reply, options));
  server.setNotFoundHandler((_request, reply) => sendText(reply, 405, "Archived pages can only be read.\n"));
  server.setErrorHandler((error, request, reply) => {
    options.logger.log("error", `replaying ${request.originalUrl} failed: ${String(error)}`);
    return sendText(reply, 500, "The page could not be read.\n");
  });
  return server;
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  options: ReplayServerOptions,
): Promise<FastifyReply> {
  if (!isOwnHost(request.headers.host, options.host))
    return sendText(reply, 421, "Not the name of this server.\n");
  // A service worker would outlive its page and stand between the reader and every other archived page.
  if (request.headers["service-worker"] !== undefined)
    return sendText(reply, 403, "No service workers here.\n");
  const path = withoutPrefix(request.originalUrl, options.prefix);
  if (path === null) return sendText(reply, 401, "A token is needed.\n");
  const target = parseReplayPath(path);
  const place = { prefix: options.prefix, uiOrigin: originBeside(request.host, options.uiPort) };
  if (!target) return sendNotice(reply, unknownAddressNotice(place));
  return sendReplay(reply, target, options.archive, place);
}

async function sendReplay(
  reply: FastifyReply,
  target: ReplayTarget,
  archive: Archive,
  place: NoticePlace,
): Promise<FastifyReply> {
  const captures = await archive.catalog.captures.list();
  const query = { ...target, prefix: place.prefix, within: spanAround(captures, target) };
  const replayed = await replay(archive.index, query);
  switch (replayed.kind) {
    case "absent":
      return sendNotice(reply, absentNotice(target, captures, place));
    case "unreadable":
      return sendNotice(reply, unreadableNotice(target, replayed.entry.at, replayed.reason, place));
    case "memento":
      reply.code(replayed.status).headers(Object.fromEntries(replayed.headers));
      // Last, so that nothing archived can stand in their place.
      reply.headers(replayHeaders(place.uiOrigin));
      return reply.send(Buffer.from(replayed.body));
  }
}

/** The span of the capture that was running at the time asked for; of several, the one begun last. */
function spanAround(
  captures: readonly Capture[],
  { at }: ReplayTarget,
): { from: Capture["startedAt"]; to: Capture["startedAt"] } | null {
  const around = captures.filter(
    ({ startedAt, finishedAt }) => finishedAt !== null && startedAt <= at && at <= finishedAt,
  );
  const last = around.reduce<Capture | null>(
    (best, one) => (best && best.startedAt >= one.startedAt ? best : one),
    null,
  );
  return last && { from: last.startedAt, to: last.finishedAt! };
}

function withoutPrefix(path: string, prefix: string): string | null {
  if (prefix === "") return path;
  return sameToken(path.slice(0, prefix.length), prefix) ? path.slice(prefix.length) : null;
}

function sendNotice(reply: FastifyReply, html: string): FastifyReply {
  return reply.code(404).headers(NOTICE_HEADERS).type("text/html; charset=utf-8").send(html);
}

function sendText(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).headers(NOTICE_HEADERS).type("text/plain; charset=utf-8").send(text);
}
