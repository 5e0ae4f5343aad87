// Who may ask for what. A guard belongs to a route, which the router has already found: whatever spelling of an
// address leads to a route meets its guard, and a route that declares none keeps the server from being made.
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { parsedUrl } from "#model/index.js";
import { bearerOf, sameToken, tokenOf } from "./access-token.js";
import { hostAsked, isOwnHost } from "./host-guard.js";
import { UI_HEADERS } from "./security-headers.js";

/** `open`: anyone who reaches us; `archive`: our own UI, and those with the token; `manage`: those who may change things. */
export type RouteGuard = "open" | "archive" | "manage";

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
  /** Opens the archive to readers; `null` when it is open to all who reach us. */
  readonly token: string | null;
  /** Lets its bearer manage, and read; without it nobody manages. */
  readonly manageToken?: string | null;
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
    const { guard } = request.routeOptions.config;
    if (request.is404 || guard === "open") return;
    const check = guard === "manage" ? checkManageGuard : checkArchiveGuard;
    return check(request, reply, keeping) ?? undefined;
  });
}

/** Whether a request brings the token of those who manage: in its header alone, since addresses are seen by others. */
export function mayManage(request: FastifyRequest, manageToken: string | null | undefined): boolean {
  return typeof manageToken === "string" && sameToken(bearerOf(request), manageToken);
}

function checkArchiveGuard(
  request: FastifyRequest,
  reply: FastifyReply,
  { token, manageToken }: DoorKeeping,
): FastifyReply | null {
  reply.header("cache-control", "no-store");
  // Pages of other origins, those of archived sites too, have no business with the API.
  const from = request.headers["sec-fetch-site"];
  if (from !== undefined && from !== "same-origin" && from !== "none")
    return refuse(reply, 403, "the API answers its own UI only");
  const isManager = typeof manageToken === "string" && sameToken(tokenOf(request), manageToken);
  if (token !== null && !isManager && !sameToken(tokenOf(request), token)) return askForToken(reply);
  return null;
}

function checkManageGuard(
  request: FastifyRequest,
  reply: FastifyReply,
  keeping: DoorKeeping,
): FastifyReply | null {
  const refused =
    checkArchiveGuard(request, reply, { ...keeping, token: null }) ?? checkOwnPage(request, reply);
  if (refused !== null) return refused;
  return mayManage(request, keeping.manageToken) ? null : askForToken(reply);
}

/**
 * What changes something comes from a page of ours, or from no page: another page can send neither JSON nor a header
 * without our leave (Fetch standard, CORS-safelisted requests), which nobody is given, and its browser names it.
 */
function checkOwnPage(request: FastifyRequest, reply: FastifyReply): FastifyReply | null {
  if (request.method === "GET" || request.method === "HEAD") return null;
  const { origin, "content-type": type = "" } = request.headers;
  if (origin !== undefined && hostOfOrigin(origin) !== hostAsked(request)?.toLowerCase())
    return refuse(reply, 403, "the API answers its own UI only");
  if (!/^application\/json\s*(;|$)/i.test(type)) return refuse(reply, 415, "what is asked must be JSON");
  return null;
}

/** Host and port of an origin; an opaque one (`null`) has none. */
function hostOfOrigin(origin: string): string | null {
  return parsedUrl(origin)?.host ?? null;
}

function askForToken(reply: FastifyReply): FastifyReply {
  return refuse(reply.header("www-authenticate", "Bearer"), 401, "a token is needed");
}

const CODES: Readonly<Record<number, string>> = {
  401: "TOKEN_NEEDED",
  403: "FORBIDDEN",
  404: "NOT_FOUND",
  409: "CONFLICT",
  415: "NOT_JSON",
  421: "WRONG_HOST",
  422: "BAD_INPUT",
  451: "BLOCKED",
  503: "BUSY",
};

/** Answers with a failure in the API's form. */
export function refuse(reply: FastifyReply, status: number, message: string): FastifyReply {
  return reply.code(status).send({ error: { code: CODES[status] ?? "FAILED", message } });
}
