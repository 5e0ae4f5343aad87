// What a watch remembers between its turns, in a file of its own beside the catalog; readers may look at it meanwhile.
import type { Instant, PageKind, PageUrl, WatchSiteStatus, WatchTurn } from "#model/index.js";

/** How a page under watch stands. */
export type WatchedPageState = "watched" | "asleep" | "gone";

/** One page under watch. */
export interface WatchedPageRow {
  /** The mind's number of it; never used again for another page of the site. */
  readonly number: number;
  readonly url: PageUrl;
  readonly state: WatchedPageState;
  readonly kind: PageKind;
  readonly depth: number;
  readonly via: PageUrl | null;
  readonly addedAt: Instant;
}

/** A part of a budget. Once taken it counts as spent, also after a crash, until what is left of it is given back. */
export interface BudgetPart {
  readonly requests: number;
  readonly bytes: number;
}

/** Who wants how much of a budget, and what the budget is. */
export interface BudgetWish {
  readonly site: string;
  /** Requests are counted by UTC day, bytes by UTC month. */
  readonly at: Instant;
  readonly wanted: BudgetPart;
  readonly requestsPerDay: number;
  readonly bytesPerMonth: number | null;
}

/** What a turn leaves behind; kept all or none. */
export interface TurnEnd {
  readonly site: string;
  /** The mind's bytes; `null` leaves them as they are. */
  readonly mind: Uint8Array | null;
  /** Pages that came, or of which something changed. */
  readonly pages: readonly WatchedPageRow[];
  /** The loop's own, as JSON. */
  readonly state: string;
  readonly status: WatchSiteStatus;
  readonly turn: WatchTurn | null;
}

/** The memory of a watch. */
export interface WatchMemory {
  /** The loop's own state of a site; `null` before its first turn. */
  state(site: string): Promise<string | null>;
  mind(site: string): Promise<Uint8Array | null>;
  /** In the order of their numbers. */
  pages(site: string): Promise<WatchedPageRow[]>;
  page(site: string, url: PageUrl): Promise<WatchedPageRow | null>;
  /** Takes as much of what is wanted as there is: never more than is left of the day and the month. */
  take(wish: BudgetWish): Promise<BudgetPart>;
  /** Gives back what was taken on the day of `at` and not spent. */
  giveBack(site: string, at: Instant, unspent: BudgetPart): Promise<void>;
  /** Requests of the UTC day and bytes of the UTC month of `at`. */
  spent(site: string, at: Instant): Promise<BudgetPart>;
  endTurn(end: TurnEnd): Promise<void>;
  /** Replaces what is said of a site. */
  tell(status: WatchSiteStatus): Promise<void>;
  status(site: string): Promise<WatchSiteStatus | null>;
  /** By name. */
  statuses(): Promise<WatchSiteStatus[]>;
  /** Newest first, before an instant where one is given. */
  turns(site: string, limit: number, before?: Instant): Promise<WatchTurn[]>;
  /** Forgets all of a site but what it spent. */
  forget(site: string): Promise<void>;
  /** Forgets turns, and what was spent, before this instant; of pages that are gone only so many are remembered. */
  trim(before: Instant): Promise<void>;
}
