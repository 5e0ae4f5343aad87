import { searchArchive } from "#access/index.js";
import { UsageError } from "#errors.js";
import { instant } from "#model/index.js";
import { hostAsked } from "../host-guard.js";
import { guardedBy, refuse } from "../route-guards.js";
import { searchQuerySchema } from "../search-schema.js";
const USUAL_LIMIT = 20;
/** Adds the route. */
export function addSearchRoute(server, { archive, replayUrl }) {
    server.get("/api/search", guardedBy("archive"), async (request, reply) => {
        const query = searchQuerySchema.safeParse(request.query);
        if (!query.success) {
            const field = query.error.issues[0]?.path.join(".") ?? "q";
            return refuse(reply, 400, `search: ${field} is missing or cannot be read`);
        }
        try {
            const { next, ...result } = await searchArchive(archive, requestOf(query.data));
            return {
                ...result,
                next: next === null ? null : String(next),
                replayUrl: replayUrl(hostAsked(request) ?? ""),
            };
        }
        catch (error) {
            if (error instanceof UsageError && error.code === "BAD_INPUT")
                return refuse(reply, 400, error.message);
            throw error;
        }
    });
}
function requestOf({ q, at, from, to, site, type, language, prefix, limit, cursor, }) {
    return {
        query: q,
        ...(at !== undefined && { at: instant(Number(at)) }),
        ...(from !== undefined && { from: instant(Number(from)) }),
        ...(to !== undefined && { to: instant(Number(to)) }),
        ...(site !== undefined && { site }),
        ...(type !== undefined && { form: type }),
        ...(language !== undefined && { language: language.toLowerCase() }),
        ...(prefix !== undefined && { urlPrefix: prefix }),
        offset: Number(cursor ?? 0),
        limit: Number(limit ?? USUAL_LIMIT),
    };
}
