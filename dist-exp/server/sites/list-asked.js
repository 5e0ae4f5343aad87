// How much of a list is asked for, and from where on.
import { IsochronError } from "#errors.js";
import { listQuerySchema } from "../sites-schema.js";
const USUAL = 100;
/** Reads it. @throws NOT_FOUND where it is no such query */
export function listAsked(query, usual = USUAL) {
    const read = listQuerySchema.safeParse(query);
    if (!read.success)
        throw new IsochronError("NOT_FOUND", "no such list: limit is 1 to 500, from and to are milliseconds");
    const { cursor, limit, q, from, to } = read.data;
    return {
        limit: limit === undefined ? usual : Number(limit),
        ...(cursor !== undefined && { cursor }),
        ...(q !== undefined && { q }),
        ...(from !== undefined && { from: Number(from) }),
        ...(to !== undefined && { to: Number(to) }),
    };
}
