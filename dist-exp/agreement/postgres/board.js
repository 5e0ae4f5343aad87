// The last word of every run. It is worth nothing when the database has crashed: the run speaks again in a second.
import { z } from "zod";
import { jsonText } from "./json-text.js";
import { shownAt } from "./leases.js";
const heldRow = z.object({ held: z.number() });
const wordRow = z.object({ site: z.string(), capture_id: z.string(), at: shownAt, status: jsonText });
// Nobody is kept waiting for a word that is only shown: what is listed is judged again there.
const HELD = `
SELECT 1 FROM @leases WHERE site = $1 AND fence = $2 AND machine IS NOT NULL AND until > @now_ms()`;
const SAY = `
WITH held AS (${HELD}),
said AS (
  INSERT INTO @board AS b (site, fence, capture_id, at, status)
  SELECT $1, $2, $3, @now_ms(), $4 FROM held
  ON CONFLICT (site) DO UPDATE
    SET fence = excluded.fence, capture_id = excluded.capture_id, at = excluded.at, status = excluded.status
    WHERE b.fence <= excluded.fence
)
SELECT count(*) AS held FROM held`;
const TAKE_DOWN = `
WITH held AS (${HELD}),
said AS (DELETE FROM @board WHERE site = $1 AND fence <= $2 AND EXISTS (SELECT FROM held))
SELECT count(*) AS held FROM held`;
const LIST = `
SELECT b.site, b.capture_id, b.at, b.status FROM @board AS b
JOIN @leases AS l ON l.site = b.site AND l.fence = b.fence AND l.machine IS NOT NULL AND l.until > @now_ms()
ORDER BY b.site`;
/** Words of runs in PostgreSQL. */
export class PostgresBoard {
    #database;
    constructor(database) {
        this.#database = database;
    }
    async say({ site, fence }, word) {
        const [answer] = word === null
            ? await this.#database.rows(heldRow, TAKE_DOWN, [site, fence])
            : await this.#database.rows(heldRow, SAY, [site, fence, word.captureId, JSON.stringify(word.status)]);
        return answer.held > 0;
    }
    async list() {
        const rows = await this.#database.rows(wordRow, LIST);
        return rows.map(({ capture_id: captureId, site, at, status }) => ({ captureId, site, at, status }));
    }
}
