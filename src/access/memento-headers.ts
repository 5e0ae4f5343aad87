// Headers of a replayed response: the Memento ones (RFC 7089), and the few of the original that may pass.
import { formatHttpDate, headerValue, type HttpHeader } from "#formats/index.js";
import { type Instant, parsedUrl, parsePageUrl } from "#model/index.js";
import type { IndexEntry } from "#ports/index.js";
import { linksOf, momentLink, webLink, type MementoPlace } from "./memento/memento-links.js";
import { mementosOf } from "./memento/memento-list.js";
import { replayLink, type ReplayPlace } from "./replay-address.js";

/** A response header to be sent. */
export type ReplayHeader = readonly [name: string, value: string];

/**
 * Everything else stays behind: cookies, policies, caching rules, codings and connection fields were meant for
 * another origin, another connection and another time.
 */
const KEPT = ["content-language", "content-disposition"];

/**
 * Says which memento this is, and which others of the same page there are (RFC 7089 sections 2.1 and 2.2). Shown at
 * another moment than its own, it is named under both addresses: the one that lists have, and the one asked for.
 */
export function mementoHeaders(
  entries: readonly IndexEntry[],
  { entry, moment }: { readonly entry: IndexEntry; readonly moment: Instant },
  place: MementoPlace,
): ReplayHeader[] {
  const dated: ReplayHeader = ["memento-datetime", formatHttpDate(entry.at)];
  // Index lines may come from other tools: what is not a URL of ours has no address here.
  const url = parsePageUrl(entry.url);
  if (url === null) return [dated, ["link", webLink(entry.url, { rel: "original" })]];
  const chosen = { original: url, mementos: mementosOf(entries, url), memento: { url, at: entry.at } };
  const links = [linksOf(chosen, place)];
  if (moment !== entry.at) links.push(momentLink(place.base, chosen.memento, moment));
  return [dated, ["link", links.join(", ")]];
}

/** Where a replayed redirect leads. */
interface RedirectPlace extends ReplayPlace {
  readonly redirectPrefix?: (url: string) => string;
}

/** The headers of the original that may pass, a redirect's target pointed back into the archive. */
export function keptHeaders(
  headers: readonly HttpHeader[],
  url: string,
  place: RedirectPlace,
): ReplayHeader[] {
  const kept: ReplayHeader[] = [];
  for (const name of KEPT) {
    const value = headerValue(headers, name);
    if (value !== null && isSendable(value)) kept.push([name, value]);
  }
  const location = headerValue(headers, "location");
  const target = location === null ? null : redirectTarget(location, url, place);
  return target === null ? kept : [...kept, ["location", target]];
}

function redirectTarget(
  location: string,
  url: string,
  { prefix, at, redirectPrefix }: RedirectPlace,
): string | null {
  const target = parsedUrl(location, url);
  const own = redirectPrefix && target ? redirectPrefix(target.href) : prefix;
  return replayLink(location, url, { prefix: own, at });
}

/** Whether Node and clients take it as a field value (RFC 9110 section 5.5). */
export function isSendable(value: string): boolean {
  return /^[\t\x20-\x7e\x80-\xff]*$/.test(value);
}
