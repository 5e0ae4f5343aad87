import { IsochronError } from "#errors.js";
import { diffQuerySchema } from "../api-schema.js";
import { compareAt } from "../diff/compare-at.js";
import { Comparer } from "../diff/comparer.js";
import { guardedBy } from "../route-guards.js";
/** Rows beyond this are left out: nobody reads them, and the browser would choke. */
const MOST_ROWS = 5000;
/** Sentences that are kept: a list of versions asks for many, and again when somebody comes back. */
const MOST_KEPT = 500;
/** Adds the routes; their thread ends with the server. */
export function addDiffRoute(server, { archive }) {
    const comparer = new Comparer();
    const kept = new Map();
    server.addHook("preClose", () => comparer.close());
    server.get("/api/diff", guardedBy("archive"), async (request) => {
        const view = await compareAt(archive, comparer, askedBy(request.query));
        return { ...view, rows: view.rows.slice(0, MOST_ROWS) };
    });
    server.get("/api/page/change", guardedBy("archive"), async (request) => {
        const asked = askedBy(request.query);
        // What is shown to one reader may be closed to the next: the rules' version is part of the name.
        const key = JSON.stringify([asked, (await archive.rules.current()).version]);
        const known = kept.get(key);
        if (known)
            return { result: known };
        const { result } = await compareAt(archive, comparer, asked);
        if (kept.size >= MOST_KEPT)
            kept.delete(kept.keys().next().value);
        kept.set(key, result);
        return { result };
    });
}
function askedBy(asked) {
    const query = diffQuerySchema.safeParse(asked);
    if (!query.success)
        throw new IsochronError("NOT_FOUND", "a diff needs url, from and to");
    const { url, from, to } = query.data;
    return { url, from: Number(from), to: Number(to) };
}
