// A table in memory into which rows are appended, column by column, some thousand at a time.
import { BOOLEAN, DOUBLE, DuckDBDataChunk, VARCHAR } from "@duckdb/node-api";
import { quoted, waitingType } from "./column.js";
import { engineFailure } from "./failure.js";
/** The most rows that the engine takes at once, and how few are still worth a call. */
const [MOST_AT_ONCE, LEAST_AT_ONCE] = [2048, 32];
/** Rows of all tables that fill at a time: here, and in the engine before it counts them to its memory. */
const [HELD_HERE, HELD_UNCOUNTED] = [50_000, 100_000];
const TYPES = { VARCHAR, BOOLEAN, DOUBLE };
/** Rows that wait in the engine, which puts what does not fit into memory into its folder. */
export class WaitingTable {
    name;
    #engine;
    #columns;
    #chunk;
    #cells;
    #crowd;
    #appender = null;
    #uncounted = 0;
    #rows = 0;
    constructor(engine, name, columns, crowd) {
        [this.#engine, this.name, this.#columns, this.#crowd] = [engine, name, columns, crowd];
        this.#chunk = DuckDBDataChunk.create(columns.map(({ type }) => TYPES[waitingType(type)]));
        this.#cells = columns.map(() => []);
    }
    static async make(engine, name, columns, crowd = { tables: 1 }) {
        const declared = columns.map(({ name: column, type }) => `${quoted(column)} ${waitingType(type)}`);
        await engine.run(`CREATE TABLE ${quoted(name)} (${declared.join(", ")})`);
        return new WaitingTable(engine, name, columns, crowd);
    }
    get rows() {
        return this.#rows;
    }
    /** Keeps a row; it can be asked for once {@link settle} has been called. */
    async add(source) {
        const columns = this.#columns;
        for (let i = 0; i < columns.length; i++)
            this.#cells[i].push(columns[i].of(source));
        this.#rows++;
        if (this.#cells[0].length >= this.#share(HELD_HERE))
            await this.#append();
    }
    /** Hands everything to the engine. */
    async settle() {
        if (this.#cells[0].length > 0)
            await this.#append();
        this.#appender?.closeSync();
        [this.#appender, this.#uncounted] = [null, 0];
    }
    /** Forgets all rows. */
    async empty() {
        await this.settle();
        await this.#engine.run(`TRUNCATE ${quoted(this.name)}`);
        this.#rows = 0;
    }
    async drop() {
        await this.settle();
        await this.#engine.run(`DROP TABLE ${quoted(this.name)}`);
    }
    #share(rows) {
        return Math.min(MOST_AT_ONCE, Math.max(LEAST_AT_ONCE, Math.floor(rows / this.#crowd.tables)));
    }
    async #append() {
        const rows = this.#cells[0].length;
        try {
            this.#appender ??= await this.#engine.connection.createAppender(this.name);
            // Without this the texts of all earlier rows stay in memory.
            this.#chunk.reset();
            this.#chunk.rowCount = rows;
            for (const [i, cells] of this.#cells.entries()) {
                this.#chunk.setColumnValues(i, cells);
                cells.length = 0;
            }
            this.#appender.appendDataChunk(this.#chunk);
            this.#uncounted += rows;
            if (this.#uncounted * this.#crowd.tables < HELD_UNCOUNTED)
                return;
            this.#appender.flushSync();
            this.#uncounted = 0;
        }
        catch (error) {
            throw engineFailure(error);
        }
    }
}
