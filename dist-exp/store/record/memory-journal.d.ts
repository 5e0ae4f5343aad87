import type { JournalHead, RecordJournal, ServedPage } from "#ports/index.js";
import type { PageUrl } from "#model/index.js";
/** A journal of nothing that stays. */
export declare class MemoryJournal implements RecordJournal {
    #private;
    head(): Promise<JournalHead | null>;
    pages(urls: readonly PageUrl[]): Promise<ServedPage[]>;
    commit(head: JournalHead, pages: readonly ServedPage[]): Promise<void>;
    pagesAfter(url: string, limit: number): Promise<ServedPage[]>;
    clear(head: JournalHead): Promise<void>;
    close(): void;
}
