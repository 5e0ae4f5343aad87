// The queue of work, shared by all machines.
import { TOO_OFTEN } from "#store/index.js";
import { z } from "zod";
import { claimedRow, JOB_COLUMNS, jobRow, listed } from "./job-rows.js";
const cancelRow = z.object({ cancel_asked: z.boolean() });
const ADD = `
INSERT INTO @jobs (kind, input, asked_by, asked_at, capture_id) VALUES ($1, $2, $3, $4, $5) RETURNING ${JOB_COLUMNS}`;
// Two who claim at once never wait for each other: each passes over what the other is about to take.
const CLAIM = `
UPDATE @jobs SET fence = fence + 1,
  state = CASE WHEN cancel_asked THEN 'cancelled' WHEN attempts >= $5 THEN 'failed' ELSE 'running' END,
  why = CASE WHEN attempts >= $5 AND NOT cancel_asked THEN $6 ELSE why END,
  ended_at = CASE WHEN cancel_asked OR attempts >= $5 THEN $2 END,
  holder = $3, held_until = $2::bigint + $4::bigint,
  started_at = CASE WHEN cancel_asked OR attempts >= $5 THEN started_at ELSE coalesce(started_at, $2) END,
  attempts = CASE WHEN cancel_asked OR attempts >= $5 THEN attempts ELSE attempts + 1 END
WHERE id = (
  SELECT id FROM @jobs
  WHERE state IN ('waiting', 'running') AND (state = 'waiting' OR held_until <= $2)
    AND kind = ANY ($1::text[]) AND NOT (id = ANY ($7::bigint[]))
  ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED
)
RETURNING ${JOB_COLUMNS}`;
const BEAT = `
UPDATE @jobs SET held_until = $3, capture_id = coalesce($4, capture_id), log = coalesce($5, log)
WHERE id = $1 AND fence = $2 AND state = 'running' RETURNING cancel_asked`;
const END = `
UPDATE @jobs SET state = $3, ended_at = $4, why = $5, result = $6
WHERE id = $1 AND fence = $2 AND state = 'running'`;
const GIVE_BACK = `
UPDATE @jobs SET state = 'waiting', attempts = attempts - $3
WHERE id = $1 AND fence = $2 AND state = 'running'`;
const ASK_CANCEL = `
UPDATE @jobs SET cancel_asked = true,
  ended_at = CASE state WHEN 'waiting' THEN $2::bigint END,
  state = CASE state WHEN 'waiting' THEN 'cancelled' ELSE state END
WHERE id = $1 AND state IN ('waiting', 'running') RETURNING ${JOB_COLUMNS}`;
/** Jobs in PostgreSQL. */
export class PostgresJobs {
    #database;
    constructor(database) {
        this.#database = database;
    }
    async add({ kind, input, by, askedAt, captureId = null }) {
        const [job] = await this.#database.rows(jobRow, ADD, [
            kind,
            JSON.stringify(input),
            by,
            askedAt,
            captureId,
        ]);
        return job;
    }
    async claim(terms) {
        const { kinds, now, holder, leaseMs, mostAttempts, except = [] } = terms;
        const values = [kinds, now, holder, leaseMs, mostAttempts, TOO_OFTEN, except];
        for (;;) {
            const [claimed] = await this.#database.rows(claimedRow, CLAIM, values);
            if (!claimed)
                return null;
            // One that was begun too often, or was to be cancelled, has ended by this.
            if (claimed.job.state === "running")
                return claimed;
        }
    }
    async beat({ id, fence }, beat) {
        const { now, leaseMs, captureId = null, log } = beat;
        const values = [id, fence, now + leaseMs, captureId, log === undefined ? null : JSON.stringify(log)];
        const [held] = await this.#database.rows(cancelRow, BEAT, values);
        return held ? { cancelAsked: held.cancel_asked } : null;
    }
    async end({ id, fence }, at, end) {
        const why = end.state === "failed" ? end.why : null;
        const result = JSON.stringify(end.state === "done" ? end.result : null);
        return (await this.#database.run(END, [id, fence, end.state, at, why, result])) > 0;
    }
    async giveBack({ id, fence }, isAttempt) {
        return (await this.#database.run(GIVE_BACK, [id, fence, isAttempt ? 0 : 1])) > 0;
    }
    async askCancel(id, at) {
        const [job] = await this.#database.rows(jobRow, ASK_CANCEL, [id, at]);
        return job ?? null;
    }
    async get(id) {
        const [job] = await this.#database.rows(jobRow, `SELECT ${JOB_COLUMNS} FROM @jobs WHERE id = $1`, [id]);
        return job ?? null;
    }
    async list({ limit, before }) {
        const text = `SELECT ${JOB_COLUMNS} FROM @jobs WHERE id < $1 ORDER BY id DESC LIMIT $2`;
        const jobs = await this.#database.rows(jobRow, text, [before ?? Number.MAX_SAFE_INTEGER, limit]);
        return listed(jobs, limit, ({ id }) => id);
    }
    open(limit) {
        const text = `SELECT ${JOB_COLUMNS} FROM @jobs WHERE state IN ('waiting', 'running') ORDER BY id LIMIT $1`;
        return this.#database.rows(jobRow, text, [limit]);
    }
}
