// Where lists come from: the plan names some, robots.txt others, /sitemap.xml is tried, and pages name their feeds.
import { firstOaiRequest } from "#seeds/index.js";
import { hostOf, parsePageUrl, type HintRules, type PageUrl } from "#model/index.js";
import type { HintSource } from "#ports/index.js";

/** A list before anybody read it. */
export type NamedList = Pick<HintSource, "url" | "kind" | "by" | "hosts">;

/** Asked for the sitemaps that a seed's robots.txt names. */
export type SitemapsOf = (seed: PageUrl) => Promise<readonly string[]>;

/** Lists that the plan asks for. */
export async function plannedLists(
  { sitemaps, feeds, oai }: HintRules,
  seeds: readonly PageUrl[],
  sitemapsOf: SitemapsOf,
): Promise<NamedList[]> {
  const named: NamedList[] = [
    ...feeds.map((url) => ({ url, kind: "feed", by: "plan", hosts: null }) as const),
    ...oai.map((url) => ({ url: firstOaiRequest(url), kind: "oai", by: "plan", hosts: null }) as const),
  ];
  // One seed of each host.
  const hosts = new Map(seeds.map((seed) => [hostOf(seed), seed]));
  for (const seed of sitemaps ? hosts.values() : []) named.push(...sitemapsAt(seed, await sitemapsOf(seed)));
  const byUrl = new Map(named.toReversed().map((list) => [list.url, list]));
  return [...byUrl.values()].toReversed();
}

function sitemapsAt(seed: PageUrl, named: readonly string[]): NamedList[] {
  const hosts = [hostOf(seed)];
  const urls = named.flatMap((text) => parsePageUrl(text, seed) ?? []);
  const guess = parsePageUrl("/sitemap.xml", seed)!;
  return [
    ...urls.map((url) => ({ url, kind: "sitemap", by: "robots", hosts }) as const),
    { url: guess, kind: "sitemap", by: "guess", hosts },
  ];
}

/** Whether a source is one that the plan no longer asks for; what robots.txt leaves out for once is kept. */
export function isUnplanned({ by, url }: HintSource, rules: HintRules): boolean {
  if (by === "page") return !rules.discover;
  if (by === "robots" || by === "guess") return !rules.sitemaps;
  const isPlanned = rules.feeds.includes(url) || rules.oai.map(firstOaiRequest).includes(url);
  return by === "plan" && !isPlanned;
}

/** Front pages and directory indexes: where sites name their feeds. */
export function mayNameFeeds(url: PageUrl): boolean {
  return /^[^?]*\/(?:index\.\w{1,8})?$/.test(url);
}
