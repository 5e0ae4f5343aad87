// What a cluster is: one row, written once.
import { z } from "zod";
const factsRow = z.object({ id: z.string(), store: z.string(), key_sha256: z.string() });
/** `null` before it was founded. */
export async function readFacts(database) {
    const [row] = await database.rows(factsRow, "SELECT id, store, key_sha256 FROM @facts");
    return row ? { id: row.id, store: row.store, keySha256: row.key_sha256 } : null;
}
/** What was said first stands. */
export async function foundCluster(database, facts) {
    const text = "INSERT INTO @facts (id, store, key_sha256) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
    await database.run(text, [facts.id, facts.store, facts.keySha256]);
    return (await readFacts(database));
}
