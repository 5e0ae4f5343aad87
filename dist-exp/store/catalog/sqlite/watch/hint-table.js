// Lists that tell of changes, and their claims: one row per list, one per list and page.
import { instant } from "#model/index.js";
import { dayOf, MOST_TRIALS, spentMore } from "../../../watch/hint-counts.js";
/** What the tables are made with. */
export const HINT_TABLES = `CREATE TABLE hint_sources (
     no INTEGER PRIMARY KEY AUTOINCREMENT,
     site TEXT NOT NULL,
     url TEXT NOT NULL,
     held TEXT NOT NULL,
     tried REAL NOT NULL,
     right REAL NOT NULL,
     expected REAL NOT NULL,
     UNIQUE (site, url)
   );
   CREATE TABLE hint_claims (
     source_no INTEGER NOT NULL,
     url TEXT NOT NULL,
     site TEXT NOT NULL,
     claimed INTEGER NOT NULL,
     heard_at INTEGER NOT NULL,
     is_open INTEGER NOT NULL,
     PRIMARY KEY (source_no, url)
   ) WITHOUT ROWID;
   CREATE INDEX open_hint_claims ON hint_claims (site, url) WHERE is_open = 1;
   CREATE TABLE hint_spending (site TEXT PRIMARY KEY, day INTEGER NOT NULL, requests INTEGER NOT NULL);`;
const OF_SITE = "SELECT * FROM hint_sources WHERE site = ? ORDER BY no";
const PUT = `INSERT INTO hint_sources (site, url, held, tried, right, expected) VALUES (?, ?, ?, ?, ?, ?)
  ON CONFLICT (site, url) DO UPDATE SET held = excluded.held`;
const NUMBER = "(SELECT no FROM hint_sources WHERE site = ?1 AND url = ?2)";
// Many pages at once, as one JSON text: calling for each would take longer than finding or keeping it.
const CLAIMS = `SELECT claim.url, claimed FROM json_each(?3) AS page CROSS JOIN hint_claims AS claim
  ON source_no = ${NUMBER} AND claim.url = page.value`;
const HEAR = `INSERT INTO hint_claims (source_no, url, site, claimed, heard_at, is_open)
  SELECT no, value ->> 2, site, value ->> 3, value ->> 4, value ->> 5
  FROM json_each(?) CROSS JOIN hint_sources ON site = value ->> 0 AND url = value ->> 1
  WHERE true ON CONFLICT DO UPDATE
  SET claimed = excluded.claimed, heard_at = excluded.heard_at, is_open = excluded.is_open`;
const RETAIN = `DELETE FROM hint_claims WHERE source_no = ${NUMBER} AND (is_open = 0 OR heard_at < ?4)
  AND url NOT IN (SELECT value FROM json_each(?3))`;
const OPEN = `SELECT claim.*, source.url AS source FROM hint_claims AS claim JOIN hint_sources AS source
  ON no = source_no WHERE claim.site = ? AND is_open = 1 ORDER BY heard_at DESC, claim.url LIMIT ?`;
const TRIED = "site = ?1 AND url = ?2 AND is_open = 1 AND heard_at <= ?3";
const FADE = `CASE WHEN tried >= ${MOST_TRIALS} THEN 0.5 ELSE 1 END`;
const COUNT = `UPDATE hint_sources SET
  tried = 1 + tried * ${FADE}, right = ?4 + right * ${FADE}, expected = ?5 + expected * ${FADE}
  WHERE no IN (SELECT source_no FROM hint_claims WHERE ${TRIED})`;
const SPEND = `INSERT INTO hint_spending VALUES (?1, ?2, ?3) ON CONFLICT DO UPDATE SET
  requests = excluded.requests + CASE WHEN excluded.day BETWEEN day - 86400000 AND day THEN requests ELSE 0 END,
  day = CASE WHEN excluded.day BETWEEN day - 86400000 AND day THEN day ELSE excluded.day END
  RETURNING requests`;
const CHUNK = 5_000;
/** Lists and claims of a watch's database. */
export class SqliteHints {
    #driver;
    #statements = new Map();
    constructor(driver) {
        this.#driver = driver;
    }
    async sources(site) {
        return this.#on(OF_SITE).all(site).map(toSource);
    }
    async put(sources) {
        this.#driver.transaction(() => {
            for (const { site, url, tried, right, expected, ...held } of sources)
                this.#on(PUT).run(site, url, JSON.stringify(held), tried, right, expected);
        });
    }
    async drop(site, sources) {
        this.#driver.transaction(() => {
            for (const url of sources) {
                this.#on(`DELETE FROM hint_claims WHERE source_no = ${NUMBER}`).run(site, url);
                this.#on("DELETE FROM hint_sources WHERE site = ? AND url = ?").run(site, url);
            }
        });
    }
    async claims(site, source, urls) {
        const found = new Map();
        for (const part of chunks(urls))
            for (const { url, claimed } of this.#on(CLAIMS).all(site, source, JSON.stringify(part)))
                found.set(url, instant(Number(claimed)));
        return found;
    }
    async hear(claims) {
        this.#driver.transaction(() => {
            for (const part of chunks(claims))
                this.#on(HEAR).run(JSON.stringify(part.map(claimRow)));
        });
    }
    async retain(site, source, urls, openSince) {
        this.#on(RETAIN).run(site, source, JSON.stringify(urls), openSince);
    }
    async open(site, limit) {
        return this.#on(OPEN).all(site, limit).map(toHint);
    }
    async settle({ site, url, lookedAt, wasRight, expected }) {
        // Most looks try nothing, and a transaction costs a sync of the disk.
        if (this.#on(`SELECT 1 AS found FROM hint_claims WHERE ${TRIED}`).get(site, url, lookedAt) === undefined)
            return;
        this.#driver.transaction(() => {
            this.#on(COUNT).run(site, url, lookedAt, wasRight ? 1 : 0, expected);
            this.#on(`UPDATE hint_claims SET is_open = 0 WHERE ${TRIED}`).run(site, url, lookedAt);
        });
    }
    async spend(site, day, requests) {
        // Asked before every list; nothing is written for it.
        if (requests === 0)
            return this.#spent(site, day);
        return Number(this.#on(SPEND).get(site, dayOf(day), requests)?.["requests"]);
    }
    #spent(site, at) {
        const row = this.#on("SELECT day, requests FROM hint_spending WHERE site = ?").get(site);
        const before = row && { day: instant(Number(row["day"])), requests: Number(row["requests"]) };
        return spentMore(before, at, 0).requests;
    }
    async forget(site) {
        this.#driver.transaction(() => {
            this.#on("DELETE FROM hint_claims WHERE source_no IN (SELECT no FROM hint_sources WHERE site = ?)").run(site);
            this.#on("DELETE FROM hint_sources WHERE site = ?").run(site);
        });
    }
    #on(sql) {
        let statement = this.#statements.get(sql);
        if (!statement)
            this.#statements.set(sql, (statement = this.#driver.prepare(sql)));
        return statement;
    }
}
function* chunks(all) {
    for (let start = 0; start < all.length; start += CHUNK)
        yield all.slice(start, start + CHUNK);
}
function claimRow({ site, source, url, claimed, heardAt, isOpen }) {
    return [site, source, url, claimed, heardAt, isOpen ? 1 : 0];
}
function toSource(row) {
    return {
        ...JSON.parse(String(row["held"])),
        site: String(row["site"]),
        url: row["url"],
        tried: Number(row["tried"]),
        right: Number(row["right"]),
        expected: Number(row["expected"]),
    };
}
function toHint({ site, url, source, claimed, heard_at: heardAt }) {
    return {
        site: String(site),
        url: url,
        source: source,
        claimed: instant(Number(claimed)),
        heardAt: instant(Number(heardAt)),
    };
}
