// What the access origin answers beside archived pages. A path is compared as it was written, nothing in it is decoded
// first: a spelling that is not the one here is no route, and behind a token no path is looked at without its secret.
import type { FastifyReply } from "fastify";
import { answerCdx } from "./cdx-route.js";
import type { Answering, Asked } from "./asked.js";
import { isFromSameOrigin } from "./fetch-intent.js";
import { answerTimeGate, answerTimeMap } from "./memento-routes.js";
import { answerOai } from "./oai-route.js";
import { answerFacts, answerOutlined, answerServed } from "./send-framing.js";
import { answerStepPicture } from "./step-picture-route.js";

/**
 * `clients`: whoever has the secret of the access origin, as for replay: programs, readers' windows, and our own
 * origin's scripts; nothing that stands in a page, and no page of another origin.
 */
export type AccessGuard = "clients";

/** One route; it is never asked before its guard. */
export interface AccessRoute {
  readonly path: string;
  readonly guard: AccessGuard;
  /** Whether it may be asked by a form (POST) as well. */
  readonly takesForms?: true;
  /** `rest` is what follows the path, query included. */
  answer(reply: FastifyReply, rest: string, asked: Asked, answering: Answering): Promise<FastifyReply>;
}

/** All of them; no path is the beginning of another. */
export const ACCESS_ROUTES: readonly AccessRoute[] = [
  { path: "/timegate/", guard: "clients", answer: answerTimeGate },
  { path: "/timemap/", guard: "clients", answer: answerTimeMap },
  { path: "/cdx?", guard: "clients", answer: answerCdx("pywb") },
  { path: "/cdx/search/cdx?", guard: "clients", answer: answerCdx("wayback") },
  { path: "/oai?", guard: "clients", takesForms: true, answer: answerOai },
  { path: "/facts/", guard: "clients", answer: answerFacts },
  { path: "/outlined/", guard: "clients", answer: answerOutlined },
  { path: "/served/", guard: "clients", answer: answerServed },
  { path: "/step-picture/", guard: "clients", answer: answerStepPicture },
];

const BARE: ReadonlySet<string> = new Set(["/cdx", "/cdx/search/cdx", "/oai"]);

/** The route of a path, the secret already taken off it. */
export function accessRouteOf(path: string): { route: AccessRoute; rest: string } | null {
  // Without a query there is nothing to ask an index or a repository; it is told so by the route.
  const whole = BARE.has(path) ? `${path}?` : path;
  const route = ACCESS_ROUTES.find((one) => whole.startsWith(one.path));
  return route ? { route, rest: whole.slice(route.path.length) } : null;
}

/** Why a request may not pass; `null` when it may. */
export function guardRefusal(_guard: AccessGuard, { headers, intent }: Asked): string | null {
  if (intent === "window") return null;
  if (!isFromSameOrigin(headers)) return "This origin answers itself only.\n";
  return intent === "plain" || intent === "read" ? null : "This is for programs, not for pages.\n";
}
