// Bringing a database to what this version needs, one machine at a time; and refusing one that it cannot work with.
import { z } from "zod";
import { IsochronError } from "#errors.js";
import type { Database, Statements } from "./database.js";
import { SCHEMA_STEPS, type SchemaStep } from "./schema.js";

/** Any number that nobody else locks by. */
const LOCK = 7_301_969_011;

const VERSIONS = `CREATE TABLE IF NOT EXISTS @schema_version (
  version integer PRIMARY KEY,
  oldest_reader integer NOT NULL,
  at timestamptz NOT NULL DEFAULT clock_timestamp()
)`;

const versionRow = z.object({ version: z.number(), oldest_reader: z.number() });

/** Takes the steps that are missing; nothing happens where none is. @throws CLUSTER */
export function prepareTables(
  database: Database,
  steps: readonly SchemaStep[] = SCHEMA_STEPS,
): Promise<void> {
  return database.transaction(async (statements) => {
    await statements.run("SELECT pg_advisory_xact_lock($1)", [LOCK]);
    await statements.run(`CREATE SCHEMA IF NOT EXISTS ${database.schema}`);
    await statements.run(VERSIONS);
    const known = (await newestOf(statements))?.version ?? 0;
    for (const [i, step] of steps.entries()) if (i >= known) await takeStep(statements, i + 1, step);
  });
}

async function takeStep(
  statements: Statements,
  version: number,
  { sql, oldestReader }: SchemaStep,
): Promise<void> {
  await statements.run(sql);
  const text = "INSERT INTO @schema_version (version, oldest_reader) VALUES ($1, $2)";
  await statements.run(text, [version, oldestReader]);
}

/** @throws CLUSTER where this version cannot work with what is there */
export async function requireTables(
  database: Database,
  steps: readonly SchemaStep[] = SCHEMA_STEPS,
): Promise<void> {
  const newest = await newestOf(database);
  const known = steps.length;
  if (newest === null || newest.version < known)
    throw unusable(database, "is older than this version: run isochron cluster init, which only adds to it");
  if (newest.oldest_reader > known)
    throw unusable(database, "was prepared by a newer version: use that one on this machine too");
}

async function newestOf(
  statements: Statements,
): Promise<{ readonly version: number; readonly oldest_reader: number } | null> {
  const text = "SELECT version, oldest_reader FROM @schema_version ORDER BY version DESC LIMIT 1";
  const [newest] = await statements.rows(versionRow, text);
  return newest ?? null;
}

function unusable({ place }: Database, why: string): IsochronError {
  return new IsochronError("CLUSTER", `the cluster's database ${place} ${why}`);
}
