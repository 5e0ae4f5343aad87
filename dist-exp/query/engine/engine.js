// The one door to DuckDB: a database in memory, with bounds on what it takes of the machine. Nobody else knows its
// interface, so that its next one is met here.
import { DuckDBInstance, StatementType, } from "@duckdb/node-api";
import { UsageError } from "#errors.js";
import { Answer } from "./answer.js";
import { literal } from "./column.js";
import { engineFailure } from "./failure.js";
/** One database and one connection to it. */
export class Engine {
    #instance;
    #connection;
    constructor(instance, connection) {
        this.#instance = instance;
        this.#connection = connection;
    }
    static async open(terms) {
        const { memoryBytes, threads, waitingFolder, waitingBytes } = terms;
        try {
            const instance = await DuckDBInstance.create(":memory:", {
                memory_limit: `${memoryBytes}B`,
                temp_directory: waitingFolder,
                max_temp_directory_size: `${waitingBytes}B`,
                ...(threads === null ? {} : { threads: String(threads) }),
                // Nothing is fetched from anywhere, and nothing that others wrote is loaded.
                autoinstall_known_extensions: "false",
                autoload_known_extensions: "false",
                allow_community_extensions: "false",
            });
            const engine = new Engine(instance, await instance.connect());
            await engine.run("SET TimeZone = 'UTC'");
            return engine;
        }
        catch (error) {
            throw engineFailure(error);
        }
    }
    /** The connection, for those of this folder that append. */
    get connection() {
        return this.#connection;
    }
    /** SQL of ours, without an answer. */
    async run(sql) {
        try {
            await this.#connection.run(sql);
        }
        catch (error) {
            throw engineFailure(error);
        }
    }
    /** From now on it reads below these folders alone, and no setting can be changed any more. */
    async confineTo(folders) {
        const allowed = folders.map((folder) => literal(`${folder}/`));
        await this.run(`SET allowed_directories = [${allowed.join(", ")}]`);
        await this.run("SET enable_external_access = false");
        await this.run("SET lock_configuration = true");
    }
    /**
     * Asks one question; at most so many rows and one more, which tells that there are more. What is no plain SELECT is
     * refused here, since a statement of any other kind may write where reading is allowed; an EXPLAIN too, as EXPLAIN
     * ANALYZE runs what it explains.
     */
    async ask(sql, values = {}, limit = null) {
        try {
            await this.#requireQuestion(requireText(sql));
            const made = await this.#only(answering(sql, limit));
            if (made.parameterCount > 0)
                made.bind({ ...values });
            await made.run();
            const counted = await this.#connection.run(`SELECT count(*) FROM ${ANSWER}`);
            const [[rows]] = (await counted.getRows());
            return new Answer(await this.#connection.stream(`FROM ${ANSWER}`), Number(rows));
        }
        catch (error) {
            throw engineFailure(error);
        }
    }
    async #requireQuestion(sql) {
        const { statementType } = await this.#only(sql);
        if (statementType !== StatementType.SELECT)
            throw new UsageError("BAD_INPUT", "only SELECT is answered: the tables can be read and not changed");
    }
    async #only(sql) {
        const statements = await this.#connection.extractStatements(sql);
        if (statements.count === 1)
            return statements.prepare(0);
        throw new UsageError("BAD_INPUT", "one question at a time: give one SELECT, without others behind it");
    }
    /** Ends what it is at. */
    interrupt() {
        this.#connection.interrupt();
    }
    close() {
        this.#connection.closeSync();
        this.#instance.closeSync();
    }
}
const ANSWER = "isochron_answer";
/**
 * The answer becomes a table of its own first: rows that stream out of the question itself end without a word where it
 * fails in the middle, and an answer that is made at once is held in memory, whatever its length.
 */
function answering(sql, limit) {
    const most = limit === null ? "" : ` LIMIT ${limit + 1}`;
    return `CREATE OR REPLACE TEMP TABLE ${ANSWER} AS SELECT * FROM (\n${sql.replace(/[;\s]+$/, "")}\n)${most}`;
}
/** Without a statement in it the library says no more than that something failed. */
function requireText(sql) {
    const said = sql.replace(/--[^\n]*|\/\*[\s\S]*?\*\//g, "").replace(/[\s;]/g, "");
    if (said === "")
        throw new UsageError("BAD_INPUT", "no question: give one SELECT, or a --preset");
    return sql;
}
