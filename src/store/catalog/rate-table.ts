// How the pages of each site change: one row of sufficient statistics per page.
import type { PageRate, PageUrl } from "#model/index.js";
import type { RateStore } from "#ports/index.js";
import type { Row, SqliteDriver, Statement } from "./driver.js";
import { urlKey } from "./url-key.js";

/** The rates of one catalog. */
export class SqliteRateStore implements RateStore {
  readonly #driver: SqliteDriver;
  readonly #find: Statement;
  readonly #replace: Statement;
  readonly #sampleSite: Statement;
  readonly #sampleAll: Statement;

  constructor(driver: SqliteDriver) {
    this.#driver = driver;
    this.#find = driver.prepare("SELECT rate FROM rates WHERE site = ? AND url_key = ? AND url = ?");
    this.#replace = driver.prepare("INSERT OR REPLACE INTO rates VALUES (?, ?, ?, ?)");
    // Keys are hashes of the URLs, so their order is as good as chance.
    this.#sampleSite = driver.prepare("SELECT rate FROM rates WHERE site = ? ORDER BY url_key LIMIT ?");
    this.#sampleAll = driver.prepare(
      "SELECT rate FROM rates INDEXED BY rates_by_url ORDER BY url_key LIMIT ?",
    );
  }

  async ofPages(site: string, urls: readonly PageUrl[]): Promise<PageRate[]> {
    const rows = urls.map((url) => this.#find.get(site, urlKey(url), url));
    return rows.filter((row) => row !== undefined).map(toRate);
  }

  async put(site: string, rates: readonly PageRate[]): Promise<void> {
    this.#driver.transaction(() => {
      for (const rate of rates) this.#replace.run(site, urlKey(rate.url), rate.url, JSON.stringify(rate));
    });
  }

  async sample(site: string | null, limit: number): Promise<PageRate[]> {
    const rows = site === null ? this.#sampleAll.all(limit) : this.#sampleSite.all(site, limit);
    return rows.map(toRate);
  }
}

function toRate(row: Row): PageRate {
  return JSON.parse(String(row["rate"])) as PageRate;
}
