import type { RunBoard, RunWord, SiteLease } from "#ports/index.js";
import type { Statements } from "./database.js";
/** Words of runs in PostgreSQL. */
export declare class PostgresBoard implements RunBoard {
    #private;
    constructor(database: Statements);
    say({ site, fence }: SiteLease, word: Parameters<RunBoard["say"]>[1]): Promise<boolean>;
    list(): Promise<RunWord[]>;
}
