// The pages that a writer has in hand: as many as its memory is for, all others lie in the journal.
import type { PageUrl } from "#model/index.js";
import type { RecordJournal, ServedPage } from "#ports/index.js";
import { cutPage, newPage } from "../served/index.js";

/** Pages by address; those that are not on disk yet are never let go. */
export class LivePages {
  readonly #journal: RecordJournal;
  readonly #maxPages: number;
  readonly #pages = new Map<PageUrl, ServedPage>();
  readonly #changed = new Map<PageUrl, ServedPage>();

  constructor(journal: RecordJournal, maxPages: number) {
    this.#journal = journal;
    this.#maxPages = maxPages;
  }

  /** The page as it stands; cut when answers may have been lost since it was counted. */
  async get(url: PageUrl, seen: string): Promise<ServedPage> {
    const page = this.#pages.get(url) ?? (await this.#journal.pages([url]))[0] ?? newPage(url, seen);
    return page.seen === seen ? page : { ...cutPage(page), seen };
  }

  put(page: ServedPage): void {
    this.#pages.delete(page.url);
    this.#pages.set(page.url, page);
    this.#changed.set(page.url, page);
  }

  /** What is not on disk yet. */
  changed(): ServedPage[] {
    return [...this.#changed.values()];
  }

  /** It is on disk now; pages beyond the bound are let go, those used longest ago first. */
  settled(): void {
    this.#changed.clear();
    for (const url of this.#pages.keys()) {
      if (this.#pages.size <= this.#maxPages) return;
      this.#pages.delete(url);
    }
  }

  clear(): void {
    this.#pages.clear();
    this.#changed.clear();
  }
}
