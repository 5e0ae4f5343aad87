// What a watch remembers between its turns, in a file of its own beside the catalog; readers may look at it meanwhile.
import type { Instant, PageUrl, WatchSiteStatus } from "#model/index.js";

/** How a page under watch stands. */
export type WatchedPageState = "watched" | "asleep" | "gone";

/** One page under watch. */
export interface WatchedPageRow {
  /** The mind's number of it; never used again for another page of the site. */
  readonly number: number;
  readonly url: PageUrl;
  readonly state: WatchedPageState;
  readonly kind: "document" | "requisite" | "other";
  readonly addedAt: Instant;
}

/** What may be spent, and for what: a reservation counts as spent until it is settled. */
export interface SpendingWish {
  readonly site: string;
  readonly at: Instant;
  readonly requests: number;
  readonly bytes: number;
  readonly purpose: string;
}

/** What was spent, by UTC day and month. */
export interface SpentSums {
  readonly requestsToday: number;
  readonly requestsReserved: number;
  readonly bytesThisMonth: number;
  readonly bytesReserved: number;
}

/** What a turn leaves behind; kept all or none. */
export interface TurnEnd {
  readonly site: string;
  readonly at: Instant;
  /** The mind's bytes; `null` leaves them. */
  readonly mind: Uint8Array | null;
  /** Pages that came, or whose state changed. */
  readonly pages: readonly WatchedPageRow[];
  /** JSON-safe, the loop's own. */
  readonly state: string;
  readonly status: WatchSiteStatus;
  /** The reservation that this turn had, and what it came to; `null` without one. */
  readonly settled: { readonly reservation: number; readonly requests: number; readonly bytes: number } | null;
}

/** The memory of a watch. */
export interface WatchMemory {
  /** The loop's own state of a site; `null` before its first turn. */
  state(site: string): Promise<string | null>;
  mind(site: string): Promise<Uint8Array | null>;
  /** In the order of their numbers. */
  pages(site: string): AsyncIterable<WatchedPageRow>;
  page(site: string, url: PageUrl): Promise<WatchedPageRow | null>;
  /** Sets aside what may be spent; survives a crash as spent. Returns its number. */
  reserve(wish: SpendingWish): Promise<number>;
  spent(site: string, at: Instant): Promise<SpentSums>;
  endTurn(end: TurnEnd): Promise<void>;
  status(site: string): Promise<WatchSiteStatus | null>;
  /** By name. */
  statuses(): Promise<WatchSiteStatus[]>;
  /** Forgets a site; what it spent stays on record. */
  forget(site: string): Promise<void>;
  /** Forgets what was spent, and turns, before this instant. */
  trim(before: Instant): Promise<void>;
}
