/** Reads both ends of a source. An index that is not sorted or cannot be read is asked always: it says so. */
export async function spanned(lines) {
    try {
        const ends = await lines.ends();
        const { first, last } = ends;
        if (first === null || last === null || first <= last)
            return { lines, ...ends };
    }
    catch {
        // As for ends in the wrong order.
    }
    return { lines, first: "", last: null };
}
/** Whether there can be lines that begin so, from one of them on where that is given. */
export function mayHold({ first, last }, prefix, from = prefix) {
    if (first === null || (last !== null && last < from))
        return false;
    return first < prefix || first.startsWith(prefix);
}
