import { type NewsItem } from "#model/index.js";
import { type NewsLinks } from "./news-links.js";
/** A piece of news for machines; fields may be added, never renamed. */
export interface NewsJson extends Omit<NewsItem, "at" | "since">, NewsLinks {
    /** ISO 8601, UTC. */
    readonly at: string;
    readonly since: string | null;
}
/** News with times in words and the addresses in the reading room. */
export declare function newsJson(item: NewsItem, room: string): NewsJson;
/** One line of JSON, safe on a terminal too. */
export declare function newsLine(item: NewsItem, room: string): string;
