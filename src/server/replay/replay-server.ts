// The replay's server: the access origin and the origins of all archived sites, and nothing that a hostile page could
// gain from.
import type { IncomingMessage } from "node:http";
import { fastify, type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { IsochronError, UsageError } from "#errors.js";
import { hostAsked, isOwnHost, originBeside } from "../host-guard.js";
import type { frontOf } from "../front.js";
import { HTTP_OPTIONS } from "../http-options.js";
import { answerOnAccess } from "./access-origin.js";
import type { Answering, TimeGateStyle } from "./asked.js";
import type { Capabilities } from "./capabilities.js";
import { intentOf } from "./fetch-intent.js";
import { KnownCaptures } from "./known-captures.js";
import { sendText, sendWithheld } from "./send.js";
import { answerOnSite } from "./site-origin.js";
import { arrivalAt, type ReplayDomain } from "./site-origins.js";
import { withheldAnswer, withheldFault } from "../withheld-answer.js";
import type { Archive, Logger } from "#ports/index.js";

/** What the replay server is made of. */
export interface ReplayServerOptions {
  /** As the readers who are answered may see it. */
  readonly archive: Archive;
  readonly host: string;
  readonly capabilities: Capabilities;
  /** Where sites have their origins beyond this machine. */
  readonly domain: ReplayDomain | null;
  /** Whether sites have origins of their own at all. */
  readonly isSplit: boolean;
  readonly uiPort: number;
  /** `redirect` unless told. */
  readonly timeGate: TimeGateStyle | undefined;
  readonly logger: Logger;
  /** What listens for it and for the servers of single groups. */
  readonly front?: ReturnType<typeof frontOf>;
}

/** Makes the server; it does not listen yet. */
export function makeReplayServer(options: ReplayServerOptions): FastifyInstance {
  const server = fastify({
    ...HTTP_OPTIONS,
    ...options.front,
    // Archived URLs may hold what a router would refuse (`%zz`), so all take one route and are read here.
    rewriteUrl: () => "/",
  });
  const captures = new KnownCaptures(options.archive.catalog.captures);
  server.removeAllContentTypeParsers();
  const { timeGate = "redirect" } = options;
  server.get("/", (request, reply) => answer(request, reply, { ...options, captures, timeGate }));
  server.setNotFoundHandler((_request, reply) => sendText(reply, 405, "Archived pages can only be read.\n"));
  server.setErrorHandler((error, request, reply) => {
    const withheld = withheldAnswer(error);
    const fault = withheldFault(error);
    if (fault !== null) options.logger.log("error", fault);
    if (withheld) return sendWithheld(reply, withheld, intentOf(request.headers));
    const { status, text } = failureOf(error);
    if (status >= 500)
      options.logger.log("error", `answering ${request.originalUrl} failed: ${String(error)}`);
    return sendText(reply, status, text);
  });
  return server;
}

/** Whether a request brings a secret that only those have who know the token. */
export function bringsSecret(
  raw: IncomingMessage,
  {
    domain,
    host,
    isSplit,
    capabilities,
  }: Pick<ReplayServerOptions, "domain" | "host" | "isSplit" | "capabilities">,
): boolean {
  const { label } = arrivalAt(hostAsked({ raw, headers: raw.headers }), { domain, bind: host, isSplit });
  const path = pathOf(raw.url ?? "");
  return (label === null ? capabilities.openAccess(path) : capabilities.openSite(path, label)) !== null;
}

/** A target in absolute form names its host itself. */
function pathOf(target: string): string {
  return target.replace(/^https?:\/\/[^/?#]*/i, "");
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  options: ReplayServerOptions & Answering,
): Promise<FastifyReply> {
  const host = hostAsked(request);
  const arrival = arrivalAt(host, { domain: options.domain, bind: options.host, isSplit: options.isSplit });
  const isOurs = arrival.label !== null || host === options.domain?.name || isOwnHost(host, options.host);
  if (!isOurs && !isDomain(host, options.domain))
    return sendText(reply, 421, "Not the name of this server.\n");
  const intent = intentOf(request.headers);
  // A service worker would outlive its page and stand between the reader and every other archived page.
  if (intent === "service-worker") return sendText(reply, 403, "No service workers here.\n");
  const asked = {
    headers: request.headers,
    path: pathOf(request.originalUrl),
    intent,
    origins: arrival.origins,
    uiOrigin: originBeside(new URL(arrival.origins.access).host, options.uiPort),
  };
  const { label } = arrival;
  return label === null
    ? answerOnAccess(reply, asked, options)
    : answerOnSite(reply, { ...asked, label }, options);
}

function isDomain(host: string | undefined, domain: ReplayDomain | null): boolean {
  return domain !== null && host?.toLowerCase().replace(/:\d{1,5}$/, "") === domain.name;
}

/** An index that cannot be read is told as that: an empty list would say that nothing was captured. */
function failureOf(error: unknown): { status: number; text: string } {
  if (error instanceof UsageError) return { status: 400, text: `${error.message}\n` };
  const isOurs = error instanceof IsochronError || (error as NodeJS.ErrnoException).syscall !== undefined;
  if (!isOurs) return { status: 500, text: "The page could not be read.\n" };
  return { status: 503, text: "The index of the archive cannot be read; isochron reindex makes it anew.\n" };
}
