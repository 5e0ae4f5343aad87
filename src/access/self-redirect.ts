// Redirects that lead back to their own record. On the web a cookie ends such a round; in replay nothing would.
import { surt } from "#formats/urls/surt.js";
import type { ResponseHead } from "#formats/http/http-message.js";
import { parsePageUrl } from "#model/index.js";
import type { IndexEntry } from "#ports/index.js";
import { chooseMementos, type MementoQuery } from "./memento-choice.js";

/**
 * Whether whoever follows the redirect of this record gets the same record again. `entries` are all with the key of the
 * URL asked for: from `http:` to `https:` is no round where the other was captured too.
 */
export function leadsToItself(
  head: Pick<ResponseHead, "status" | "header">,
  entry: IndexEntry,
  { entries, query }: { readonly entries: readonly IndexEntry[]; readonly query: MementoQuery },
): boolean {
  const location = head.header("location");
  if (head.status < 300 || head.status > 399 || location === null) return false;
  const url = parsePageUrl(location, entry.url);
  if (url === null || surt(url) !== surt(query.url)) return false;
  const [next] = chooseMementos(entries, { ...query, url });
  return next === entry;
}
