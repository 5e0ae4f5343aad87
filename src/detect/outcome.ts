// The first stage of detection: what one response says about its page, before anything is compared.
import {
  identifyResponse,
  parseHttpResponse,
  validatorsOf,
  type HttpResponse,
  type ResponseIdentity,
} from "#formats/index.js";
import type { Digest, Outcome } from "#model/index.js";
import type { Exchange } from "#ports/index.js";

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
  const outcome = outcomeOf(response, identified, asked);
  const content = outcome.kind === "captured" && identified.kind === "identified" ? identified.content : null;
  return { outcome, content, ...reading };
}

function outcomeOf(response: HttpResponse, identified: ResponseIdentity, asked: boolean): Outcome {
  const { status } = response;
  if (status === 304) return { kind: "unchanged", asked, validators: validatorsOf(response.headers) };
  if (isBlocked(status)) return { kind: "blocked", status, reason: `status ${status}` };
  if (!isState(status)) return failed(`http-${status}`, `status ${status}`);
  if (identified.kind === "undecodable") return failed(identified.code, identified.message);
  const { identity, payloadDigest, payloadBytes } = identified;
  return {
    kind: "captured",
    identity,
    payloadDigest,
    payloadBytes,
    validators: validatorsOf(response.headers),
  };
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
