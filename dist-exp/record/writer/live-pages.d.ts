import type { PageUrl } from "#model/index.js";
import type { RecordJournal, ServedPage } from "#ports/index.js";
/** Pages by address; those that are not on disk yet are never let go. */
export declare class LivePages {
    #private;
    constructor(journal: RecordJournal, maxPages: number);
    /** The page as it stands; cut when answers may have been lost since it was counted. */
    get(url: PageUrl, seen: string): Promise<ServedPage>;
    put(page: ServedPage): void;
    /** What is not on disk yet. */
    changed(): ServedPage[];
    /** It is on disk now; pages beyond the bound are let go, those used longest ago first. */
    settled(): void;
    clear(): void;
}
