// Lists and their claims in memory: what the other store is held against, and what the lab's watches need.
import type { HeardHint, HintSource, HintStore, HintTrial, OpenHint } from "#ports/index.js";
import type { Instant, PageUrl } from "#model/index.js";
import { MOST_TRIALS, spentMore, type DaySpending } from "./hint-counts.js";

interface Held {
  source: HintSource;
  readonly claims: Map<PageUrl, HeardHint>;
}

/** Hints of nothing that stays. */
export class MemoryHints implements HintStore {
  /** By site and address. */
  readonly #held = new Map<string, Map<PageUrl, Held>>();
  readonly #spent = new Map<string, DaySpending>();

  async sources(site: string): Promise<HintSource[]> {
    return this.#of(site).map(({ source }) => source);
  }

  async put(sources: readonly HintSource[]): Promise<void> {
    for (const source of sources) {
      const { site, url } = source;
      const known = this.#held.get(site)?.get(url);
      if (known) {
        const { tried, right, expected } = known.source;
        known.source = { ...source, tried, right, expected };
        continue;
      }
      if (!this.#held.has(site)) this.#held.set(site, new Map());
      this.#held.get(site)!.set(url, { source, claims: new Map() });
    }
  }

  async drop(site: string, sources: readonly PageUrl[]): Promise<void> {
    for (const url of sources) this.#held.get(site)?.delete(url);
  }

  async claims(site: string, source: PageUrl, urls: readonly PageUrl[]): Promise<Map<PageUrl, Instant>> {
    const claims = this.#held.get(site)?.get(source)?.claims;
    const found = new Map<PageUrl, Instant>();
    for (const url of urls) {
      const claim = claims?.get(url);
      if (claim) found.set(url, claim.claimed);
    }
    return found;
  }

  async hear(claims: readonly HeardHint[]): Promise<void> {
    for (const claim of claims) this.#held.get(claim.site)?.get(claim.source)?.claims.set(claim.url, claim);
  }

  async retain(site: string, source: PageUrl, urls: readonly PageUrl[], openSince: Instant): Promise<void> {
    const claims = this.#held.get(site)?.get(source)?.claims ?? new Map<PageUrl, HeardHint>();
    const listed = new Set(urls);
    for (const [url, { isOpen, heardAt }] of claims)
      if (!listed.has(url) && (!isOpen || heardAt < openSince)) claims.delete(url);
  }

  async open(site: string, limit: number): Promise<OpenHint[]> {
    const open = this.#of(site).flatMap(({ claims }) =>
      [...claims.values()].filter(({ isOpen }) => isOpen).map(openOf),
    );
    const byAge = (a: OpenHint, b: OpenHint): number =>
      b.heardAt - a.heardAt || (a.url < b.url ? -1 : a.url > b.url ? 1 : 0);
    return open.sort(byAge).slice(0, limit);
  }

  async settle({ site, url, lookedAt, wasRight, expected }: HintTrial): Promise<void> {
    for (const held of this.#of(site)) {
      const claim = held.claims.get(url);
      if (!claim?.isOpen || claim.heardAt > lookedAt) continue;
      held.claims.set(url, { ...claim, isOpen: false });
      const { source } = held;
      const fade = source.tried >= MOST_TRIALS ? 0.5 : 1;
      held.source = {
        ...source,
        tried: 1 + source.tried * fade,
        right: (wasRight ? 1 : 0) + source.right * fade,
        expected: expected + source.expected * fade,
      };
    }
  }

  async spend(site: string, day: Instant, requests: number): Promise<number> {
    const spent = spentMore(this.#spent.get(site), day, requests);
    this.#spent.set(site, spent);
    return spent.requests;
  }

  async forget(site: string): Promise<void> {
    this.#held.delete(site);
  }

  #of(site: string): Held[] {
    return [...(this.#held.get(site)?.values() ?? [])];
  }
}

function openOf({ site, url, source, claimed, heardAt }: HeardHint): OpenHint {
  return { site, url, source, claimed, heardAt };
}
