import type { Instant, NewsItem } from "#model/index.js";
import type { DeliveriesAsked, Delivery, DeliveryCounts, DeliveryFailure, DeliveryTrouble, NewDelivery, NewsAsked, NewsStore, PlacedNews } from "#ports/index.js";
/** News in memory. */
export declare class MemoryNews implements NewsStore {
    #private;
    add(items: readonly NewsItem[], due: readonly NewDelivery[]): Promise<NewsItem[]>;
    list({ site, limit, before }: NewsAsked): Promise<PlacedNews[]>;
    find(id: string): Promise<PlacedNews | null>;
    take({ now, limit, bringing }: DeliveriesAsked): Promise<Delivery[]>;
    delivered(id: number, at: Instant): Promise<void>;
    failed(id: number, failure: DeliveryFailure): Promise<void>;
    putBack(id: number, dueAt: Instant): Promise<void>;
    counts(): Promise<DeliveryCounts>;
    troubles(limit: number): Promise<DeliveryTrouble[]>;
    trim(before: Instant): Promise<void>;
}
