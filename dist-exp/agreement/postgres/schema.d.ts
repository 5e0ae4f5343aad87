/** One step: what it adds, and the oldest version of the tables that a program must know to go on beside it. */
export interface SchemaStep {
    readonly sql: string;
    readonly oldestReader: number;
}
/** In their order; a database has the first so many of them. */
export declare const SCHEMA_STEPS: readonly SchemaStep[];
