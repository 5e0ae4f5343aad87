// The log of what people did.
import type { Act, ActLog, Listed, ListPart } from "#ports/index.js";
import type { Statements } from "../database.js";
import { actRow, listed } from "./job-rows.js";

const APPEND = "INSERT INTO @acts (at, who, what, about, outcome) VALUES ($1, $2, $3, $4, $5)";

/** Acts in PostgreSQL. */
export class PostgresActs implements ActLog {
  readonly #database: Statements;

  constructor(database: Statements) {
    this.#database = database;
  }

  async append({ at, who, what, about, outcome }: Omit<Act, "no">): Promise<void> {
    await this.#database.run(APPEND, [at, who, what, about, outcome]);
  }

  async list({ limit, before }: ListPart): Promise<Listed<Act>> {
    const text =
      "SELECT no, at, who, what, about, outcome FROM @acts WHERE no < $1 ORDER BY no DESC LIMIT $2";
    const acts = await this.#database.rows(actRow, text, [before ?? Number.MAX_SAFE_INTEGER, limit]);
    return listed(acts, limit, ({ no }) => no);
  }
}
