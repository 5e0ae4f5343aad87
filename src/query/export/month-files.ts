// Rows by the month of their own time, each month a folder of Parquet files (Hive style), so that a question about a
// span reads only its months, and months that are over stay as they are in the next export.
import { toIso, type Instant } from "#model/index.js";
import { literal, quoted, type Column } from "../engine/column.js";
import type { Engine } from "../engine/engine.js";
import { WaitingTable, type Crowd } from "../engine/waiting-table.js";

/** How many rows there may be where. */
export interface RowBounds {
  readonly perFile: number;
  /** Over all months, in memory and the engine's folder. */
  readonly waiting: number;
}

/** Files of some 60 MB; a gigabyte or two of the waiting folder where an archive has many months. */
export const ROW_BOUNDS: RowBounds = { perFile: 1_000_000, waiting: 8_000_000 };

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

interface Month<Source> {
  readonly waiting: WaitingTable<Source>;
  files: number;
}

/** Months before and after which a time is no fetch's, but some tool's mistake: they share one folder. */
const [FIRST_MONTH, LAST_MONTH] = ["1990-01", "2099-12"];

/** The folder of a time. */
export function monthOf(at: Instant | null): string {
  const month = at === null ? "" : toIso(at).slice(0, 7);
  return /^\d{4}-\d\d$/.test(month) && month >= FIRST_MONTH && month <= LAST_MONTH ? month : "other";
}

/** Writes one table. */
export class MonthFiles<Source> {
  readonly #terms: MonthTerms<Source>;
  readonly #months = new Map<string, Month<Source>>();
  readonly #crowd: Crowd = { tables: 0 };
  #waiting = 0;
  #written = 0;
  #files = 0;

  constructor(terms: MonthTerms<Source>) {
    this.#terms = terms;
  }

  async add(source: Source, at: Instant | null): Promise<void> {
    const name = monthOf(at);
    const month = this.#months.get(name) ?? (await this.#begin(name));
    await month.waiting.add(source);
    this.#waiting++;
    const { perFile, waiting } = this.#terms.bounds;
    if (month.waiting.rows >= perFile) await this.#write(name, month);
    else if (this.#waiting >= waiting) await this.#writeLargest();
  }

  /** Writes whatever waits. */
  async flush(): Promise<void> {
    for (const [name, month] of this.#months) if (month.waiting.rows > 0) await this.#write(name, month);
  }

  async finish(): Promise<WrittenTable> {
    await this.flush();
    for (const { waiting } of this.#months.values()) await waiting.drop();
    return { rows: this.#written, files: this.#files };
  }

  async #begin(name: string): Promise<Month<Source>> {
    const { engine, table, columns } = this.#terms;
    this.#crowd.tables++;
    const waiting = await WaitingTable.make(engine, `${table} ${name}`, columns, this.#crowd);
    const month = { waiting, files: 0 };
    this.#months.set(name, month);
    return month;
  }

  async #writeLargest(): Promise<void> {
    const [first, ...others] = this.#months;
    const [name, month] = others.reduce((a, b) => (b[1].waiting.rows > a[1].waiting.rows ? b : a), first!);
    await this.#write(name, month);
  }

  async #write(name: string, month: Month<Source>): Promise<void> {
    const { engine, table, selectFrom, makeFolder } = this.#terms;
    const { waiting } = month;
    await waiting.settle();
    const folder = await makeFolder(`${table}/month=${name}`);
    const file = `${folder}/part-${String(month.files++).padStart(5, "0")}.parquet`;
    await writeFile(engine, selectFrom(quoted(waiting.name)), file);
    [this.#written, this.#waiting] = [this.#written + waiting.rows, this.#waiting - waiting.rows];
    this.#files++;
    await waiting.empty();
  }
}

/** Rows of a question as one Parquet file; zstd is what all of Spark, Trino and Arrow read, and half of Snappy. */
export function writeFile(engine: Engine, select: string, file: string): Promise<void> {
  return engine.run(`COPY (${select}) TO ${literal(file)} (FORMAT parquet, COMPRESSION zstd)`);
}
