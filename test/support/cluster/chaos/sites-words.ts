// What the process of living sites is told, and what it tells.
import type { Truth } from "#lab/living-site/truth/truth.js";

/** A site to be served. */
export interface SiteToServe {
  readonly seed: number;
  readonly preset: string;
  readonly pages: number;
  /** The address that it is served at; several may share one. */
  readonly host: string;
}

/** All of them. */
export interface SitesToServe {
  readonly sites: readonly SiteToServe[];
}

/** A request in a site's own log. */
export interface LoggedWord {
  readonly path: string;
  /** The asker's address. */
  readonly from: string | null;
  readonly atMs: number;
  /** Before this nobody had all of the answer; `null` where none was begun. */
  readonly endedMs: number | null;
}

/** Everything that a site knows. */
export interface SiteWord {
  /** Requests, kept or not. */
  readonly total: number;
  readonly requests: readonly LoggedWord[];
  readonly truth: Truth;
}

/** What is heard from the process. */
export type SitesMessage =
  | { readonly kind: "ready"; readonly urls: readonly string[] }
  | { readonly kind: "told"; readonly sites: readonly SiteWord[] };
