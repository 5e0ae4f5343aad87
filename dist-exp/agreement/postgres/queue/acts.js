import { actRow, listed } from "./job-rows.js";
const APPEND = "INSERT INTO @acts (at, who, what, about, outcome) VALUES ($1, $2, $3, $4, $5)";
/** Acts in PostgreSQL. */
export class PostgresActs {
    #database;
    constructor(database) {
        this.#database = database;
    }
    async append({ at, who, what, about, outcome }) {
        await this.#database.run(APPEND, [at, who, what, about, outcome]);
    }
    async list({ limit, before }) {
        const text = "SELECT no, at, who, what, about, outcome FROM @acts WHERE no < $1 ORDER BY no DESC LIMIT $2";
        const acts = await this.#database.rows(actRow, text, [before ?? Number.MAX_SAFE_INTEGER, limit]);
        return listed(acts, limit, ({ no }) => no);
    }
}
