// The token that guards an archive served beyond this machine. No cookies: the UI sends it with each request.
import { createHash, timingSafeEqual } from "node:crypto";

/** Compares in constant time. */
export function sameToken(given: string, expected: string): boolean {
  const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

/** The token of a request, from `Authorization: Bearer` or `?token=`. */
export function tokenOf(request: {
  readonly headers: { readonly authorization?: string | undefined };
  readonly query: unknown;
}): string {
  const { token } = request.query as { readonly token?: unknown };
  return bearerOf(request) || (typeof token === "string" ? token : "");
}

/** The token of a request's `Authorization: Bearer` (RFC 6750 section 2.1); empty without one. */
export function bearerOf(request: {
  readonly headers: { readonly authorization?: string | undefined };
}): string {
  return /^Bearer ([\w.~+/=-]+)$/i.exec(request.headers.authorization ?? "")?.[1] ?? "";
}
