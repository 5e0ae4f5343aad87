// What a request is for, as browsers themselves say it (Fetch Metadata Request Headers, W3C). No script can set these
// fields; a client that sends none of them is not trusted to run any.
import type { IncomingHttpHeaders } from "node:http";

/** What is wanted. */
export type Intent =
  /** A page in a window of its own: it gets a framing page. */
  | "window"
  /** A page in a frame. */
  | "frame"
  /** Something that a page embeds or asks for. */
  | "part"
  /** Something that a script reads by itself. */
  | "read"
  | "service-worker"
  /** A client that is no browser, or an old one, or a browser that does not trust our address. */
  | "plain";

/** Whether the browser itself names what the request is for; browsers do so over TLS and on this machine. */
export function isTold(headers: IncomingHttpHeaders): boolean {
  return headers["sec-fetch-dest"] !== undefined;
}

/** Reads the intent of a request. */
export function intentOf(headers: IncomingHttpHeaders): Intent {
  if (headers["service-worker"] !== undefined) return "service-worker";
  switch (headers["sec-fetch-dest"]) {
    case undefined:
      // Browsers name no destination to addresses that they do not trust, but navigations still ask for this.
      return headers["upgrade-insecure-requests"] === "1" ? "window" : "plain";
    case "document":
      return "window";
    case "iframe":
    case "frame":
      return "frame";
    case "serviceworker":
      return "service-worker";
    case "empty":
    case "webidentity":
    case "sharedstorageworklet":
      return "read";
    default:
      return "part";
  }
}

/** Whether the request comes from the origin itself, from the reader's own hand, or from no browser. */
export function isFromSameOrigin(headers: IncomingHttpHeaders): boolean {
  const from = headers["sec-fetch-site"];
  return from === undefined || from === "same-origin" || from === "none";
}
