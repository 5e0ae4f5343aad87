import type { TABLES } from "#query/index.js";
type Tables = typeof TABLES;
/** All tables as text, or as one JSON document. */
export declare function schemaText(names: readonly (keyof Tables)[], tables: Tables, asJson: boolean): string;
export {};
