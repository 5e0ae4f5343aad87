// Signs of endless address spaces among the links of a few pages: counted, shown, never acted upon here.
import type { PageUrl, TrapSign } from "#model/index.js";

const MANY_OF_ONE_SHAPE = 30;
const MANY_PARAMETERS = 4;

/** What looks like a trap, the commonest first. */
export function trapSigns(urls: Iterable<PageUrl>): TrapSign[] {
  const found = new Map<TrapSign["kind"], { urls: number; example: string }>();
  const shapes = new Map<string, { urls: number; example: string }>();
  const count = <K>(counts: Map<K, { urls: number; example: string }>, key: K, url: string): void => {
    const seen = counts.get(key);
    if (seen) seen.urls++;
    else counts.set(key, { urls: 1, example: url });
  };
  for (const url of urls) {
    const parts = new URL(url);
    for (const kind of signsOf(parts)) count(found, kind, url);
    // Only addresses that programs make: numbers in the path or parameters.
    if (/\d/.test(parts.pathname) || parts.search !== "") count(shapes, shapeOf(parts), url);
  }
  const signs = [...found].map(([kind, seen]) => ({ kind, ...seen }));
  for (const seen of shapes.values())
    if (seen.urls >= MANY_OF_ONE_SHAPE) signs.push({ kind: "one-shape", ...seen });
  return signs.sort((a, b) => b.urls - a.urls).slice(0, 10);
}

function signsOf({ pathname, searchParams }: URL): TrapSign["kind"][] {
  const signs: TrapSign["kind"][] = [];
  if (repeats(pathname.split("/").filter((segment) => segment !== ""))) signs.push("repeating-path");
  const names = [...searchParams.keys()].map((name) => name.toLowerCase());
  if (
    /;jsessionid=/i.test(pathname) ||
    names.some((name) => /^(?:phpsessid|jsessionid|sid|sessionid|cfid)$/.test(name))
  )
    signs.push("session-id");
  if (
    /\/(?:19|20|21)\d\d\/(?:0?[1-9]|1[0-2])(?:\/|$)/.test(pathname) ||
    names.some((name) => /^(?:month|year|date|day)$/.test(name))
  )
    signs.push("calendar");
  if (names.length >= MANY_PARAMETERS) signs.push("many-parameters");
  return signs;
}

/** A segment three times, or two segments one after the other twice. */
function repeats(segments: readonly string[]): boolean {
  const counts = new Map<string, number>();
  for (const segment of segments) counts.set(segment, (counts.get(segment) ?? 0) + 1);
  if (Math.max(0, ...counts.values()) >= 3) return true;
  const pairs = segments.slice(1).map((segment, i) => `${segments[i]}/${segment}`);
  return new Set(pairs).size < pairs.length;
}

function shapeOf({ pathname, searchParams }: URL): string {
  const names = [...new Set(searchParams.keys())].sort();
  return `${pathname.replace(/\d+/g, "N")}?${names.join("&")}`;
}
