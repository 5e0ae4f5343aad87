// Sorted lines that can be entered anywhere, some at a time: a look-up awaits few, a walk many.
import { whenThere } from "./at-hand.js";
/** A look-up wants few lines, a walk many: so many first, then ever more. */
export const FIRST_LINES = 8;
/** More than this are never at hand at once: a walk through a large index takes no more memory than a short one. */
const MOST_LINES = 2048;
/** How many lines the next batch has. */
export function moreLines(lines) {
    return Math.min(4 * lines, MOST_LINES);
}
/** The end of every source. */
export const NO_LINES = { lines: [], more: null };
/** All lines from a key on, some at a time. */
export async function* walkFrom(source, key) {
    for (let batch = await source.from(key);; batch = await batch.more()) {
        if (batch.lines.length > 0)
            yield batch.lines;
        if (batch.more === null)
            return;
    }
}
/** The lines that begin so, some at a time; from one of them on where that is given. */
export async function* linesFrom(source, prefix, first = prefix) {
    for await (const lines of walkFrom(source, first)) {
        const own = beginning(lines, prefix);
        yield own;
        if (own.length < lines.length)
            return;
    }
}
/** The same all at once, without a generator: for look-ups, of which there are many. */
export function collectLines(source, prefix) {
    const first = source.from(prefix);
    if (!(first instanceof Promise)) {
        const own = beginning(first.lines, prefix);
        if (own.length < first.lines.length || first.more === null)
            return own;
    }
    const collect = (before, { lines, more }) => {
        const own = beginning(lines, prefix);
        const all = before.length === 0 ? own : [...before, ...own];
        if (own.length < lines.length || more === null)
            return all;
        return whenThere(more(), (batch) => collect(all, batch));
    };
    return whenThere(first, (batch) => collect([], batch));
}
// They are sorted: when the last one begins so, all do.
function beginning(lines, prefix) {
    if (lines.length === 0 || lines.at(-1).startsWith(prefix))
        return lines;
    return lines.slice(0, lines.findIndex((line) => !line.startsWith(prefix)));
}
