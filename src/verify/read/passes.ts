// Which fetches are no looks at a page.
import type { Look } from "./look.js";

/** Fetches of robots.txt, of lists, and of a page that cannot exist; a look is not undone by calling it unread. */
export const NO_LOOKS: ReadonlySet<string> = new Set(["robots", "source", "soft-404"]);

/** A question which cookies a host sets, before its first page; one that comes later is a look by another name. */
export const KNOCK = "knock";

/** The looks among fetches of pages; what contradicts is not undone by calling it a knock. */
export function* withoutKnocks(fetches: () => Iterable<Look>): Generator<Look> {
  const firstByHost = new Map<string, number>();
  for (const { url, pass, sentAt } of fetches())
    if (pass !== KNOCK)
      firstByHost.set(hostOf(url), Math.min(firstByHost.get(hostOf(url)) ?? Infinity, sentAt));
  for (const look of fetches())
    if (look.pass !== KNOCK || look.sentAt >= (firstByHost.get(hostOf(look.url)) ?? Infinity)) yield look;
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : "";
}
