import type { Database } from "./database.js";
import { type SchemaStep } from "./schema.js";
/** Takes the steps that are missing; nothing happens where none is. @throws CLUSTER */
export declare function prepareTables(database: Database, steps?: readonly SchemaStep[]): Promise<void>;
/** @throws CLUSTER where this version cannot work with what is there */
export declare function requireTables(database: Database, steps?: readonly SchemaStep[]): Promise<void>;
