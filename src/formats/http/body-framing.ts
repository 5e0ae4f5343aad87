// How the body of a response is delimited (RFC 9112 section 6.3).
import { headerMembers, type FindingList, type HttpHead } from "./http-head.js";

/** Where a body ends: it has none, after n bytes, after the last chunk, or when the connection closes. */
export type BodyFraming =
  | { readonly kind: "none" }
  | { readonly kind: "length"; readonly bytes: number }
  | { readonly kind: "chunked"; readonly declaredBytes: number | null }
  | { readonly kind: "close" };

/** Decides the framing of a response to a request of the given method. */
export function responseFraming(
  head: HttpHead,
  status: number,
  requestMethod: string,
  findings: FindingList,
): BodyFraming {
  if (requestMethod === "HEAD" || status < 200 || status === 204 || status === 304) return { kind: "none" };
  const declaredBytes = contentLength(head, findings);
  const codings = headerMembers(head.headers, "transfer-encoding").map((coding) => coding.toLowerCase());
  if (codings.some((coding) => coding !== "chunked" && coding !== "identity")) {
    findings.add("transfer-coding-unknown", head.end);
  }
  // Transfer-Encoding overrides Content-Length (rule 3).
  if (codings.at(-1) === "chunked") return { kind: "chunked", declaredBytes };
  if (codings.length > 0 && codings.at(-1) !== "identity") return { kind: "close" };
  return declaredBytes === null ? { kind: "close" } : { kind: "length", bytes: declaredBytes };
}

/** The declared length; repeated equal values count once (RFC 9110 section 8.6), anything else is no length. */
function contentLength(head: HttpHead, findings: FindingList): number | null {
  const values = new Set(headerMembers(head.headers, "content-length"));
  if (values.size === 0) return null;
  const [value] = values;
  if (values.size === 1 && value !== undefined && /^\d{1,15}$/.test(value)) return Number(value);
  findings.add("content-length-invalid", head.end);
  return null;
}
