// What readers are told of a watch. Figures speak of all pages of a site, so they are given whole or not at all.
import type { ChosenPage, Instant, PageUrl, WatchSiteStatus, WatchTurn } from "#model/index.js";
import type { WatchedPageRow, WatchMemory } from "./watch.js";

/** What of a watch's memory is read for others. */
export type WatchMemoryReads = Pick<WatchMemory, "statuses" | "status" | "turns" | "page">;

/** What a status says of a site as a whole, and of no page. */
type Outline = "site" | "condition" | "beganAt" | "lastTurnAt" | "nextTurnAt" | "nextSharpAt";

/** One site under watch, as a reader is told of it. */
export interface ToldSite extends Pick<WatchSiteStatus, Outline> {
  /** `null` for readers to whom not everything is open. */
  readonly figures: Omit<WatchSiteStatus, Outline> | null;
}

/** One page under watch, as a reader is told of it. */
export interface ToldPage extends Pick<WatchedPageRow, "state" | "kind"> {
  readonly addedAt: Instant | null;
  /** Turns that chose it, newest first; some at most. */
  readonly chosen: readonly (Omit<ChosenPage, "url"> & { readonly at: Instant })[];
  /** How many turns of looks were gone through for that, and when the first turn of any use was. */
  readonly turns: number;
  readonly turnsSince: Instant | null;
  /** Turns of looks that chose more pages than they tell; `null` where not all turns are told. */
  readonly perhaps: number | null;
  /** Since when nothing is looked at, and why; `null` where the last turn was of use, or is not told. */
  readonly idle: { readonly since: Instant; readonly because: string } | null;
  /** Whether pages are passed over where they have probably not changed. */
  readonly isInRounds: boolean;
  /** What speaks for a look now, where it is among the first to be looked at next. */
  readonly nextBecause: string | null;
}

/** A watch as a reader is told of it. */
export interface WatchReader {
  /** By name. */
  sites(): Promise<ToldSite[]>;
  site(name: string): Promise<ToldSite | null>;
  /** Newest first, before an instant where one is given; `null` where they are not told. */
  turns(site: string, limit: number, before?: Instant): Promise<WatchTurn[] | null>;
  page(site: string, url: PageUrl): Promise<ToldPage | null>;
}
