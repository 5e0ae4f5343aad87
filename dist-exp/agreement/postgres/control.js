// What is asked of running captures, wherever they run. Runs look once a second: all looks of a machine that fall together
// are one question.
import { z } from "zod";
import { instant } from "#model/index.js";
import { Gathered } from "./gathered.js";
import { jsonOf } from "./json-text.js";
const count = z.number().int().min(0);
const editShape = z.object({
    askedAt: count.transform((at) => instant(at)),
    maxPages: count.optional(),
    delayMs: count.optional(),
    exclude: z.array(z.string()).optional(),
});
const controlRow = z.object({
    capture_id: z.string(),
    want: z.enum(["run", "pause", "cancel"]),
    edits: z.array(jsonOf(editShape)),
});
const WANT = `
INSERT INTO @control AS c (capture_id, want) VALUES ($1, coalesce($2, 'run'))
ON CONFLICT (capture_id) DO UPDATE SET want = coalesce($2, c.want)`;
const EDIT = "INSERT INTO @control_edits (capture_id, edit) VALUES ($1, $2)";
const LOOK = `
SELECT capture_id, want,
  ARRAY(SELECT edit FROM @control_edits AS e WHERE e.capture_id = c.capture_id ORDER BY no) AS edits
FROM @control AS c WHERE capture_id = ANY ($1::text[])`;
/** Wishes in PostgreSQL. */
export class PostgresControl {
    #database;
    #looks;
    constructor(database) {
        this.#database = database;
        this.#looks = new Gathered((ids) => this.#lookAt(ids));
    }
    async ask(captureId, { want, edit }) {
        await this.#database.transaction(async (statements) => {
            await statements.run(WANT, [captureId, want ?? null]);
            if (edit)
                await statements.run(EDIT, [captureId, JSON.stringify(edit)]);
        });
    }
    look(captureId) {
        return this.#looks.ask(captureId);
    }
    async #lookAt(ids) {
        const rows = await this.#database.rows(controlRow, LOOK, [ids]);
        const found = new Map(rows.map((row) => [row.capture_id, row]));
        return ids.map((id) => {
            const row = found.get(id);
            return row ? { want: row.want, edits: row.edits } : null;
        });
    }
}
