// The UI's origin: the UI, and the API that it reads.
import { fastify, type FastifyInstance, type FastifyReply } from "fastify";
import { IsochronError } from "#errors.js";
import type { Archive, Logger } from "#ports/index.js";
import { sameToken, tokenOf } from "./access-token.js";
import { isOwnHost } from "./host-guard.js";
import { HTTP_OPTIONS } from "./http-options.js";
import { addCaptureRoutes } from "./routes/captures.js";
import { addDiffRoute } from "./routes/diff.js";
import { addLiveRoute } from "./routes/live.js";
import { addMetricsRoute } from "./routes/metrics.js";
import { addStaticRoutes } from "./routes/static.js";
import { UI_HEADERS } from "./security-headers.js";
import type { StaticFile } from "./static-files.js";

/** What the UI's server is made of. */
export interface UiServerOptions {
  readonly archive: Archive;
  readonly host: string;
  readonly token: string | null;
  readonly files: ReadonlyMap<string, StaticFile> | null;
  readonly replayUrl: (hostHeader: string) => string;
  readonly logger: Logger;
}

/** Makes the server; it does not listen yet. */
export function makeUiServer(options: UiServerOptions): FastifyInstance {
  const server = fastify(HTTP_OPTIONS);
  server.addHook("onRequest", async (request, reply) => {
    reply.headers(UI_HEADERS);
    if (!isOwnHost(request.headers.host, options.host))
      return refuse(reply, 421, "not the name of this server");
    if (!request.url.startsWith("/api/") && !/^\/metrics(\?|$)/.test(request.url)) return;
    reply.header("cache-control", "no-store");
    // Pages of other origins, the replay origin too, have no business with the API.
    const from = request.headers["sec-fetch-site"];
    if (from !== undefined && from !== "same-origin" && from !== "none") {
      return refuse(reply, 403, "the API answers its own UI only");
    }
    if (options.token !== null && !sameToken(tokenOf(request), options.token)) {
      return refuse(reply.header("www-authenticate", "Bearer"), 401, "a token is needed");
    }
  });
  addCaptureRoutes(server, options);
  addDiffRoute(server, options);
  addLiveRoute(server, options);
  addMetricsRoute(server, options);
  addStaticRoutes(server, options.files);
  server.setNotFoundHandler((_request, reply) => refuse(reply, 404, "there is nothing here"));
  server.setErrorHandler((error, request, reply) => {
    // A file that is gone from the archive is an absence to be told, not a failure of the server.
    if (error instanceof IsochronError && (error.code === "NOT_FOUND" || error.code === "ARCHIVE_BROKEN"))
      return refuse(reply, 404, error.message);
    const status = (error as { statusCode?: number }).statusCode ?? 500;
    if (status >= 500) options.logger.log("error", `answering ${request.url} failed: ${String(error)}`);
    return refuse(reply, status, status < 500 ? "bad request" : "the server failed to answer");
  });
  return server;
}

const CODES: Readonly<Record<number, string>> = {
  401: "TOKEN_NEEDED",
  403: "FORBIDDEN",
  404: "NOT_FOUND",
  421: "WRONG_HOST",
};

function refuse(reply: FastifyReply, status: number, message: string): FastifyReply {
  return reply.code(status).send({ error: { code: CODES[status] ?? "FAILED", message } });
}
