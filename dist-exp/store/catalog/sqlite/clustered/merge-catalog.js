// One site's catalog becomes part of the catalog of many: in one transaction, some rows at a time, so that whoever reads
// meanwhile is neither held up nor shown half of it. Captures keep the numbers that they have: readers hold on to them.
import { StoreError } from "#errors.js";
import { SqliteDriver } from "../driver.js";
import { migrate } from "../schema.js";
import { carryRows } from "./carry-rows.js";
import { CAPTURE_TABLES, LATER_TABLES } from "./capture-tables.js";
/** Puts a site's captures, and what is known of its pages, in the place of what was there of them. */
export async function mergeCatalog(options) {
    const { into, from } = options;
    upToDate(from);
    upToDate(into);
    const driver = new SqliteDriver(into, "write");
    try {
        driver.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;");
        driver.exec(`ATTACH '${from.replaceAll("'", "''")}' AS incoming`);
        await inTransaction(driver, () => new SiteMerge(driver, options).run());
    }
    finally {
        driver.close();
    }
}
function upToDate(path) {
    const driver = new SqliteDriver(path, "write");
    try {
        migrate(driver, path);
    }
    finally {
        driver.close();
    }
}
async function inTransaction(driver, steps) {
    driver.exec("BEGIN IMMEDIATE");
    try {
        await steps();
        driver.exec("COMMIT");
    }
    catch (error) {
        // SQLite may have rolled back by itself; then this fails, and the first error counts.
        try {
            driver.exec("ROLLBACK");
        }
        catch { }
        throw error;
    }
}
/** Columns of a capture beside its number. */
const CAPTURE_COLUMNS = "id, site, seeds, phase, started_at, planned_as_of, as_of, finished_at, settings, expected_sharp, upper_bound, runs, cookies";
class SiteMerge {
    #driver;
    #site;
    #options;
    constructor(driver, options) {
        this.#driver = driver;
        this.#site = options.site;
        this.#options = options;
    }
    async run() {
        this.#requireSite();
        this.#forgetGone();
        const incoming = this.#driver.prepare("SELECT no, id, phase FROM incoming.captures ORDER BY no").all();
        for (const capture of incoming)
            await this.#merge(capture);
        this.#mergeRates();
        this.#mergeFound();
    }
    #requireSite() {
        const other = this.#driver.prepare("SELECT site FROM incoming.captures WHERE site <> ?").get(this.#site);
        if (other)
            throw new StoreError("ARCHIVE_BROKEN", `the catalog of ${this.#site} holds a capture of ${String(other["site"])}`);
    }
    /** Captures that were begun, and of which nothing was ever acknowledged. */
    #forgetGone() {
        const gone = this.#driver
            .prepare("SELECT no FROM main.captures WHERE site = ? AND id NOT IN (SELECT id FROM incoming.captures)")
            .all(this.#site);
        for (const { no } of gone) {
            this.#clear(Number(no), CAPTURE_TABLES);
            this.#driver.prepare("DELETE FROM main.captures WHERE no = ?").run(no);
        }
    }
    async #merge({ no, id, phase }) {
        const own = this.#driver.prepare("SELECT no, site FROM main.captures WHERE id = ?").get(id);
        if (own && own["site"] !== this.#site)
            return this.#options.logger.log("warn", `capture ${String(id)} of ${this.#site} has the id of one of ${String(own["site"])}: it is left out`);
        const from = Number(no);
        const into = own ? Number(own["no"]) : this.#nextNumber();
        const isSame = own !== undefined && phase === "finished" && this.#isSame(from, into);
        const tables = isSame ? LATER_TABLES : this.#hasOpenFile(from) ? [] : CAPTURE_TABLES;
        this.#clear(into, isSame ? LATER_TABLES : CAPTURE_TABLES);
        if (!isSame)
            this.#putCapture(from, into);
        for (const table of tables)
            await carryRows(this.#driver, table, { from, into });
    }
    #nextNumber() {
        const last = this.#driver.prepare("SELECT coalesce(max(no), 0) AS no FROM main.captures").get();
        return this.#options.numberAfter(Number(last["no"]));
    }
    /** A capture that ended is what it was, unless it was made anew. */
    #isSame(from, into) {
        const row = (schema) => `SELECT ${CAPTURE_COLUMNS} FROM ${schema}.captures WHERE no = ?`;
        if (this.#driver.prepare(`${row("incoming")} EXCEPT ${row("main")}`).get(from, into))
            return false;
        const rest = CAPTURE_TABLES.filter((table) => !LATER_TABLES.includes(table));
        return rest.every(({ name }) => this.#count("incoming", name, from) === this.#count("main", name, into));
    }
    #count(schema, table, no) {
        const sql = `SELECT count(*) AS n FROM ${schema}.${table} WHERE capture_no = ?`;
        return Number(this.#driver.prepare(sql).get(no)["n"]);
    }
    /** What lies in a file that was open when the catalog was copied is not acknowledged: nothing is shown of it. */
    #hasOpenFile(from) {
        const sql = "SELECT 1 FROM incoming.warc_files WHERE capture_no = ? AND sha256 IS NULL";
        return this.#driver.prepare(sql).get(from) !== undefined;
    }
    #clear(no, tables) {
        for (const { name } of tables)
            this.#driver.prepare(`DELETE FROM main.${name} WHERE capture_no = ?`).run(no);
    }
    #putCapture(from, into) {
        this.#driver
            .prepare(`INSERT OR REPLACE INTO main.captures (no, ${CAPTURE_COLUMNS})
           SELECT ?, ${CAPTURE_COLUMNS} FROM incoming.captures WHERE no = ?`)
            .run(into, from);
    }
    #mergeRates() {
        this.#driver.prepare("DELETE FROM main.rates WHERE site = ?").run(this.#site);
        this.#driver
            .prepare("INSERT OR REPLACE INTO main.rates SELECT * FROM incoming.rates WHERE site = ?")
            .run(this.#site);
    }
    /** What is found by address alone is only added to: it says nothing that another site could say otherwise. */
    #mergeFound() {
        const columns = "url_key, url, content_digest, at, payload_digest, text_digest, scrubbed_digest, rule_set, signature";
        this.#driver.exec(`INSERT INTO main.sketches (${columns}) SELECT ${columns} FROM incoming.sketches AS s WHERE NOT EXISTS
         (SELECT 1 FROM main.sketches WHERE url_key = s.url_key AND url = s.url AND content_digest = s.content_digest);
       INSERT OR IGNORE INTO main.requests SELECT * FROM incoming.requests;`);
    }
}
