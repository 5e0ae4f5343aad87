import type { ObjectList, SealedObject, SiteLease } from "#ports/index.js";
import type { Statements } from "./database.js";
/** The list in PostgreSQL. */
export declare class PostgresObjects implements ObjectList {
    #private;
    constructor(database: Statements);
    acknowledge({ site, fence }: SiteLease, { put, gone }: Parameters<ObjectList["acknowledge"]>[1]): Promise<boolean>;
    ofSite(site: string): Promise<SealedObject[]>;
    changedSince(seq: number): ReturnType<ObjectList["changedSince"]>;
}
