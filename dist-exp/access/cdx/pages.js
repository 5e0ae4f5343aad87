// Pages of a long answer: stretches of the index between marks, so that none is found by reading those before it.
import { UsageError } from "#errors.js";
/** Counts blocks and pages. */
export async function countPages(index, walk, pageSize) {
    let blocks = (await isEmpty(index, walk)) ? 0 : 1;
    for await (const marks of index.marks(walk))
        blocks += marks.length;
    return { pages: Math.ceil(blocks / pageSize), pageSize, blocks };
}
/** The stretch of one page, the first being 0; `null` when there is nothing on it because there is nothing at all. */
export async function pageStretch(index, walk, page, pageSize) {
    const [start, end] = [page * pageSize, (page + 1) * pageSize];
    const bounds = {};
    let block = 0;
    search: for await (const marks of index.marks(walk))
        for (const mark of marks) {
            block++;
            if (block === start)
                bounds.from = mark;
            if (block !== end)
                continue;
            bounds.before = mark;
            break search;
        }
    if (block >= start)
        return { ...walk, ...bounds };
    if (page === 0 || (await isEmpty(index, walk)))
        return null;
    throw new UsageError("BAD_INPUT", `page=${page}: the last one is ${Math.floor(block / pageSize)}`);
}
async function isEmpty(index, walk) {
    for await (const entries of index.walk(walk))
        if (entries.length > 0)
            return false;
    return true;
}
