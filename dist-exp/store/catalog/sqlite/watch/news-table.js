// News, and the deliveries that bring them, in the database of a watch.
import { instant } from "#model/index.js";
import { deliveryKey, MOST_BROUGHT } from "../../../watch/news-deliveries.js";
/** Of deliveries that have ended only the sums outlive {@link SqliteNews.trim}. */
export const NEWS_TABLES = `CREATE TABLE news (
     no INTEGER PRIMARY KEY AUTOINCREMENT,
     id TEXT NOT NULL UNIQUE,
     site TEXT NOT NULL,
     at INTEGER NOT NULL,
     item TEXT NOT NULL
   );
   CREATE INDEX news_by_site ON news (site, no);
   CREATE INDEX news_by_time ON news (at);
   CREATE TABLE deliveries (
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     channel TEXT NOT NULL,
     key TEXT NOT NULL UNIQUE,
     state TEXT NOT NULL,
     tries INTEGER NOT NULL,
     due_at INTEGER NOT NULL,
     ended_at INTEGER,
     failed_at INTEGER,
     why TEXT
   );
   CREATE INDEX deliveries_by_state ON deliveries (state, due_at, id);
   CREATE INDEX deliveries_by_failure ON deliveries (failed_at) WHERE failed_at IS NOT NULL;
   CREATE TABLE delivery_news (
     delivery INTEGER NOT NULL,
     no INTEGER NOT NULL,
     PRIMARY KEY (delivery, no)
   ) WITHOUT ROWID;
   CREATE INDEX delivery_news_by_news ON delivery_news (no);
   CREATE TABLE delivery_sums (name TEXT PRIMARY KEY, sum INTEGER NOT NULL) WITHOUT ROWID;
   INSERT INTO delivery_sums VALUES ('delivered', 0), ('given-up', 0), ('repeated', 0);`;
/** News on disk; every call is one transaction. */
export class SqliteNews {
    #driver;
    /** Prepared once: a watch of a year tells of many things. */
    #statements = new Map();
    constructor(driver) {
        this.#driver = driver;
    }
    async add(items, due) {
        return this.#driver.transaction(() => {
            const added = new Map();
            const isNew = (item) => {
                const row = [item.id, item.site, item.at, JSON.stringify(item)];
                if (this.#run("INSERT OR IGNORE INTO news VALUES (NULL, ?, ?, ?, ?)", row) === 0)
                    return false;
                added.set(item.id, this.#number("SELECT last_insert_rowid() AS number", []));
                return true;
            };
            const fresh = items.filter(isNew);
            for (const one of due)
                this.#join(one, added);
            return fresh;
        });
    }
    async list({ site, limit, before = Number.MAX_SAFE_INTEGER }) {
        const rows = site === undefined
            ? this.#rows("SELECT no, item FROM news WHERE no < ? ORDER BY no DESC LIMIT ?", [before, limit])
            : this.#rows("SELECT no, item FROM news WHERE site = ? AND no < ? ORDER BY no DESC LIMIT ?", [
                site,
                before,
                limit,
            ]);
        return rows.map((row) => ({ no: Number(row["no"]), item: itemOf(row) }));
    }
    async find(id) {
        const [row] = this.#rows("SELECT no, item FROM news WHERE id = ?", [id]);
        return row === undefined ? null : { no: Number(row["no"]), item: itemOf(row) };
    }
    async take({ now, limit, bringing }) {
        return this.#driver.transaction(() => {
            const rows = this.#rows(`SELECT * FROM deliveries WHERE state IN ('waiting', 'begun') AND due_at <= ?
           AND id NOT IN (SELECT value FROM json_each(?)) ORDER BY due_at, id LIMIT ?`, [now, JSON.stringify([...bringing]), limit]);
            return rows.map((row) => this.#begin(row));
        });
    }
    async delivered(id, at) {
        const ended = "state = 'delivered', ended_at = ?, failed_at = NULL, why = NULL";
        this.#end(`UPDATE deliveries SET ${ended} WHERE id = ? AND state = 'begun'`, [at, id], "delivered");
    }
    async failed(id, { at, why, again }) {
        const set = `failed_at = ?, why = ?, state = ?, due_at = coalesce(?, due_at), ended_at = ?`;
        const values = again === null ? [at, why, "given-up", null, at] : [at, why, "waiting", again, null];
        const sql = `UPDATE deliveries SET ${set} WHERE id = ? AND state = 'begun'`;
        this.#end(sql, [...values, id], again === null ? "given-up" : null);
    }
    async putBack(id, dueAt) {
        const set = "state = 'waiting', tries = tries - 1, due_at = ?";
        this.#run(`UPDATE deliveries SET ${set} WHERE id = ? AND state = 'begun'`, [dueAt, id]);
    }
    async counts() {
        const sums = new Map(this.#rows("SELECT * FROM delivery_sums", []).map(({ name, sum }) => [String(name), Number(sum)]));
        const open = "SELECT count(*) AS number FROM deliveries WHERE state IN ('waiting', 'begun')";
        return {
            waiting: this.#number(open, []),
            delivered: sums.get("delivered") ?? 0,
            givenUp: sums.get("given-up") ?? 0,
            repeated: sums.get("repeated") ?? 0,
        };
    }
    async troubles(limit) {
        const sql = "SELECT * FROM deliveries WHERE failed_at IS NOT NULL ORDER BY failed_at DESC, id LIMIT ?";
        return this.#rows(sql, [limit]).map((row) => ({
            channel: String(row["channel"]),
            key: String(row["key"]),
            tries: Number(row["tries"]),
            at: instant(Number(row["failed_at"])),
            why: String(row["why"]),
            again: row["state"] === "given-up" ? null : instant(Number(row["due_at"])),
        }));
    }
    async trim(before) {
        this.#driver.transaction(() => {
            const ended = "SELECT id FROM deliveries WHERE ended_at < ?";
            this.#run(`DELETE FROM delivery_news WHERE delivery IN (${ended})`, [before]);
            this.#run("DELETE FROM deliveries WHERE ended_at < ?", [before]);
            const open = "SELECT id FROM deliveries WHERE state IN ('waiting', 'begun')";
            const waiting = `SELECT no FROM delivery_news WHERE delivery IN (${open})`;
            this.#run(`DELETE FROM news WHERE at < ? AND no NOT IN (${waiting})`, [before]);
        });
    }
    #join({ channel, news, dueAt, most }, added) {
        let [delivery, room] = this.#openFor(channel, dueAt, most);
        for (const id of new Set(news)) {
            const no = added.get(id);
            if (no === undefined)
                continue;
            if (room <= 0) {
                const row = [channel, deliveryKey(channel, id), dueAt];
                this.#run("INSERT INTO deliveries VALUES (NULL, ?, ?, 'waiting', 0, ?, NULL, NULL, NULL)", row);
                [delivery, room] = [this.#number("SELECT last_insert_rowid() AS number", []), most];
            }
            this.#run("INSERT INTO delivery_news VALUES (?, ?)", [delivery, no]);
            room--;
        }
    }
    /** The delivery that news may still join, and how many. What was tried once stays as it was sent. */
    #openFor(channel, dueAt, most) {
        const [row] = this.#rows(`SELECT id, (SELECT count(*) FROM delivery_news WHERE delivery = id) AS news FROM deliveries
         WHERE state = 'waiting' AND due_at = ? AND channel = ? AND tries = 0 ORDER BY id DESC LIMIT 1`, [dueAt, channel]);
        return row ? [Number(row["id"]), most - Number(row["news"])] : [0, 0];
    }
    #begin(row) {
        const id = Number(row["id"]);
        if (row["state"] === "begun")
            this.#count("repeated");
        this.#run("UPDATE deliveries SET state = 'begun', tries = tries + 1 WHERE id = ?", [id]);
        const items = this.#rows(`SELECT item FROM delivery_news JOIN news USING (no) WHERE delivery = ? ORDER BY no LIMIT ${MOST_BROUGHT}`, [id]).map(itemOf);
        const all = this.#number("SELECT count(*) AS number FROM delivery_news WHERE delivery = ?", [id]);
        return {
            id,
            channel: String(row["channel"]),
            key: String(row["key"]),
            items,
            left: all - items.length,
            tries: Number(row["tries"]) + 1,
            dueAt: instant(Number(row["due_at"])),
        };
    }
    #end(sql, values, name) {
        this.#driver.transaction(() => {
            if (this.#run(sql, values) > 0 && name !== null)
                this.#count(name);
        });
    }
    #count(name) {
        this.#run("UPDATE delivery_sums SET sum = sum + 1 WHERE name = ?", [name]);
    }
    #number(sql, values) {
        return Number(this.#rows(sql, values)[0]["number"]);
    }
    #rows(sql, values) {
        return this.#prepared(sql).all(...values);
    }
    #run(sql, values) {
        return this.#prepared(sql).run(...values);
    }
    #prepared(sql) {
        let statement = this.#statements.get(sql);
        if (!statement)
            this.#statements.set(sql, (statement = this.#driver.prepare(sql)));
        return statement;
    }
}
function itemOf(row) {
    return JSON.parse(String(row["item"]));
}
