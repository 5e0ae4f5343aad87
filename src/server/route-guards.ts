// Who may ask for what. A guard belongs to a route, which the router has already found: whatever spelling of an
// address leads to a route meets its guard, and a route that declares none keeps the server from being made.
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sameToken, tokenOf } from "./access-token.js";
import { hostAsked, isOwnHost } from "./host-guard.js";
import { UI_HEADERS } from "./security-headers.js";

/** `open`: anyone who reaches us; `archive`: our own UI, and those with the token. */
export type RouteGuard = "open" | "archive";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Who may ask for the route. */
    guard?: RouteGuard;
  }
}

/** What guards ask after. */
export interface DoorKeeping {
  /** The configured host. */
  readonly host: string;
  readonly token: string | null;
}

/** What a route is registered with. */
export function guardedBy(guard: RouteGuard): { config: { guard: RouteGuard } } {
  return { config: { guard } };
}

/** Puts the guards of all routes in force; must be called before the first route is added. */
export function guardRoutes(server: FastifyInstance, keeping: DoorKeeping): void {
  server.addHook("onRoute", ({ method, url, config }) => {
    if (config?.guard === undefined) throw new Error(`the route ${String(method)} ${url} declares no guard`);
  });
  server.addHook("onRequest", async (request, reply) => {
    reply.headers(UI_HEADERS);
    if (!isOwnHost(hostAsked(request), keeping.host))
      return refuse(reply, 421, "not the name of this server");
    // What no route answers is told to be absent, whoever asks.
    if (request.is404 || request.routeOptions.config.guard === "open") return;
    return checkArchiveGuard(request, reply, keeping.token) ?? undefined;
  });
}

function checkArchiveGuard(
  request: FastifyRequest,
  reply: FastifyReply,
  token: string | null,
): FastifyReply | null {
  reply.header("cache-control", "no-store");
  // Pages of other origins, those of archived sites too, have no business with the API.
  const from = request.headers["sec-fetch-site"];
  if (from !== undefined && from !== "same-origin" && from !== "none")
    return refuse(reply, 403, "the API answers its own UI only");
  if (token !== null && !sameToken(tokenOf(request), token))
    return refuse(reply.header("www-authenticate", "Bearer"), 401, "a token is needed");
  return null;
}

const CODES: Readonly<Record<number, string>> = {
  401: "TOKEN_NEEDED",
  403: "FORBIDDEN",
  404: "NOT_FOUND",
  421: "WRONG_HOST",
  451: "BLOCKED",
  503: "BUSY",
};

/** Answers with a failure in the API's form. */
export function refuse(reply: FastifyReply, status: number, message: string): FastifyReply {
  return reply.code(status).send({ error: { code: CODES[status] ?? "FAILED", message } });
}
