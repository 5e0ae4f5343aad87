// Redirects that lead back to their own record. On the web a cookie ends such a round; in replay nothing would.
import { surt } from "#formats/urls/surt.js";
import type { ResponseHead } from "#formats/http/http-message.js";
import { parsePageUrl } from "#model/index.js";
import type { IndexEntry } from "#ports/index.js";
import { choicesAt, type ServedBy } from "./coherent/served-choice.js";
import type { MementoQuery } from "./memento-choice.js";

/** Among what the next is chosen, and how. */
interface Round {
  readonly entries: readonly IndexEntry[];
  readonly query: MementoQuery;
  readonly servedBy: ServedBy;
}

/**
 * Whether whoever follows the redirect of this record gets the same record again. `entries` are all with the key of the
 * URL asked for: from `http:` to `https:` is no round where the other was captured too.
 */
export async function leadsToItself(
  head: Pick<ResponseHead, "status" | "header">,
  entry: IndexEntry,
  { entries, query, servedBy }: Round,
): Promise<boolean> {
  const location = head.header("location");
  if (head.status < 300 || head.status > 399 || location === null) return false;
  const url = parsePageUrl(location, entry.url);
  if (url === null || surt(url) !== surt(query.url)) return false;
  for await (const next of choicesAt(entries, { ...query, url }, servedBy)) return next.entry === entry;
  return false;
}
