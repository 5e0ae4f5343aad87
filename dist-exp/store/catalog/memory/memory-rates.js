// How the pages of each site change, in memory.
import { urlKey } from "#formats/urls/url-key.js";
/** The rates of one catalog. */
export class MemoryRates {
    #sites;
    constructor(sites = new Map()) {
        this.#sites = sites;
    }
    async ofPages(site, urls) {
        const rates = this.#sites.get(site);
        return [...new Set(urls)].flatMap((url) => rates?.get(url) ?? []);
    }
    async put(site, changed) {
        const rates = this.#sites.get(site) ?? new Map();
        this.#sites.set(site, rates);
        for (const rate of changed)
            rates.set(rate.url, rate);
    }
    /** By the hash of the URL, which is as good as chance. */
    async sample(site, limit) {
        const sites = site === null ? [...this.#sites.values()] : [this.#sites.get(site) ?? new Map()];
        const rates = sites.flatMap((one) => [...one.values()]);
        const keyed = rates.map((rate) => ({ rate, key: urlKey(rate.url) }));
        return keyed
            .sort((a, b) => a.key - b.key)
            .slice(0, limit)
            .map(({ rate }) => rate);
    }
    copy() {
        return new MemoryRates(new Map([...this.#sites].map(([site, rates]) => [site, new Map(rates)])));
    }
}
