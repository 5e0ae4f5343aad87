import type { NewsItem } from "#model/index.js";
import type { NewsAsked, NewsReader, PlacedNews } from "#ports/index.js";
/** Those asked for that pass. */
export declare function newsWhere(news: NewsReader, asked: NewsAsked, passes: (item: NewsItem) => boolean): Promise<PlacedNews[]>;
