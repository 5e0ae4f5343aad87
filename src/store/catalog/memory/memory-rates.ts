// How the pages of each site change, in memory.
import { urlKey } from "#formats/urls/url-key.js";
import type { PageRate, PageUrl } from "#model/index.js";
import type { RateStore } from "#ports/index.js";

/** The rates of one catalog. */
export class MemoryRates implements RateStore {
  readonly #sites: Map<string, Map<PageUrl, PageRate>>;

  constructor(sites = new Map<string, Map<PageUrl, PageRate>>()) {
    this.#sites = sites;
  }

  async ofPages(site: string, urls: readonly PageUrl[]): Promise<PageRate[]> {
    const rates = this.#sites.get(site);
    return [...new Set(urls)].flatMap((url) => rates?.get(url) ?? []);
  }

  async put(site: string, changed: readonly PageRate[]): Promise<void> {
    const rates = this.#sites.get(site) ?? new Map<PageUrl, PageRate>();
    this.#sites.set(site, rates);
    for (const rate of changed) rates.set(rate.url, rate);
  }

  /** By the hash of the URL, which is as good as chance. */
  async sample(site: string | null, limit: number): Promise<PageRate[]> {
    const sites = site === null ? [...this.#sites.values()] : [this.#sites.get(site) ?? new Map()];
    const rates = sites.flatMap((one) => [...one.values()] as PageRate[]);
    const keyed = rates.map((rate) => ({ rate, key: urlKey(rate.url) }));
    return keyed
      .sort((a, b) => a.key - b.key)
      .slice(0, limit)
      .map(({ rate }) => rate);
  }

  copy(): MemoryRates {
    return new MemoryRates(new Map([...this.#sites].map(([site, rates]) => [site, new Map(rates)])));
  }
}
