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
  /** The place after the last page; pages stand in the order of their places. */
  readonly #nextSeqs = new WeakMap<Map<PageUrl, FrontierPage>, number>();

  constructor(frontiers: Frontiers, known: (captureId: string) => string) {
    this.#frontiers = frontiers;
    this.#known = known;
  }

  async add(captureId: string, found: readonly Omit<FrontierPage, "seq">[]): Promise<FrontierPage[]> {
    const pages = this.#pagesOf(captureId);
    const added: FrontierPage[] = [];
    let seq = this.#nextSeqs.get(pages) ?? ([...pages.values()].at(-1)?.seq ?? -1) + 1;
    for (const page of found) {
      if (pages.has(page.url)) continue;
      const own = { ...page, seq: seq++ };
      pages.set(page.url, own);
      added.push(own);
    }
    this.#nextSeqs.set(pages, seq);
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

  /** Whether the capture knows a page. */
  has(captureId: string, url: PageUrl): boolean {
    return this.#pagesOf(captureId).has(url);
  }

  /** Puts pages in their places; what stood there before makes room. */
  put(captureId: string, pages: readonly FrontierPage[]): void {
    const seqs = new Set(pages.map(({ seq }) => seq));
    const urls = new Set(pages.map(({ url }) => url));
    this.#keep(captureId, ({ seq, url }) => !seqs.has(seq) && !urls.has(url), pages);
  }

  /** Forgets all pages from this place on. */
  forgetFrom(captureId: string, first: number): void {
    this.#keep(captureId, ({ seq }) => seq < first, []);
  }

  /** Makes a page `known` again. */
  forgetVisit(captureId: string, url: PageUrl): void {
    const page = this.#pagesOf(captureId).get(url);
    if (page) this.#pagesOf(captureId).set(url, { ...page, state: "known", reason: null });
  }

  #keep(captureId: string, stays: (page: FrontierPage) => boolean, more: readonly FrontierPage[]): void {
    const pages = this.#pagesOf(captureId);
    const kept = [...[...pages.values()].filter(stays), ...more].sort((a, b) => a.seq - b.seq);
    pages.clear();
    for (const page of kept) pages.set(page.url, page);
    this.#nextSeqs.set(pages, (kept.at(-1)?.seq ?? -1) + 1);
  }

  #pagesOf(captureId: string): Map<PageUrl, FrontierPage> {
    let pages = this.#frontiers.get(this.#known(captureId));
    if (!pages) this.#frontiers.set(captureId, (pages = new Map()));
    return pages;
  }
}
