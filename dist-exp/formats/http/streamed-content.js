// Content codings removed in constant memory: each is one step of a pipe, and what comes out is counted.
import { createBrotliDecompress, createInflate, createInflateRaw } from "node:zlib";
import { hasZlibHeader, isGzip, isReadZstd, outputLimit, surplusOf, } from "./content-coding.js";
import { gunzipPieces, SURPLUS } from "./gzip-members.js";
import { through } from "./through.js";
import { zstdPieces } from "./zstd-content.js";
class Stopped extends Error {
    stop;
    constructor(stop) {
        super(stop.kind);
        this.stop = stop;
    }
}
/**
 * Hands the decoded content to `onContent` piece by piece and says why it stopped early, or `null`.
 * `payloadBytes` is asked afterwards, since the limit depends on how long the payload was: the input is read to its end.
 */
export async function decodeStream(payload, codings, onContent, { limits, payloadBytes }) {
    const input = payload[Symbol.asyncIterator]();
    const counts = codings.map(() => 0);
    let content = onlyNext(input);
    for (const [i, coding] of codings.entries()) {
        const pieces = decoded(content, coding, limits);
        content = counted(pieces, limits.maxOutputBytes, (bytes) => (counts[i] += bytes));
    }
    const stop = await drain(content, onContent);
    // A decoder may be done before its input is; the payload's own digest needs all of it.
    while (!(await input.next()).done)
        ;
    const limitBytes = outputLimit(payloadBytes(), limits);
    if (counts.some((bytes) => bytes > limitBytes))
        return { kind: "too-large", limitBytes };
    return stop;
}
/** Says in an error why content that is read at a reader's pace ends early. */
export function stopOf(error) {
    return error instanceof Stopped ? error.stop : null;
}
/** The decoded content at the reader's pace; throws what {@link stopOf} understands. */
export function decodedPieces(payload, codings, limits) {
    return codings.reduce((content, coding) => counted(decoded(content, coding, limits), limits.maxOutputBytes, () => undefined), payload);
}
async function drain(content, onContent) {
    try {
        for await (const bytes of content)
            onContent(bytes);
        return null;
    }
    catch (error) {
        if (error instanceof Stopped)
            return error.stop;
        throw error;
    }
}
/** The same iterator without a way to end it: whoever stops early leaves the rest to be read. */
function onlyNext(input) {
    return { [Symbol.asyncIterator]: () => ({ next: () => input.next() }) };
}
async function* counted(content, limitBytes, count) {
    let total = 0;
    for await (const bytes of content) {
        total += bytes.length;
        count(bytes.length);
        if (total > limitBytes)
            throw new Stopped({ kind: "too-large", limitBytes });
        yield bytes;
    }
}
async function* decoded(input, coding, limits) {
    const iterator = input[Symbol.asyncIterator]();
    const start = await firstBytes(iterator);
    if (!start)
        return;
    try {
        if (isGzip(coding))
            yield* gunzipPieces(startingWith(start, iterator), surplusOf(limits));
        else if (isReadZstd(coding, limits))
            yield* zstdPieces(startingWith(start, iterator));
        else
            yield* decodedOnce({ start, iterator }, coding, surplusOf(limits));
    }
    catch (error) {
        if (error instanceof Stopped)
            throw error;
        throw new Stopped({ kind: "corrupt", coding, message: error.message });
    }
}
/** Deflate and brotli: one stream each. */
async function* decodedOnce({ start, iterator }, coding, surplus) {
    const decoder = decoderOf(coding, start);
    if (!decoder)
        throw new Stopped({ kind: "unsupported", coding: coding.slice(0, 100) });
    let inputBytes = start.length;
    const next = async () => {
        const result = await iterator.next();
        if (result.done !== true)
            inputBytes += result.value.length;
        return result;
    };
    yield* through(decoder, start, { next });
    // What is left is read in any case: a layer below must have come to its own end.
    while ((await next()).done !== true)
        ;
    if (surplus === "refused" && decoder.bytesWritten < inputBytes)
        throw new Stopped({ kind: "corrupt", coding, message: SURPLUS });
}
function startingWith(start, rest) {
    let isGiven = false;
    return {
        next: () => {
            if (isGiven)
                return rest.next();
            isGiven = true;
            return Promise.resolve({ done: false, value: start });
        },
    };
}
/** At least two bytes, by which zlib's format is told; `null` when there are none at all. */
async function firstBytes(iterator) {
    let start = new Uint8Array();
    while (start.length < 2) {
        const { done, value } = await iterator.next();
        if (done === true)
            break;
        start = start.length === 0 ? value : Buffer.concat([start, value]);
    }
    return start.length === 0 ? null : start;
}
function decoderOf(coding, start) {
    if (coding === "br")
        return createBrotliDecompress();
    if (coding === "deflate")
        return hasZlibHeader(start) ? createInflate() : createInflateRaw();
    return null;
}
