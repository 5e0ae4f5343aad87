// What there is to tell, and whom it has reached.
import type { Instant, NewsItem } from "#model/index.js";

/** One message to be brought over one channel. */
export interface Delivery {
  readonly id: number;
  readonly channel: string;
  /** The same for every try, and after a crash: whoever gets it twice can tell. */
  readonly key: string;
  readonly items: readonly NewsItem[];
  readonly tries: number;
  /** When it is tried next. */
  readonly dueAt: Instant;
}

/** Which news: newest first, at most `limit`, before a place. */
export interface NewsAsked {
  readonly site?: string;
  readonly limit: number;
  readonly before?: number;
}

/** News with its place in the list of all. */
export interface PlacedNews {
  readonly no: number;
  readonly item: NewsItem;
}

/** News and deliveries; both survive a crash as soon as they are told to have been kept. */
export interface NewsStore {
  /** Keeps news that are not known yet, and what is due of them for each channel, all or none; returns the new ones. */
  add(items: readonly NewsItem[], due: readonly NewDelivery[]): Promise<NewsItem[]>;
  list(asked: NewsAsked): Promise<PlacedNews[]>;
  /** Due deliveries, the oldest first; each is on record as begun, one try more, before it is returned. */
  take(now: Instant, limit: number): Promise<Delivery[]>;
  /** It arrived. */
  delivered(id: number, at: Instant): Promise<void>;
  /** It did not; it is tried again at `again`, or never when that is `null`. */
  failed(id: number, why: string, again: Instant | null): Promise<void>;
  counts(): Promise<DeliveryCounts>;
  /** Forgets news and ended deliveries before this instant. */
  trim(before: Instant): Promise<void>;
}

/** A delivery to be: these news (by id) over one channel, joined to one that waits for the same channel and `dueAt`. */
export interface NewDelivery {
  readonly channel: string;
  readonly news: readonly string[];
  readonly dueAt: Instant;
}

/** How deliveries went. */
export interface DeliveryCounts {
  readonly waiting: number;
  readonly delivered: number;
  readonly givenUp: number;
  /** Begun and not ended when a process was: these may have arrived twice, under the same key. */
  readonly repeated: number;
}
