// A job as a row.
import { z } from "zod";
import { instant } from "#model/index.js";
import { jsonOf, jsonText } from "../json-text.js";
/** By name: steps of the tables that add columns change no answer that a program has planned for. */
export const JOB_COLUMNS = "id, kind, input, asked_by, asked_at, state, attempts, started_at, ended_at, capture_id, cancel_asked, why, result, log, fence";
const at = z.number().transform((ms) => instant(ms));
const jobShape = z.object({
    id: z.number(),
    kind: z.string(),
    input: jsonText,
    asked_by: z.string(),
    asked_at: at,
    state: z.enum(["waiting", "running", "done", "failed", "cancelled"]),
    attempts: z.number(),
    started_at: at.nullable(),
    ended_at: at.nullable(),
    capture_id: z.string().nullable(),
    cancel_asked: z.boolean(),
    why: z.string().nullable(),
    result: jsonText,
    log: jsonOf(z.array(z.string())),
});
/** A row of the queue. */
export const jobRow = jobShape.transform(toJob);
/** One that somebody has just claimed. */
export const claimedRow = jobShape
    .extend({ fence: z.number() })
    .transform((row) => ({ job: toJob(row), claim: { id: row.id, fence: row.fence } }));
function toJob(row) {
    return {
        id: row.id,
        kind: row.kind,
        input: row.input,
        by: row.asked_by,
        askedAt: row.asked_at,
        state: row.state,
        attempts: row.attempts,
        startedAt: row.started_at,
        endedAt: row.ended_at,
        captureId: row.capture_id,
        cancelAsked: row.cancel_asked,
        why: row.why,
        result: row.result,
        log: row.log,
    };
}
/** A row of the log. */
export const actRow = z
    .object({
    no: z.number(),
    at,
    who: z.string(),
    what: z.string(),
    about: z.string(),
    outcome: z.string(),
})
    .transform((row) => row);
/** A part of a list that is newest first, with where the next one begins. */
export function listed(items, limit, numberOf) {
    const last = items.at(-1);
    const isMore = last !== undefined && items.length === limit && numberOf(last) > 1;
    return { items, next: isMore ? numberOf(last) : null };
}
