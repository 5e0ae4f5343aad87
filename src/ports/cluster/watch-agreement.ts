// The sites that a cluster keeps under watch: the list that people wrote, when each site has its turn, and what was spent
// on it. What a turn learned lies with the site in the bucket; here is only what must be known before anything is asked.
import type { Instant } from "#model/index.js";
import type { BudgetPart, BudgetWish } from "../watch.js";
import type { SiteLease } from "./site-lease.js";

/** The list as its owner wrote it. */
export interface SitesList {
  readonly text: string;
  /** Grows with each change. */
  readonly version: number;
}

/** A new list, with what machines go by. */
export interface NewSitesList {
  readonly text: string;
  readonly sites: readonly { readonly name: string; readonly isPaused: boolean }[];
}

/** When a site has its turn. */
export interface SiteTurn {
  readonly site: string;
  /** No other job and no other site of the cluster has it: ids of captures end with it. */
  readonly number: number;
  /** `null` while nothing is to be done: it is paused, or in the list no more. */
  readonly dueAt: Instant | null;
  /** Turns that were begun since one last ended; more than one where machines died of it. */
  readonly begun: number;
}

/** The watch that machines share. A word under a lease that is held no more changes nothing. */
export interface WatchAgreement {
  /** 0 before there was a list. */
  version(): Promise<number>;
  /** `null` before there was one. */
  list(): Promise<SitesList | null>;
  /**
   * Replaces the list of that version; `false` where another came before. Sites that are new, were paused, go on or went
   * have a turn at once; all others keep theirs.
   */
  put(list: NewSitesList, after: number): Promise<boolean>;
  /** Sites whose turn is due and that nobody has, the longest due first. */
  due(limit: number): Promise<string[]>;
  /**
   * Begins the turn of a site that is due; `null` where it is not, or the lease is held no more. One that machines die of
   * is due later each time, an hour at most.
   */
  begin(lease: SiteLease): Promise<Pick<SiteTurn, "number"> | null>;
  /** Ends a turn, and says when the next one is due; `null` holds for as long as the site is paused, or not in the list. */
  end(lease: SiteLease, dueAt: Instant | null): Promise<boolean>;
  /** Of all sites that were ever in the list, by name. */
  turns(): Promise<SiteTurn[]>;
  /** Takes as much of what is wanted as there is, once and for all; `null` where the lease is held no more. */
  take(lease: SiteLease, wish: Omit<BudgetWish, "site">): Promise<BudgetPart | null>;
  /** Gives back what was taken on the day of `at` and not spent. */
  giveBack(lease: SiteLease, at: Instant, unspent: BudgetPart): Promise<void>;
  /** Requests of the UTC day and bytes of the UTC month of `at`. */
  spent(site: string, at: Instant): Promise<BudgetPart>;
}
