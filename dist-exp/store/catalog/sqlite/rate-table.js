import { urlKey } from "#formats/urls/url-key.js";
/** The rates of one catalog. */
export class SqliteRateStore {
    #find;
    #replace;
    #sampleSite;
    #sampleAll;
    constructor(driver) {
        // Many pages at once, as one JSON text: calling for each would take longer than finding or keeping it.
        this.#find = driver.prepare(`SELECT rate FROM json_each(?2) AS page CROSS JOIN rates
       ON site = ?1 AND url_key = page.value ->> 0 AND rates.url = page.value ->> 1`);
        this.#replace = driver.prepare(`INSERT OR REPLACE INTO rates
       SELECT ?1, value ->> 0, value ->> 1, value ->> 2 FROM json_each(?2)`);
        // Keys are hashes of the URLs, so their order is as good as chance.
        this.#sampleSite = driver.prepare("SELECT rate FROM rates WHERE site = ? ORDER BY url_key LIMIT ?");
        this.#sampleAll = driver.prepare("SELECT rate FROM rates INDEXED BY rates_by_url ORDER BY url_key LIMIT ?");
    }
    async ofPages(site, urls) {
        return this.#find.all(site, JSON.stringify(urls.map((url) => [urlKey(url), url]))).map(toRate);
    }
    async put(site, rates) {
        const rows = rates.map((rate) => [urlKey(rate.url), rate.url, JSON.stringify(rate)]);
        if (rows.length > 0)
            this.#replace.run(site, JSON.stringify(rows));
    }
    async sample(site, limit) {
        const rows = site === null ? this.#sampleAll.all(limit) : this.#sampleSite.all(site, limit);
        return rows.map(toRate);
    }
}
function toRate(row) {
    return JSON.parse(String(row["rate"]));
}
