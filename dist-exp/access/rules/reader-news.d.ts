import type { NewsReader, RuleBook } from "#ports/index.js";
import { type Reader } from "./reader-view.js";
/** Wraps a reader of news. */
export declare function readerNews(news: NewsReader, rules: RuleBook, reader: Reader): NewsReader;
