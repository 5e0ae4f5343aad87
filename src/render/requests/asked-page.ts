// Which page a browser's request is. What the browser says of itself gives way to the capture's fixed profile, so that
// every part of a page is asked for by the message that its revisit sends again; what scripts put into a request is
// part of it.
import { fieldsOfPage, isScriptsOwn, pageOfRequest, parsePageUrl, type PageUrl } from "#model/index.js";
import type { RenderRequest } from "#ports/index.js";

/** The page that is asked for, or why nothing is asked. */
export type AskedPage =
  { readonly kind: "page"; readonly url: PageUrl } | { readonly kind: "refused"; readonly why: string };

type Asked = Pick<RenderRequest, "method" | "url" | "headers" | "body" | "resourceType"> &
  Partial<Pick<RenderRequest, "asker">>;

/** Names the page; a HEAD is answered from the page that a GET would bring. */
export function askedPage(request: Asked): AskedPage {
  const { method, url, body } = request;
  const address = parsePageUrl(url);
  if (address === null) return { kind: "refused", why: "not an address that is asked for" };
  const isHead = method === "HEAD";
  // The first document of a page is given with it: a later one comes of a step.
  const isLedTo = request.resourceType === "Document" && request.asker === "page";
  const fields = fieldsOfPage({ ...request, isByScript: isScriptsOwn(request.resourceType), isLedTo });
  const page = pageOfRequest(address, {
    method: isHead ? "GET" : method,
    fields,
    body: isHead ? null : body,
  });
  if (page !== null) return { kind: "page", url: page };
  const isKnown = ["GET", "HEAD", "POST", "OPTIONS"].includes(method);
  return { kind: "refused", why: isKnown ? "too long a request to be kept" : `${method} is never sent` };
}
