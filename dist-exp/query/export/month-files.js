// Rows by the month of their own time, each month a folder of Parquet files (Hive style), so that a question about a
// span reads only its months, and months that are over stay as they are in the next export.
import { toIso } from "#model/index.js";
import { literal, quoted } from "../engine/column.js";
import { WaitingTable } from "../engine/waiting-table.js";
/** Files of some 60 MB; a gigabyte or two of the waiting folder where an archive has many months. */
export const ROW_BOUNDS = { perFile: 1_000_000, waiting: 8_000_000 };
/** Months before and after which a time is no fetch's, but some tool's mistake: they share one folder. */
const [FIRST_MONTH, LAST_MONTH] = ["1990-01", "2099-12"];
/** The folder of a time. */
export function monthOf(at) {
    const month = at === null ? "" : toIso(at).slice(0, 7);
    return /^\d{4}-\d\d$/.test(month) && month >= FIRST_MONTH && month <= LAST_MONTH ? month : "other";
}
/** Writes one table. */
export class MonthFiles {
    #terms;
    #months = new Map();
    #crowd = { tables: 0 };
    #waiting = 0;
    #written = 0;
    #files = 0;
    constructor(terms) {
        this.#terms = terms;
    }
    async add(source, at) {
        const name = monthOf(at);
        const month = this.#months.get(name) ?? (await this.#begin(name));
        await month.waiting.add(source);
        this.#waiting++;
        const { perFile, waiting } = this.#terms.bounds;
        if (month.waiting.rows >= perFile)
            await this.#write(name, month);
        else if (this.#waiting >= waiting)
            await this.#writeLargest();
    }
    /** Writes whatever waits. */
    async flush() {
        for (const [name, month] of this.#months)
            if (month.waiting.rows > 0)
                await this.#write(name, month);
    }
    async finish() {
        await this.flush();
        for (const { waiting } of this.#months.values())
            await waiting.drop();
        return { rows: this.#written, files: this.#files };
    }
    async #begin(name) {
        const { engine, table, columns } = this.#terms;
        this.#crowd.tables++;
        const waiting = await WaitingTable.make(engine, `${table} ${name}`, columns, this.#crowd);
        const month = { waiting, files: 0 };
        this.#months.set(name, month);
        return month;
    }
    async #writeLargest() {
        const [first, ...others] = this.#months;
        const [name, month] = others.reduce((a, b) => (b[1].waiting.rows > a[1].waiting.rows ? b : a), first);
        await this.#write(name, month);
    }
    async #write(name, month) {
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
export function writeFile(engine, select, file) {
    return engine.run(`COPY (${select}) TO ${literal(file)} (FORMAT parquet, COMPRESSION zstd)`);
}
