import { type Instant } from "#model/index.js";
import { type Column } from "../engine/column.js";
import type { Engine } from "../engine/engine.js";
/** How many rows there may be where. */
export interface RowBounds {
    readonly perFile: number;
    /** Over all months, in memory and the engine's folder. */
    readonly waiting: number;
}
/** Files of some 60 MB; a gigabyte or two of the waiting folder where an archive has many months. */
export declare const ROW_BOUNDS: RowBounds;
/** Where files go and how the rows of a month become one. */
export interface MonthTerms<Source> {
    readonly engine: Engine;
    /** `cdx`, `pages` … */
    readonly table: string;
    readonly columns: readonly Column<Source>[];
    /** The rows to be written, of a table in which they wait. */
    readonly selectFrom: (waiting: string) => string;
    /** Makes a folder; its path. */
    readonly makeFolder: (name: string) => Promise<string>;
    readonly bounds: RowBounds;
}
/** What was written. */
export interface WrittenTable {
    readonly rows: number;
    readonly files: number;
}
/** The folder of a time. */
export declare function monthOf(at: Instant | null): string;
/** Writes one table. */
export declare class MonthFiles<Source> {
    #private;
    constructor(terms: MonthTerms<Source>);
    add(source: Source, at: Instant | null): Promise<void>;
    /** Writes whatever waits. */
    flush(): Promise<void>;
    finish(): Promise<WrittenTable>;
}
/** Rows of a question as one Parquet file; zstd is what all of Spark, Trino and Arrow read, and half of Snappy. */
export declare function writeFile(engine: Engine, select: string, file: string): Promise<void>;
