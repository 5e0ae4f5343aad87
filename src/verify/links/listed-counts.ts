// What the rules against traps know of a site, taken from the pages listed: a rule that counts can only have refused
// what the whole list still makes too many, since no list ever shrinks.
import { setsKey } from "#formats/traps/facets.js";
import { KeyCounts } from "#formats/traps/key-counts.js";
import { trapKeys, trapLink, urlHash } from "#formats/traps/link-rules.js";
import { parsePageUrl } from "#model/index.js";

/** Counts the listed pages under the rules' keys; never lower than the crawl's own counts. */
export class ListedCounts {
  readonly #counts = new KeyCounts();
  readonly #sets = new Set<number>();

  constructor(urls: Iterable<string>) {
    for (const url of urls) this.#add(url);
  }

  /** How many listed URLs have the key. */
  count(key: string): number {
    return this.#counts.get(key);
  }

  #add(text: string): void {
    const url = parsePageUrl(text);
    if (url === null) return;
    const link = trapLink(url, "document", 1);
    const { keys, set } = trapKeys(link);
    for (const key of keys) this.#counts.add(key);
    // Sets of parameters by their hashes: two of one hash would count as one, once in four thousand million millions.
    if (set === null || this.#sets.has(urlHash(set))) return;
    this.#sets.add(urlHash(set));
    this.#counts.add(setsKey(link));
  }
}
