// Known URLs by capture, in order of discovery, in memory.
import { StoreError } from "#errors.js";
import type { FrontierPage, FrontierState, PageUrl } from "#model/index.js";
import type { FrontierStore } from "#ports/index.js";

/** The pages of each capture. */
export type Frontiers = Map<string, Map<PageUrl, FrontierPage>>;

/** The frontiers of one catalog. */
export class MemoryFrontiers implements FrontierStore {
  readonly #frontiers: Frontiers;
  /** The id, of a capture that there is. */
  readonly #known: (captureId: string) => string;

  constructor(frontiers: Frontiers, known: (captureId: string) => string) {
    this.#frontiers = frontiers;
    this.#known = known;
  }

  async add(captureId: string, found: readonly Omit<FrontierPage, "seq">[]): Promise<FrontierPage[]> {
    const pages = this.#pagesOf(captureId);
    const added: FrontierPage[] = [];
    for (const page of found) {
      if (pages.has(page.url)) continue;
      const own = { ...page, seq: pages.size };
      pages.set(page.url, own);
      added.push(own);
    }
    return added;
  }

  async setState(
    captureId: string,
    url: PageUrl,
    state: FrontierState,
    reason: string | null,
  ): Promise<void> {
    const page = this.#pagesOf(captureId).get(url);
    if (!page) throw new StoreError("NOT_FOUND", `capture ${captureId} does not know ${url}`);
    this.#pagesOf(captureId).set(url, { ...page, state, reason });
  }

  async *pages(captureId: string): AsyncIterable<FrontierPage> {
    yield* this.#pagesOf(captureId).values();
  }

  #pagesOf(captureId: string): Map<PageUrl, FrontierPage> {
    let pages = this.#frontiers.get(this.#known(captureId));
    if (!pages) this.#frontiers.set(captureId, (pages = new Map()));
    return pages;
  }
}
