// News as JSON: for webhooks, and line by line for `watch --json`.
import { printableJson } from "#formats/index.js";
import { toIso, type NewsItem } from "#model/index.js";
import { newsLinks, type NewsLinks } from "./news-links.js";

/** A piece of news for machines; fields may be added, never renamed. */
export interface NewsJson extends Omit<NewsItem, "at" | "since">, NewsLinks {
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly since: string | null;
}

/** News with times in words and the addresses in the reading room. */
export function newsJson(item: NewsItem, room: string): NewsJson {
  const { id, site, kind, url, at, since, title, summary, importance, verdict, captureId } = item;
  const times = { at: toIso(at), since: since === null ? null : toIso(since) };
  const said = { title, summary, importance, verdict, captureId };
  return { id, site, kind, url, ...times, ...said, ...newsLinks(item, room) };
}

/** One line of JSON, safe on a terminal too. */
export function newsLine(item: NewsItem, room: string): string {
  return `${printableJson({ event: "news", ...newsJson(item, room) }, 0)}\n`;
}
