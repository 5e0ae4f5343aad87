// The first stage of detection: what one response says about its page, before anything is compared.
import {
  blockedByContent,
  blockedByHead,
  identifyResponse,
  mediaType,
  parseHttpResponse,
  validatorsOf,
  type HttpResponse,
  type ResponseIdentity,
} from "#formats/index.js";
import type { Digest, Outcome } from "#model/index.js";
import type { Exchange } from "#ports/index.js";
import { isScriptBuilt } from "./script-built.js";

/** A response read: its outcome, its payload's fixity, and its decoded content for link extraction. */
export interface Reading {
  readonly outcome: Outcome;
  readonly payload: { readonly digest: Digest; readonly offset: number } | null;
  /** Decoded content of a complete state, else `null`. */
  readonly content: Uint8Array | null;
  readonly status: number | null;
  /** Seconds or an HTTP date, as sent with 429 and 503. */
  readonly retryAfter: string | null;
}

/** Reads one exchange; `asked` says whether the request was conditional. */
export function readExchange(exchange: Exchange, asked: boolean): Reading {
  const response = parseHttpResponse(exchange.responseBytes);
  if (!response.ok) return withoutState(failed("bad-response", "the answer is not HTTP"), null);
  const identified = identifyResponse(response);
  const reading = {
    payload: { digest: identified.payloadDigest, offset: response.headerEnd },
    status: response.status,
    retryAfter: response.header("retry-after"),
  };
  if (exchange.truncated !== null || !response.complete) {
    const message = `the response is cut short (${exchange.truncated ?? "length"})`;
    return { ...withoutState(failed("truncated", message), response.status), ...reading };
  }
  const outcome = outcomeOf(response, identified, { asked, target: targetOf(exchange.requestBytes) });
  const content = outcome.kind === "captured" && identified.kind === "identified" ? identified.content : null;
  return { outcome, content, ...reading };
}

interface Asked {
  readonly asked: boolean;
  /** Path and query of the request. */
  readonly target: string;
}

function outcomeOf(response: HttpResponse, identified: ResponseIdentity, { asked, target }: Asked): Outcome {
  const { status } = response;
  if (status === 304) return { kind: "unchanged", asked, validators: validatorsOf(response.headers) };
  if (isBlocked(status)) return { kind: "blocked", status, reason: `status ${status}` };
  const wall = blockedByHead(status, (name) => response.header(name), target);
  if (wall !== null) return { kind: "blocked", status, reason: wall };
  if (!isState(status)) return failed(`http-${status}`, `status ${status}`);
  if (identified.kind === "undecodable") return failed(identified.code, identified.message);
  return stateOf(response, identified, target);
}

function stateOf(
  response: HttpResponse,
  { identity, payloadDigest, payloadBytes, content }: ResponseIdentity & { readonly kind: "identified" },
  target: string,
): Outcome {
  const { status, contentType } = identity;
  const isPage = status === 200 && mediaType(contentType) === "text/html";
  const block = isPage ? blockedByContent(content, target) : null;
  if (block !== null) return { kind: "blocked", status, reason: block };
  const isShell = isPage && isScriptBuilt(content, contentType);
  return {
    kind: "captured",
    identity,
    payloadDigest,
    payloadBytes,
    validators: validatorsOf(response.headers),
    ...(isShell ? { labels: ["script-built" as const] } : {}),
  };
}

function targetOf(requestBytes: Uint8Array): string {
  const line = Buffer.from(requestBytes.subarray(0, 8192)).toString("latin1").split("\r\n", 1)[0]!;
  return line.split(" ")[1] ?? "/";
}

/** 404 and 410 are states like any other; server errors and the like prove nothing. */
function isState(status: number): boolean {
  return (status >= 200 && status < 400) || status === 404 || status === 410;
}

/** Asked for credentials, forbidden, or withheld for legal reasons. */
function isBlocked(status: number): boolean {
  return [401, 402, 403, 407, 451].includes(status);
}

function failed(code: string, message: string): Outcome {
  return { kind: "failed", code, message };
}

function withoutState(outcome: Outcome, status: number | null): Reading {
  return { outcome, payload: null, content: null, status, retryAfter: null };
}
