// Parts of a stored body by their bytes (RFC 9110 section 14), cut from what is read and never held whole.
/**
 * The part of a content of so many bytes that is asked for. Several parts at once, other units and what cannot be read
 * are answered with the whole, as section 14.2 allows.
 */
export function rangeIn(asked, bytes) {
    const [, from = "", to = ""] = /^bytes=[ \t]*(\d{0,15})-(\d{0,15})[ \t]*$/i.exec(asked) ?? [];
    if (from === "" && to === "")
        return "whole";
    if (from === "") {
        // The last so many bytes (section 14.1.2).
        return to === "0" || bytes === 0
            ? "unsatisfiable"
            : { first: Math.max(0, bytes - Number(to)), last: bytes - 1 };
    }
    const [first, last] = [Number(from), to === "" ? bytes - 1 : Math.min(Number(to), bytes - 1)];
    if (to !== "" && Number(to) < first)
        return "whole";
    return first >= bytes ? "unsatisfiable" : { first, last };
}
/** The bytes of a part; a body that ends before it does is an error, so that nobody takes what came for all of it. */
export async function* cutOut(pieces, { first, last }) {
    let at = 0;
    for await (const piece of pieces) {
        const start = Math.max(0, first - at);
        const end = Math.min(piece.length, last + 1 - at);
        if (start < end)
            yield piece.subarray(start, end);
        if ((at += piece.length) > last)
            return;
    }
    throw new Error(`the body ended after ${at} bytes, within the part that is sent`);
}
/** Closes what a body is read from, of which nothing is wanted. */
export async function closeBody(body) {
    if (body instanceof Uint8Array)
        return;
    const iterator = body[Symbol.asyncIterator]();
    // What was not begun has nothing to clean up behind it, though what it reads from is open: it is begun.
    await iterator.next();
    await iterator.return?.();
}
