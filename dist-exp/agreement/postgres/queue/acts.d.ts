import type { Act, ActLog, Listed, ListPart } from "#ports/index.js";
import type { Statements } from "../database.js";
/** Acts in PostgreSQL. */
export declare class PostgresActs implements ActLog {
    #private;
    constructor(database: Statements);
    append({ at, who, what, about, outcome }: Omit<Act, "no">): Promise<void>;
    list({ limit, before }: ListPart): Promise<Listed<Act>>;
}
