// Records with the request that each answers: crawlers write it before the response or right behind it.
import { parseHttpRequest } from "#formats/index.js";
/** Of a longer request only this much is looked at. */
const MAX_REQUEST_BYTES = 64 * 1024;
/** All records but requests, each with its request, in order. */
export async function* pairedRecords(items, { read, onFinding, onItem }) {
    const pairing = new Pairing();
    let current = null;
    for await (const item of items) {
        const heard = onItem?.(item);
        if (heard)
            await heard;
        if (item.kind === "finding")
            onFinding?.(item.finding);
        else if (item.kind === "record")
            current =
                item.record.type === "request"
                    ? { held: { record: item.record, request: await requestIn(item.record) } }
                    : { read: await read(item.record) };
        else {
            const paired = current && pairing.take(item, current);
            if (paired)
                yield paired;
        }
    }
    const last = pairing.rest();
    if (last)
        yield last;
}
/** The last record waits for the request behind it, and the last request for the record behind it. */
class Pairing {
    #before = null;
    #waiting = null;
    /** Takes what was read to its end; the record that waits for nothing more, if there is one. */
    take(end, current) {
        return "held" in current ? this.#takeRequest(current.held) : this.#takeAnswer(end, current.read);
    }
    #takeRequest(held) {
        const waiting = this.#waiting;
        const isAnswered = waiting !== null && waiting.request === null && belong(waiting.record, held.record);
        [this.#waiting, this.#before] = [null, isAnswered ? null : held];
        return waiting && (isAnswered ? { ...waiting, request: held.request } : waiting);
    }
    #takeAnswer(end, read) {
        const done = this.rest();
        const { record, length, isWhole } = end;
        const before = this.#before;
        const request = before && belong(record, before.record) ? before.request : null;
        this.#waiting = { record, length, isWhole, request, read };
        return done;
    }
    rest() {
        const waiting = this.#waiting;
        this.#waiting = null;
        return waiting;
    }
}
// By name where one of them names the other; else neighbours of one target belong together.
function belong(answer, request) {
    if (answer.type === "metadata" || answer.target !== request.target)
        return false;
    const named = [answer.field("WARC-Concurrent-To"), request.field("WARC-Concurrent-To")];
    if (named.every((id) => id === null))
        return true;
    return named[0] === request.id || named[1] === answer.id || (named[0] !== null && named[0] === named[1]);
}
async function requestIn(record) {
    const pieces = [];
    let bytes = 0;
    for await (const piece of record.block) {
        pieces.push(piece.subarray(0, MAX_REQUEST_BYTES - bytes));
        bytes += piece.length;
        if (bytes >= MAX_REQUEST_BYTES)
            break;
    }
    return recordedRequest(pieces.length === 1 ? pieces[0] : Buffer.concat(pieces));
}
/** The request in a block, or in its first part. */
export function recordedRequest(block) {
    const parsed = parseHttpRequest(block);
    if (!parsed.ok)
        return null;
    const { method, body } = parsed;
    return { method, contentType: parsed.header("content-type") ?? "", body, bytes: block };
}
