// A paused request as it goes to whoever answers, and what may be put down of it.
import type { PageToRender, RenderRequest, Secrets } from "#ports/index.js";
import type { PausedRequest } from "../cdp/protocol.js";
import type { ActGuard } from "./act-guard.js";
import { wireFields, type AskedFields, type FieldProfile } from "./request-fields.js";
import { bodyOf, requestIdentity, sentUrl, type RequestMessage } from "./request-identity.js";

/** Who asks, and on whose behalf. */
export interface Asking {
  readonly page: PageToRender;
  readonly profile: FieldProfile;
  readonly guard: ActGuard;
  readonly secrets: Secrets | null;
  readonly asker: "page" | "frame" | "worker";
  /** The page's own document; a later one comes of a step. */
  readonly document: "first" | "later" | null;
  /** Of the worker whose program is asked for. */
  readonly workerKind: AskedFields["workerKind"];
}

/** The request; `null` where the browser does not tell it whole. */
export function requestFrom({ request, resourceType }: PausedRequest, at: Asking): RenderRequest | null {
  const { page, profile, asker, guard, secrets } = at;
  const { method, headers: given } = request;
  const url = sentUrl(request.url);
  const body = bodyOf(request);
  if (body === undefined) return null;
  const isMainDocument = at.document !== null;
  const isLedTo = at.document === "later";
  const asked = {
    method,
    url,
    resourceType,
    isMainDocument,
    isLedTo,
    pageUrl: page.url,
    workerKind: at.workerKind,
    headers: given,
  };
  const message = { method, url, headers: wireFields(asked, profile), body };
  const isSecret =
    secrets !== null && (guard.mayCarrySecret(body) || placesOf(message).some((one) => secrets.isIn(one)));
  const identity = requestIdentity(isSecret ? maskedMessage(message, secrets) : message);
  const once = guard.sendsOnce(method) ? { isSentOnce: true as const } : {};
  const told = { ...message, resourceType, asker, pageUrl: page.url, identity, ...once };
  return isSecret ? { ...told, carriesSecret: true } : told;
}

/** Where a secret can stand in a message. */
function placesOf({ url, headers, body }: RequestMessage): (string | Uint8Array)[] {
  return [url, ...headers.map(([, value]) => value), ...(body === null ? [] : [body])];
}

/** A digest of the message itself would let short secrets be guessed. */
function maskedMessage(message: RequestMessage, secrets: Secrets): RequestMessage {
  const { method, url, headers, body } = message;
  const isFound = body !== null && secrets.isIn(body);
  return {
    method,
    url: secrets.maskedText(url),
    headers: headers.map(([name, value]) => [name, secrets.maskedText(value)]),
    // What may be in it in a form that nobody knows is left out whole.
    body: body === null ? null : Buffer.from(isFound ? secrets.maskedText(textOf(body)) : "*"),
  };
}

function textOf(body: Uint8Array): string {
  return Buffer.from(body.buffer, body.byteOffset, body.length).toString("utf8");
}
