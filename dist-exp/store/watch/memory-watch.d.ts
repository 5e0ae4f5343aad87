import type { Instant, PageUrl, WatchSiteStatus, WatchTurn } from "#model/index.js";
import type { BudgetPart, BudgetWish, TurnEnd, WatchedPageRow, WatchMemory } from "#ports/index.js";
/** The memory of a watch that ends with its process. */
export declare class MemoryWatch implements WatchMemory {
    #private;
    state(site: string): Promise<string | null>;
    mind(site: string): Promise<Uint8Array | null>;
    pages(site: string): Promise<WatchedPageRow[]>;
    page(site: string, url: PageUrl): Promise<WatchedPageRow | null>;
    take(wish: BudgetWish): Promise<BudgetPart>;
    giveBack(site: string, at: Instant, { requests, bytes }: BudgetPart): Promise<void>;
    spent(site: string, at: Instant): Promise<BudgetPart>;
    endTurn({ site, mind, pages, state, status, turn }: TurnEnd): Promise<void>;
    tell(status: WatchSiteStatus): Promise<void>;
    status(site: string): Promise<WatchSiteStatus | null>;
    statuses(): Promise<WatchSiteStatus[]>;
    turns(site: string, limit: number, before?: Instant): Promise<WatchTurn[]>;
    forget(site: string): Promise<void>;
    trim(before: Instant): Promise<void>;
}
