// Pieces of news, plain and hostile.
import {
  instant,
  type Instant,
  type NewsChannel,
  type NewsItem,
  type NewsRule,
  type PageUrl,
} from "#model/index.js";

/** Monday, 2026-11-16T09:20:00Z. */
export const NEWS_AT = Date.UTC(2026, 10, 16, 9, 20);

/** An instant so many milliseconds after that. */
export function newsAt(ms = 0): Instant {
  return instant(NEWS_AT + ms);
}

/** A piece of news; its id is made of the number. */
export function newsItem(number: number, over: Partial<NewsItem> = {}): NewsItem {
  return {
    id: `urn:isochron:news:${String(number).padStart(32, "0")}`,
    site: "demo.example",
    kind: "changed",
    url: `http://demo.example/page${number}` as PageUrl,
    at: newsAt(number),
    since: newsAt(number - 3_600_000),
    title: `Changed: Page ${number}`,
    summary: `1 line of text changed. (minor)`,
    importance: 0.5,
    verdict: "minor",
    captureId: "20261116092000-demo",
    ...over,
  };
}

/** A rule that lets everything pass. */
export const EVERYTHING: NewsRule = { importance: 0, kinds: [], addresses: [], words: [] };

/** A webhook. */
export function webhookChannel(url: string, over: Partial<NewsChannel> = {}): NewsChannel {
  return { name: "hook", way: { kind: "webhook", url, secretFrom: null }, rule: EVERYTHING, ...over };
}

/** A digest by mail, once an hour. */
export function mailChannel(server: string, over: Partial<NewsChannel> = {}): NewsChannel {
  const people = { from: "Archive <archive@demo.example>", to: ["anna@demo.example", "bert@demo.example"] };
  const way = { kind: "mail", server, userFrom: null, passwordFrom: null, every: "hour", ...people } as const;
  return { name: "post", way, rule: EVERYTHING, ...over };
}

/** What pages call themselves to break out of wherever their title is shown. */
export const HOSTILE_TEXTS: readonly string[] = [
  "]]><script>alert(1)</script>",
  "</title></entry><entry><id>urn:forged</id>",
  'a" onmouseover="alert(1)',
  "Sale\r\nBcc: everybody@demo.example\r\n\r\nbody",
  "line\u2028separator\u2029and\u0085next\u000bline",
  "\u0000\u0001\u001b[31mred\u009b0m\ufffe\uffff",
  "half \ud800 of a \udc00 pair",
  "\u202egnp.exe\u2066\u2069\u200f",
  "\ufeff",
  "&lt;b&gt; &amp;amp; &#0;",
  "=?utf-8?Q?encoded=0D=0ABcc:?=",
  "שלום עולם 東京 😀 👩‍🔬",
  "x".repeat(100_000),
  "",
];
