// Which page a browser's request is. What the browser says of itself gives way to the capture's fixed profile, so that
// every part of a page is asked for by the message that its revisit sends again; what scripts put into a request is
// part of it.
import { pageOfRequest, parsePageUrl, type PageUrl } from "#model/index.js";
import type { HeaderField, RenderRequest } from "#ports/index.js";

/** The page that is asked for, or why nothing is asked. */
export type AskedPage =
  { readonly kind: "page"; readonly url: PageUrl } | { readonly kind: "refused"; readonly why: string };

/** Of the connection, of the browser, or said by the fixed profile. */
const NOT_OF_THE_PAGE =
  /^(host|connection|content-length|user-agent|accept-language|accept-encoding|referer|upgrade-insecure-requests|dnt|priority|purpose|pragma|cache-control|te|service-worker|x-client-data|sec-.*|if-.*)$/;
/** What scripts ask for themselves: here an Accept or a cookie is of their making. */
const BY_SCRIPT = new Set(["XHR", "Fetch", "EventSource", "Preflight"]);

type Asked = Pick<RenderRequest, "method" | "url" | "headers" | "body" | "resourceType">;

/** Names the page; a HEAD is answered from the page that a GET would bring. */
export function askedPage(request: Asked): AskedPage {
  const { method, url, body } = request;
  const address = parsePageUrl(url);
  if (address === null) return { kind: "refused", why: "not an address that is asked for" };
  const isHead = method === "HEAD";
  const fields = fieldsOfPage(request);
  const page = pageOfRequest(address, {
    method: isHead ? "GET" : method,
    fields,
    body: isHead ? null : body,
  });
  if (page !== null) return { kind: "page", url: page };
  const isKnown = ["GET", "HEAD", "POST", "OPTIONS"].includes(method);
  return { kind: "refused", why: isKnown ? "too long a request to be kept" : `${method} is never sent` };
}

function fieldsOfPage({ headers, resourceType, method, url }: Asked) {
  const isSafe = method === "GET" || method === "HEAD";
  const isByScript = BY_SCRIPT.has(resourceType) || !isSafe;
  // A GET to the page's own origin is sent without one (Fetch standard, "append a request Origin header").
  const needless = isSafe ? new URL(url).origin : null;
  return headers
    .map(([name, value]) => [name.toLowerCase(), value] as const)
    .filter((field) => isOfPage(field, isByScript) && !(field[0] === "origin" && field[1] === needless));
}

function isOfPage([name, value]: HeaderField, isByScript: boolean): boolean {
  if (NOT_OF_THE_PAGE.test(name)) return false;
  if (name === "accept") return isByScript && value !== "*/*";
  // Pictures, scripts and styles are asked for as a stranger would.
  if (name === "cookie") return isByScript;
  // From the first byte on is all of it, which a plain GET brings too.
  return !(name === "range" && value === "bytes=0-");
}
