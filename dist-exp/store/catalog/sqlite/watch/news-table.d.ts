import { type Instant, type NewsItem } from "#model/index.js";
import type { DeliveriesAsked, Delivery, DeliveryCounts, DeliveryFailure, DeliveryTrouble, NewDelivery, NewsAsked, NewsStore, PlacedNews } from "#ports/index.js";
import type { SqliteDriver } from "../driver.js";
/** Of deliveries that have ended only the sums outlive {@link SqliteNews.trim}. */
export declare const NEWS_TABLES = "CREATE TABLE news (\n     no INTEGER PRIMARY KEY AUTOINCREMENT,\n     id TEXT NOT NULL UNIQUE,\n     site TEXT NOT NULL,\n     at INTEGER NOT NULL,\n     item TEXT NOT NULL\n   );\n   CREATE INDEX news_by_site ON news (site, no);\n   CREATE INDEX news_by_time ON news (at);\n   CREATE TABLE deliveries (\n     id INTEGER PRIMARY KEY AUTOINCREMENT,\n     channel TEXT NOT NULL,\n     key TEXT NOT NULL UNIQUE,\n     state TEXT NOT NULL,\n     tries INTEGER NOT NULL,\n     due_at INTEGER NOT NULL,\n     ended_at INTEGER,\n     failed_at INTEGER,\n     why TEXT\n   );\n   CREATE INDEX deliveries_by_state ON deliveries (state, due_at, id);\n   CREATE INDEX deliveries_by_failure ON deliveries (failed_at) WHERE failed_at IS NOT NULL;\n   CREATE TABLE delivery_news (\n     delivery INTEGER NOT NULL,\n     no INTEGER NOT NULL,\n     PRIMARY KEY (delivery, no)\n   ) WITHOUT ROWID;\n   CREATE INDEX delivery_news_by_news ON delivery_news (no);\n   CREATE TABLE delivery_sums (name TEXT PRIMARY KEY, sum INTEGER NOT NULL) WITHOUT ROWID;\n   INSERT INTO delivery_sums VALUES ('delivered', 0), ('given-up', 0), ('repeated', 0);";
/** News on disk; every call is one transaction. */
export declare class SqliteNews implements NewsStore {
    #private;
    constructor(driver: SqliteDriver);
    add(items: readonly NewsItem[], due: readonly NewDelivery[]): Promise<NewsItem[]>;
    list({ site, limit, before }: NewsAsked): Promise<PlacedNews[]>;
    find(id: string): Promise<PlacedNews | null>;
    take({ now, limit, bringing }: DeliveriesAsked): Promise<Delivery[]>;
    delivered(id: number, at: Instant): Promise<void>;
    failed(id: number, { at, why, again }: DeliveryFailure): Promise<void>;
    putBack(id: number, dueAt: Instant): Promise<void>;
    counts(): Promise<DeliveryCounts>;
    troubles(limit: number): Promise<DeliveryTrouble[]>;
    trim(before: Instant): Promise<void>;
}
