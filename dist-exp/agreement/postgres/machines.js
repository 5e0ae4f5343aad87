// The machines of a cluster, in their own words, and when they were last heard.
import { z } from "zod";
import { jsonOf } from "./json-text.js";
import { shownAt } from "./leases.js";
const drainRow = z.object({ is_draining: z.boolean() });
const machineRow = z.object({
    name: z.string(),
    software: z.string(),
    started_at: shownAt,
    sites: jsonOf(z.array(z.string())),
    most_sites: z.number(),
    figures: jsonOf(z.record(z.string(), z.number())),
    seen_at: shownAt,
    is_draining: z.boolean(),
});
const BEAT = `
INSERT INTO @machines AS m (name, software, started_at, sites, most_sites, figures, seen_at)
VALUES ($1, $2, $3, $4, $5, $6, @now_ms())
ON CONFLICT (name) DO UPDATE SET software = excluded.software, started_at = excluded.started_at, sites = excluded.sites,
  most_sites = excluded.most_sites, figures = excluded.figures, seen_at = excluded.seen_at
RETURNING is_draining`;
const LIST = `
SELECT name, software, started_at, sites, most_sites, figures, seen_at, is_draining FROM @machines ORDER BY name`;
/** Machines in PostgreSQL. */
export class PostgresMachines {
    #database;
    constructor(database) {
        this.#database = database;
    }
    async beat(beat) {
        const { name, software, startedAt, sites, mostSites, figures } = beat;
        const values = [name, software, startedAt, JSON.stringify(sites), mostSites, JSON.stringify(figures)];
        const [machine] = await this.#database.rows(drainRow, BEAT, values);
        return { isDraining: machine.is_draining };
    }
    async drain(name, isDraining) {
        const text = "UPDATE @machines SET is_draining = $2 WHERE $1::text IS NULL OR name = $1";
        await this.#database.run(text, [name, isDraining]);
    }
    async leave(name) {
        await this.#database.run("DELETE FROM @machines WHERE name = $1", [name]);
    }
    async list() {
        const rows = await this.#database.rows(machineRow, LIST);
        return rows.map(({ name, software, sites, figures, ...row }) => ({
            name,
            software,
            sites,
            figures,
            startedAt: row.started_at,
            mostSites: row.most_sites,
            seenAt: row.seen_at,
            isDraining: row.is_draining,
        }));
    }
}
