import { prefixesOf } from "./query.js";
/** The entries of a stretch, some at a time. */
export async function* walkIndex(index, walk) {
    const { from, before } = walk;
    for await (const lines of index.linesWith(prefixesOf(walk), from)) {
        const own = before === undefined ? lines : lines.filter((line) => line < before);
        yield own.map((line) => index.entryOf(line));
        if (own.length < lines.length)
            return;
    }
}
/** The marks inside a stretch, in order; that of its first line, which cuts off nothing, is none. */
export async function* marksIn(index, walk) {
    const prefixes = prefixesOf(walk);
    const first = await firstLine(index.linesWith(prefixes));
    if (first === null)
        return;
    for (const prefix of prefixes)
        for await (const marks of index.marksBehind(prefix)) {
            yield marks.filter((mark) => mark.startsWith(prefix) && mark > first);
            if (!(marks.at(-1) ?? prefix).startsWith(prefix))
                break;
        }
}
async function firstLine(batches) {
    for await (const [line] of batches)
        if (line !== undefined)
            return line;
    return null;
}
