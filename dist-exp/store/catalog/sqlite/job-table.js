import { instant } from "#model/index.js";
import { TOO_OFTEN } from "../../manage/job-states.js";
import { SqliteDriver } from "./driver.js";
import { prepareTables } from "./one-format.js";
const FORMAT = 1;
const TABLES = `CREATE TABLE jobs (
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     kind TEXT NOT NULL,
     input TEXT NOT NULL,
     asked_by TEXT NOT NULL,
     asked_at INTEGER NOT NULL,
     state TEXT NOT NULL,
     attempts INTEGER NOT NULL,
     started_at INTEGER,
     ended_at INTEGER,
     capture_id TEXT,
     cancel_asked INTEGER NOT NULL,
     why TEXT,
     result TEXT NOT NULL,
     log TEXT NOT NULL,
     fence INTEGER NOT NULL,
     holder TEXT,
     held_until INTEGER NOT NULL
   );
   CREATE INDEX jobs_by_state ON jobs (state, id);
   CREATE TABLE acts (
     no INTEGER PRIMARY KEY AUTOINCREMENT,
     at INTEGER NOT NULL,
     who TEXT NOT NULL,
     what TEXT NOT NULL,
     about TEXT NOT NULL,
     outcome TEXT NOT NULL
   );`;
/** Opens the database, and makes it when it is missing. @throws ARCHIVE_NEWER */
export function openManagementFile(path) {
    const driver = new SqliteDriver(path, "write");
    try {
        driver.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;");
        driver.transaction(() => prepareTables(driver, path, { tables: TABLES, format: FORMAT }));
        return { jobs: new SqliteJobs(driver), acts: new SqliteActs(driver), close: () => driver.close() };
    }
    catch (error) {
        driver.close();
        throw error;
    }
}
class SqliteJobs {
    #driver;
    constructor(driver) {
        this.#driver = driver;
    }
    async add({ kind, input, by, askedAt, captureId = null }) {
        return this.#driver.transaction(() => {
            this.#run("INSERT INTO jobs VALUES (NULL, ?, ?, ?, ?, 'waiting', 0, NULL, NULL, ?, 0, NULL, 'null', '[]', 0, NULL, 0)", [kind, JSON.stringify(input), by, askedAt, captureId]);
            return toJob(this.#rows("SELECT * FROM jobs ORDER BY id DESC LIMIT 1")[0]);
        });
    }
    async claim(terms) {
        return this.#driver.transaction(() => {
            const [kinds, except] = [JSON.stringify(terms.kinds), JSON.stringify(terms.except ?? [])];
            for (;;) {
                const [row] = this.#rows(`SELECT * FROM jobs WHERE (state = 'waiting' OR (state = 'running' AND held_until <= ?))
             AND kind IN (SELECT value FROM json_each(?)) AND id NOT IN (SELECT value FROM json_each(?))
             ORDER BY id LIMIT 1`, [terms.now, kinds, except]);
                if (!row)
                    return null;
                const claim = { id: Number(row["id"]), fence: Number(row["fence"]) + 1 };
                if (this.#take(row, claim, terms))
                    return { job: this.#job(claim.id), claim };
            }
        });
    }
    /** Whether the job is to be worked on; one that is not has ended by this. */
    #take(row, { id, fence }, { now, leaseMs, holder, mostAttempts }) {
        const isCancelled = row["cancel_asked"] === 1;
        if (!isCancelled && Number(row["attempts"]) < mostAttempts) {
            this.#run(`UPDATE jobs SET state = 'running', fence = ?, holder = ?, held_until = ?, attempts = attempts + 1,
           started_at = coalesce(started_at, ?) WHERE id = ?`, [fence, holder, now + leaseMs, now, id]);
            return true;
        }
        const [state, why] = isCancelled ? ["cancelled", null] : ["failed", TOO_OFTEN];
        this.#run("UPDATE jobs SET state = ?, fence = ?, ended_at = ?, why = ? WHERE id = ?", [
            state,
            fence,
            now,
            why,
            id,
        ]);
        return false;
    }
    async beat({ id, fence }, beat) {
        const { now, leaseMs, captureId = null, log } = beat;
        const changed = this.#run(`UPDATE jobs SET held_until = ?, capture_id = coalesce(?, capture_id), log = coalesce(?, log)
         WHERE id = ? AND fence = ? AND state = 'running'`, [now + leaseMs, captureId, log === undefined ? null : JSON.stringify(log), id, fence]);
        return changed === 0 ? null : { cancelAsked: this.#job(id).cancelAsked };
    }
    async end({ id, fence }, at, end) {
        const why = end.state === "failed" ? end.why : null;
        const result = JSON.stringify(end.state === "done" ? end.result : null);
        const changed = this.#run("UPDATE jobs SET state = ?, ended_at = ?, why = ?, result = ? WHERE id = ? AND fence = ? AND state = 'running'", [end.state, at, why, result, id, fence]);
        return changed > 0;
    }
    async giveBack({ id, fence }, isAttempt) {
        const changed = this.#run("UPDATE jobs SET state = 'waiting', attempts = attempts - ? WHERE id = ? AND fence = ? AND state = 'running'", [isAttempt ? 0 : 1, id, fence]);
        return changed > 0;
    }
    async askCancel(id, at) {
        const changed = this.#run(`UPDATE jobs SET cancel_asked = 1, ended_at = CASE state WHEN 'waiting' THEN ? END,
         state = CASE state WHEN 'waiting' THEN 'cancelled' ELSE state END
         WHERE id = ? AND state IN ('waiting', 'running')`, [at, id]);
        return changed === 0 ? null : this.#job(id);
    }
    async get(id) {
        return this.#job(id);
    }
    async list({ limit, before }) {
        const rows = this.#rows("SELECT * FROM jobs WHERE id < ? ORDER BY id DESC LIMIT ?", upTo(limit, before));
        return listed(rows.map(toJob), limit, ({ id }) => id);
    }
    async open(limit) {
        const sql = "SELECT * FROM jobs WHERE state IN ('waiting', 'running') ORDER BY id LIMIT ?";
        return this.#rows(sql, [limit]).map(toJob);
    }
    #job(id) {
        const [row] = this.#rows("SELECT * FROM jobs WHERE id = ?", [id]);
        return row ? toJob(row) : null;
    }
    #rows(sql, parameters = []) {
        return this.#driver.prepare(sql).all(...parameters);
    }
    #run(sql, parameters) {
        return this.#driver.prepare(sql).run(...parameters);
    }
}
class SqliteActs {
    #driver;
    constructor(driver) {
        this.#driver = driver;
    }
    async append({ at, who, what, about, outcome }) {
        this.#driver.prepare("INSERT INTO acts VALUES (NULL, ?, ?, ?, ?, ?)").run(at, who, what, about, outcome);
    }
    async list({ limit, before }) {
        const statement = this.#driver.prepare("SELECT * FROM acts WHERE no < ? ORDER BY no DESC LIMIT ?");
        return listed(statement.all(...upTo(limit, before)).map(toAct), limit, ({ no }) => no);
    }
}
function upTo(limit, before) {
    return [before ?? Number.MAX_SAFE_INTEGER, limit];
}
function listed(items, limit, numberOf) {
    const last = items.at(-1);
    const isMore = last !== undefined && items.length === limit && numberOf(last) > 1;
    return { items, next: isMore ? numberOf(last) : null };
}
function toJob(row) {
    const at = (value) => typeof value === "number" ? instant(value) : null;
    return {
        id: Number(row["id"]),
        kind: String(row["kind"]),
        input: JSON.parse(String(row["input"])),
        by: String(row["asked_by"]),
        askedAt: instant(Number(row["asked_at"])),
        state: row["state"],
        attempts: Number(row["attempts"]),
        startedAt: at(row["started_at"]),
        endedAt: at(row["ended_at"]),
        captureId: row["capture_id"],
        cancelAsked: row["cancel_asked"] === 1,
        why: row["why"],
        result: JSON.parse(String(row["result"])),
        log: JSON.parse(String(row["log"])),
    };
}
function toAct(row) {
    const { no, at, who, what, about, outcome } = row;
    return {
        no: Number(no),
        at: instant(Number(at)),
        who: String(who),
        what: String(what),
        about: String(about),
        outcome: String(outcome),
    };
}
