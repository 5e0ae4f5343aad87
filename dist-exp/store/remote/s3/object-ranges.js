import { statusOf } from "./s3-calls.js";
import { NotAnswering } from "./s3-failure.js";
/** Asks for ranges; an object that is gone, or another one by now, is an error. */
export function rangesOf(calls, known) {
    let { etag } = known;
    return (offset, lengthBytes) => calls.ask({ what: `reading ${known.key}`, sizeBytes: lengthBytes }, async (asked, attempt) => {
        const answer = await answerOf(asked, known, { offset, lengthBytes, etag }, attempt.signal);
        if (answer?.sizeBytes !== known.sizeBytes)
            throw calls.failure(`${known.key} is there no more as it was listed`);
        etag ??= answer.etag;
        return gathered(answer.pieces, lengthBytes, attempt);
    });
}
/** `null` where the object is gone, shorter, or another one. */
async function answerOf(calls, { object }, range, signal) {
    try {
        return await calls.range(object, range, signal);
    }
    catch (error) {
        const isGone = error.name === "NoSuchKey" || [412, 416].includes(statusOf(error) ?? 0);
        if (isGone)
            return null;
        throw error;
    }
}
async function gathered(pieces, lengthBytes, { touch }) {
    const into = Buffer.allocUnsafe(lengthBytes);
    let done = 0;
    for await (const piece of pieces) {
        touch();
        if (done + piece.length > lengthBytes)
            throw new NotAnswering("more came than was asked for");
        into.set(piece, done);
        done += piece.length;
    }
    if (done < lengthBytes)
        throw new NotAnswering("the answer broke off");
    return into;
}
