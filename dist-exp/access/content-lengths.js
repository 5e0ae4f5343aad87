// How long the contents of long responses are that do not say so themselves: found out once, by reading.
const MOST_KNOWN = 1_000;
const known = new WeakMap();
/** The length, counted unless it is known; `null` when the content cannot be read to its end. */
export async function countedBytes(index, { file, offset }, read) {
    const lengths = known.get(index) ?? new Map();
    known.set(index, lengths);
    const key = `${offset} ${file}`;
    const before = lengths.get(key);
    if (before !== undefined)
        return before;
    const bytes = await countBytes(read());
    if (bytes === null)
        return null;
    if (lengths.size >= MOST_KNOWN)
        lengths.delete(lengths.keys().next().value);
    lengths.set(key, bytes);
    return bytes;
}
async function countBytes(pieces) {
    let bytes = 0;
    try {
        for await (const piece of pieces)
            bytes += piece.length;
    }
    catch {
        // What is wrong with it is told when it is sent.
        return null;
    }
    return bytes;
}
