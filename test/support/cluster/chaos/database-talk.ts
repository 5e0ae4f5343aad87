// What is said to the cluster's database and is no machine's word.
import pg from "pg";

/** Says it over a line of its own; tables are written @name. */
export async function sayToDatabase(address: string, text: string): Promise<Record<string, unknown>[]> {
  const schema = new URL(address).searchParams.get("schema")!;
  const client = new pg.Client({ connectionString: address.replace(/\?.*/, "") });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(
      text.replaceAll(/@(?=[a-z])/g, `${schema}.`),
    );
    return rows;
  } finally {
    await client.end();
  }
}

const LET_ALL_IN = `
CREATE OR REPLACE FUNCTION @enter_gates(
  names text[], turns text[], pauses float8[], sinces float8[], me text, patience float8
)
RETURNS TABLE (gate text, is_entered boolean, is_held boolean, wait_ms float8, since float8, held float8, kept float8)
LANGUAGE sql AS $$
  SELECT a.name, true, false, 0::float8, @now_ms(), @now_ms() + patience, a.pause
  FROM unnest(names, pauses) AS a (name, pause)
$$`;

/** From now on the gates let everybody in at once: a fault that is put in on purpose, for the judge of pauses to find. */
export async function letAllIn(address: string): Promise<void> {
  await sayToDatabase(address, LET_ALL_IN);
}
