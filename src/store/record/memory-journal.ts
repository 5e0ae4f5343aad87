// A recorder's journal in memory: what the other one is held against.
import type { JournalHead, RecordJournal, ServedPage } from "#ports/index.js";
import type { PageUrl } from "#model/index.js";

/** A journal of nothing that stays. */
export class MemoryJournal implements RecordJournal {
  #head: JournalHead | null = null;
  readonly #pages = new Map<PageUrl, ServedPage>();

  async head(): Promise<JournalHead | null> {
    return this.#head;
  }

  async pages(urls: readonly PageUrl[]): Promise<ServedPage[]> {
    return urls.flatMap((url) => this.#pages.get(url) ?? []);
  }

  async commit(head: JournalHead, pages: readonly ServedPage[]): Promise<void> {
    this.#head = head;
    for (const page of pages) this.#pages.set(page.url, page);
  }

  async pagesAfter(url: string, limit: number): Promise<ServedPage[]> {
    const behind = [...this.#pages.values()].filter((page) => page.url > url);
    return behind.sort((a, b) => (a.url < b.url ? -1 : 1)).slice(0, limit);
  }

  async clear(head: JournalHead): Promise<void> {
    this.#head = head;
    this.#pages.clear();
  }

  close(): void {}
}
