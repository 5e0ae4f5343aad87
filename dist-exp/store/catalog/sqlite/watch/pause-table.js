/** The table of {@link SqlitePauses}; databases that were made before there was one get it when they are written. */
export const PAUSE_TABLE = `CREATE TABLE IF NOT EXISTS kept_pauses (
     name TEXT PRIMARY KEY,
     asked_ms INTEGER NOT NULL,
     pause_ms INTEGER NOT NULL
   );`;
/** Those kept last last: a row that is replaced gets a new number. */
const ALL = "SELECT name, asked_ms, pause_ms FROM kept_pauses ORDER BY rowid";
/** Pauses on disk. */
export class SqlitePauses {
    #driver;
    constructor(driver) {
        this.#driver = driver;
    }
    async all() {
        return this.#driver
            .prepare(ALL)
            .all()
            .map((row) => ({
            name: String(row["name"]),
            askedMs: Number(row["asked_ms"]),
            pauseMs: Number(row["pause_ms"]),
        }));
    }
    async keep({ name, askedMs, pauseMs }) {
        this.#driver
            .prepare("INSERT OR REPLACE INTO kept_pauses (name, asked_ms, pause_ms) VALUES (?, ?, ?)")
            .run(name, askedMs, pauseMs);
    }
    async forget(name) {
        this.#driver.prepare("DELETE FROM kept_pauses WHERE name = ?").run(name);
    }
}
