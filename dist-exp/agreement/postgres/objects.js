// Which bytes count: written under a site's lease alone, and numbered so that nobody who asks what changed misses any.
import { z } from "zod";
import { HELD_LEASE } from "./leases.js";
const MOST_SAFE = Number.MAX_SAFE_INTEGER;
const heldRow = z.object({ held: z.number() });
const objectRow = z.object({
    name: z.string().min(1),
    key: z.string().min(1),
    size_bytes: z.number().int().min(0).max(MOST_SAFE),
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
const changedRow = z.object({ sites: z.array(z.string()), seq: z.number() });
// One statement, so that it is one transaction and one round trip. The count is taken under a lock that is held until the
// commit (see the tables).
const ACKNOWLEDGE = `
WITH held AS (${HELD_LEASE}),
gone AS (
  DELETE FROM @objects WHERE site = $1 AND name = ANY ($3::text[]) AND EXISTS (SELECT FROM held)
),
put AS (
  INSERT INTO @objects (site, name, key, size_bytes, sha256)
  SELECT $1, name, key, size_bytes, sha256
  FROM unnest($4::text[], $5::text[], $6::bigint[], $7::text[]) AS a (name, key, size_bytes, sha256)
  WHERE EXISTS (SELECT FROM held)
  ON CONFLICT (site, name) DO UPDATE
    SET key = excluded.key, size_bytes = excluded.size_bytes, sha256 = excluded.sha256
),
counted AS (
  UPDATE @change_count SET last = last + 1 WHERE EXISTS (SELECT FROM held) RETURNING last
),
changed AS (
  INSERT INTO @changes (site, seq) SELECT $1, last FROM counted
  ON CONFLICT (site) DO UPDATE SET seq = excluded.seq
)
SELECT count(*) AS held FROM held`;
const OF_SITE = "SELECT name, key, size_bytes, sha256 FROM @objects WHERE site = $1 ORDER BY name";
// A number that this list never had is of one that was there before it: everything is new.
const CHANGED = `
SELECT last AS seq,
  ARRAY(SELECT site FROM @changes WHERE seq > CASE WHEN $1 > last THEN 0 ELSE $1 END ORDER BY site COLLATE "C") AS sites
FROM @change_count`;
/** The list in PostgreSQL. */
export class PostgresObjects {
    #database;
    constructor(database) {
        this.#database = database;
    }
    async acknowledge({ site, fence }, { put, gone = [] }) {
        const names = new Set(put.map(({ name }) => name));
        const [answer] = await this.#database.rows(heldRow, ACKNOWLEDGE, [
            site,
            fence,
            gone.filter((name) => !names.has(name)), // a name that goes and is put in one change is put
            put.map(({ name }) => name),
            put.map(({ key }) => key),
            put.map(({ sizeBytes }) => sizeBytes),
            put.map(({ sha256 }) => sha256),
        ]);
        return answer.held > 0;
    }
    async ofSite(site) {
        const rows = await this.#database.rows(objectRow, OF_SITE, [site]);
        return rows.map(({ name, key, size_bytes: sizeBytes, sha256 }) => ({ name, key, sizeBytes, sha256 }));
    }
    async changedSince(seq) {
        const [changed] = await this.#database.rows(changedRow, CHANGED, [seq]);
        return changed;
    }
}
