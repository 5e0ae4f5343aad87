// Bringing a database to what this version needs, one machine at a time; and refusing one that it cannot work with.
import { z } from "zod";
import { IsochronError } from "#errors.js";
import { SCHEMA_STEPS } from "./schema.js";
/** Any number that nobody else locks by. */
const LOCK = 7_301_969_011;
const VERSIONS = `CREATE TABLE IF NOT EXISTS @schema_version (
  version integer PRIMARY KEY,
  oldest_reader integer NOT NULL,
  at timestamptz NOT NULL DEFAULT clock_timestamp()
)`;
const versionRow = z.object({ version: z.number(), oldest_reader: z.number() });
/** Takes the steps that are missing; nothing happens where none is. @throws CLUSTER */
export function prepareTables(database, steps = SCHEMA_STEPS) {
    return database.transaction(async (statements) => {
        await statements.run("SELECT pg_advisory_xact_lock($1)", [LOCK]);
        await statements.run(`CREATE SCHEMA IF NOT EXISTS ${database.schema}`);
        await statements.run(VERSIONS);
        const known = (await newestOf(statements))?.version ?? 0;
        for (const [i, step] of steps.entries())
            if (i >= known)
                await takeStep(statements, i + 1, step);
    });
}
async function takeStep(statements, version, { sql, oldestReader }) {
    await statements.run(sql);
    const text = "INSERT INTO @schema_version (version, oldest_reader) VALUES ($1, $2)";
    await statements.run(text, [version, oldestReader]);
}
/** @throws CLUSTER where this version cannot work with what is there */
export async function requireTables(database, steps = SCHEMA_STEPS) {
    const newest = await newestOf(database);
    const known = steps.length;
    if (newest === null || newest.version < known)
        throw unusable(database, "is older than this version: run isochron cluster init, which only adds to it");
    if (newest.oldest_reader > known)
        throw unusable(database, "was prepared by a newer version: use that one on this machine too");
}
async function newestOf(statements) {
    const text = "SELECT version, oldest_reader FROM @schema_version ORDER BY version DESC LIMIT 1";
    const [newest] = await statements.rows(versionRow, text);
    return newest ?? null;
}
function unusable({ place }, why) {
    return new IsochronError("CLUSTER", `the cluster's database ${place} ${why}`);
}
