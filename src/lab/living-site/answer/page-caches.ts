// Several independent caches in front of a page: each serves its own copy until it is too old.
import { instant, type Instant } from "#model/index.js";
import type { Random } from "#ports/index.js";
import type { SitePage } from "../generate/site-page.js";
import { versionAt, type PageVersion } from "../generate/timeline.js";

/** A copy as one cache holds it. */
interface Copy {
  readonly version: PageVersion;
  readonly filledAt: Instant;
}

/** What a cache handed out. */
export interface Served extends Copy {
  readonly node: number;
  readonly hit: boolean;
}

/** The caches of one page. */
export class PageCaches {
  readonly #page: SitePage;
  readonly #ttlMs: number;
  readonly #copies: (Copy | undefined)[];

  constructor(page: SitePage, caches: { readonly nodes: number; readonly ttlMs: number }) {
    this.#page = page;
    this.#ttlMs = caches.ttlMs;
    this.#copies = Array.from({ length: Math.max(1, caches.nodes) });
  }

  /** One cache by lot answers at the instant, from its copy or, when that is too old, from the origin. */
  serve(at: Instant, random: Random): Served {
    const node = Math.floor(random.next() * this.#copies.length);
    const held = this.#copies[node];
    const isFresh = held !== undefined && at - held.filledAt < this.#ttlMs;
    const copy = isFresh ? held : { version: versionAt(this.#page.timeline, at), filledAt: instant(at) };
    this.#copies[node] = copy;
    return { ...copy, node, hit: isFresh };
  }
}
