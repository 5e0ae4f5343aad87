// What a site's watch remembers becomes part of what is known of many: for readers, so without its mind and its state,
// which are the business of whoever has the site.
import { SqliteDriver } from "../driver.js";
import { openWatchFile } from "../watch/watch-file.js";

/** What is merged into what. */
export interface MergeWatchOptions {
  /** What is known of all sites; made when missing. */
  readonly into: string;
  /** A copy of one site's, which is this process's own. */
  readonly from: string;
  readonly site: string;
}

const SITE_TABLES = [
  { name: "watched_pages", columns: "site, number, url, state, kind, depth, via, added_at" },
  { name: "turns", columns: "site, at, turn" },
] as const;

/** Puts what is told of a site in the place of what was there; news are only added. */
export function mergeWatch({ into, from, site }: MergeWatchOptions): void {
  for (const path of [from, into]) openWatchFile(path, "write").close(); // none that is newer than we are
  const driver = new SqliteDriver(into, "write");
  try {
    driver.exec(`ATTACH '${from.replaceAll("'", "''")}' AS incoming`);
    driver.transaction(() => mergeSite(driver, site));
  } finally {
    driver.close();
  }
}

function mergeSite(driver: SqliteDriver, site: string): void {
  driver
    .prepare(
      `INSERT OR REPLACE INTO main.watched_sites (site, status)
         SELECT site, status FROM incoming.watched_sites WHERE site = ?`,
    )
    .run(site);
  for (const { name, columns } of SITE_TABLES) {
    driver.prepare(`DELETE FROM main.${name} WHERE site = ?`).run(site);
    driver
      .prepare(`INSERT INTO main.${name} (${columns}) SELECT ${columns} FROM incoming.${name} WHERE site = ?`)
      .run(site);
  }
  driver
    .prepare(
      `INSERT OR IGNORE INTO main.news (id, site, at, item)
         SELECT id, site, at, item FROM incoming.news ORDER BY no`,
    )
    .run();
}
