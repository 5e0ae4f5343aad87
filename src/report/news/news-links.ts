// Where news lead: to what changed, and to what proves it, in the reading room. Its addresses are fragments, so that no
// server is told what is looked at (src/web/shell/route.ts makes the same; a test holds the two together).
import type { NewsItem } from "#model/index.js";

/** Addresses in a reading room. */
export interface NewsLinks {
  /** Where the event is shown best: what changed between two looks, else the page, the capture or the site. */
  readonly diff: string;
  /** What is known and proved of it. */
  readonly proof: string;
}

/** Where a piece of news leads, in the reading room at this address. */
export function newsLinks({ url, at, since, captureId, site }: NewsItem, room: string): NewsLinks {
  const capture = captureId === null ? hrefOf(room, ["sites", site]) : hrefOf(room, ["captures", captureId]);
  if (url === null) return { diff: capture, proof: capture };
  const proof = hrefOf(room, ["page", url], `?at=${at}`);
  return { diff: since === null ? proof : hrefOf(room, ["diff", String(since), String(at), url]), proof };
}

/** Where all that is known of a site stands. */
export function siteLink(site: string | null, room: string): string {
  return hrefOf(room, site === null ? [] : ["sites", site]);
}

function hrefOf(room: string, path: readonly string[], query = ""): string {
  // Half of a surrogate pair cannot be escaped.
  const words = path.map((word) => encodeURIComponent(word.replace(/\p{Surrogate}/gu, "\ufffd")));
  return `${room.replace(/[#?].*$/s, "").replace(/\/+$/, "")}/#/${words.join("/")}${query}`;
}
