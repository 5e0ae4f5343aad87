// Secrets in the paths of replay addresses. Archived scripts can read their own address, so each origin has its own:
// from a site's secret neither that of another site, nor that of the access origin, nor the token can be told.
import { createHmac, randomBytes } from "node:crypto";
import { sameToken } from "../access-token.js";

/** What the path of a request on a site's origin shows of its sender. */
export type Bearer =
  /** Someone who was shown pages of the site. */
  | { readonly kind: "own" }
  /** A page of another archived site, which embeds something of this one. */
  | { readonly kind: "embedder"; readonly label: string };

/** Makes and checks the secrets of one running archive. */
export class Capabilities {
  readonly #key: string | Buffer;
  readonly #hasToken: boolean;

  constructor(token: string | null) {
    this.#hasToken = token !== null;
    // Without a token addresses are open, but strangers' pages must still not pass for archived ones.
    this.#key = token ?? randomBytes(32);
  }

  /** What stands before the timestamp in addresses of the access origin (`null`) or of a site. */
  prefixOf(label: string | null): string {
    if (!this.#hasToken) return "";
    return `/~${this.#secret(label === null ? "replay" : `site ${label}`)}`;
  }

  /** The same for what a page of one site embeds from another. */
  embedPrefix(embedder: string, label: string): string {
    return `/~${embedder}~${this.#secret(`embed ${embedder} ${label}`)}`;
  }

  /** Takes the secret off a path on the access origin; `null` when it is not the right one. */
  openAccess(path: string): string | null {
    const prefix = this.prefixOf(null);
    return sameToken(path.slice(0, prefix.length), prefix) ? path.slice(prefix.length) : null;
  }

  /** Takes the secret off a path on a site's origin and says whose it is. */
  openSite(path: string, label: string): { readonly path: string; readonly bearer: Bearer } | null {
    const match = /^(\/~[^/]*)(\/.*)$/s.exec(path);
    if (!match) return this.#hasToken ? null : { path, bearer: { kind: "own" } };
    const [, given = "", rest = ""] = match;
    if (this.#hasToken && sameToken(given, this.prefixOf(label)))
      return { path: rest, bearer: { kind: "own" } };
    const embedder = /^\/~([^~]+)~/.exec(given)?.[1];
    if (embedder === undefined || !sameToken(given, this.embedPrefix(embedder, label))) return null;
    return { path: rest, bearer: { kind: "embedder", label: embedder } };
  }

  #secret(purpose: string): string {
    return createHmac("sha256", this.#key).update(`isochron ${purpose}`).digest("base64url");
  }
}
