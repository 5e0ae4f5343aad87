// Who has which site: one row each, judged by the database's clock.
import { z } from "zod";
import { instant } from "#model/index.js";
/** An instant of the database's as it is shown: cut to the millisecond. */
export const shownAt = z.number().transform((ms) => instant(Math.floor(ms)));
const fenceRow = z.object({ fence: z.number() });
const leaseRow = z.object({ site: z.string(), fence: z.number() });
const heldRow = z.object({
    site: z.string(),
    fence: z.number(),
    machine: z.string().nullable(),
    until: shownAt,
});
const TAKE = `
INSERT INTO @leases AS l (site, fence, next_fence, machine, until) VALUES ($1, 1, 2, $2, @now_ms() + $3)
ON CONFLICT (site) DO UPDATE
  SET fence = l.next_fence, next_fence = l.next_fence + 1, machine = excluded.machine, until = @now_ms() + $3
  WHERE l.machine IS NULL OR l.until <= @now_ms()
RETURNING fence`;
const RENEW = `
UPDATE @leases AS l SET until = @now_ms() + $3
FROM unnest($1::text[], $2::bigint[]) AS asked (site, fence)
WHERE l.site = asked.site AND l.fence = asked.fence AND l.machine IS NOT NULL AND l.until > @now_ms()
RETURNING l.site, l.fence`;
const RELEASE = `
UPDATE @leases SET machine = NULL, until = @now_ms()
WHERE site = $1 AND fence = $2 AND machine IS NOT NULL AND until > @now_ms()`;
// A site that nobody ever took has the fence 0.
const RAISE = `
INSERT INTO @leases AS l (site, fence, next_fence, machine, until) VALUES ($1, 0, $2::bigint + 1, NULL, 0)
ON CONFLICT (site) DO UPDATE SET next_fence = greatest(l.next_fence, excluded.next_fence)`;
const LIST = `
SELECT site, fence, CASE WHEN until > now_at THEN machine END AS machine, until
FROM @leases, (SELECT @now_ms() AS now_at) AS clock
WHERE fence > 0 AND (NOT $1 OR (machine IS NOT NULL AND until > now_at)) ORDER BY site COLLATE "C"`;
/** What every write under a lease asks for, of the parameters $1 and $2; the row stays as it is until that is committed. */
export const HELD_LEASE = `
SELECT 1 FROM @leases WHERE site = $1 AND fence = $2 AND machine IS NOT NULL AND until > @now_ms() FOR SHARE`;
/** Leases in PostgreSQL. */
export class PostgresLeases {
    #database;
    constructor(database) {
        this.#database = database;
    }
    async take(site, { machine, leaseMs }) {
        const [taken] = await this.#database.rows(fenceRow, TAKE, [site, machine, leaseMs]);
        return taken ? { site, fence: taken.fence } : null;
    }
    async renew(leases, leaseMs) {
        if (leases.length === 0)
            return [];
        const values = [leases.map(({ site }) => site), leases.map(({ fence }) => fence), leaseMs];
        return this.#database.rows(leaseRow, RENEW, values);
    }
    async release({ site, fence }) {
        await this.#database.run(RELEASE, [site, fence]);
    }
    async raise(site, fence) {
        await this.#database.run(RAISE, [site, fence]);
    }
    list({ onlyHeld = false } = {}) {
        return this.#database.rows(heldRow, LIST, [onlyHeld]);
    }
}
