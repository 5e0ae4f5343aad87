import type { Instant, NewsItem } from "#model/index.js";
/** One message to be brought over one channel. */
export interface Delivery {
    readonly id: number;
    readonly channel: string;
    /** The same for every try, and after a crash: whoever gets it twice can tell. */
    readonly key: string;
    /** In the order in which they came; a long digest has no more of them than its reader would look at. */
    readonly items: readonly NewsItem[];
    /** News that belong to it beside those. */
    readonly left: number;
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
    /**
     * Keeps news that are not known yet, and what is due of those for each channel, all or none; returns the new ones. What
     * was known before is due to nobody: it was told then.
     */
    add(items: readonly NewsItem[], due: readonly NewDelivery[]): Promise<NewsItem[]>;
    list(asked: NewsAsked): Promise<PlacedNews[]>;
    /** One piece of news and its place. */
    find(id: string): Promise<PlacedNews | null>;
    /** Due deliveries, the oldest first; each is on record as begun, one try more, before it is returned. */
    take(asked: DeliveriesAsked): Promise<Delivery[]>;
    /** It arrived. */
    delivered(id: number, at: Instant): Promise<void>;
    /** It did not. */
    failed(id: number, failure: DeliveryFailure): Promise<void>;
    /** Nobody tried it after all: it is due again then, and has one try less. */
    putBack(id: number, dueAt: Instant): Promise<void>;
    /** Since the beginning, also of what was forgotten. */
    counts(): Promise<DeliveryCounts>;
    /** Deliveries whose last try failed, those given up among them; newest first. */
    troubles(limit: number): Promise<DeliveryTrouble[]>;
    /** Forgets news and ended deliveries before this instant; news that wait to be brought stay. */
    trim(before: Instant): Promise<void>;
}
/** News as readers are told of them. */
export type NewsReader = Pick<NewsStore, "list" | "find" | "counts">;
/** Which deliveries: due now, at most so many. */
export interface DeliveriesAsked {
    readonly now: Instant;
    readonly limit: number;
    /** Those that the caller is bringing already. Any other that was begun and has not ended was so when a process died. */
    readonly bringing: ReadonlySet<number>;
}
/** A delivery to be: these news (by id) over one channel, joined to one of that channel and `dueAt` that nobody has tried. */
export interface NewDelivery {
    readonly channel: string;
    readonly news: readonly string[];
    readonly dueAt: Instant;
    /** What goes beyond so many news is a delivery of its own. */
    readonly most: number;
}
/** Why a delivery did not arrive. */
export interface DeliveryFailure {
    readonly at: Instant;
    readonly why: string;
    /** When it is tried again; `null` for never. */
    readonly again: Instant | null;
}
/** A delivery that is in trouble, or was given up. */
export interface DeliveryTrouble extends DeliveryFailure {
    readonly channel: string;
    readonly key: string;
    readonly tries: number;
}
/** How deliveries went. */
export interface DeliveryCounts {
    readonly waiting: number;
    readonly delivered: number;
    readonly givenUp: number;
    /** Begun and not ended when a process was: these may have arrived twice, under the same key. */
    readonly repeated: number;
}
