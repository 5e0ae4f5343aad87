// One gzip member from bytes that come in pieces.
import { createGzip, gzipSync } from "node:zlib";
/** A member from no more than this is made at once: a stream for each of many small records costs more than they do. */
const AT_ONCE_BYTES = 32 * 1024;
/** A member of few bytes, made in this very turn; the window is no larger than the bytes need. */
export function gzippedAtOnce(bytes) {
    const windowBits = Math.min(15, Math.max(10, Math.ceil(Math.log2(bytes.length + 1))));
    return gzipSync(bytes, { windowBits, memLevel: Math.min(8, windowBits - 6) });
}
/** Compresses piece by piece: little more than one piece and what it becomes is in memory. */
export async function* gzipped(pieces) {
    const waiting = pieces[Symbol.asyncIterator]();
    const first = [];
    let firstBytes = 0;
    for (;;) {
        const { done, value } = await waiting.next();
        if (done === true)
            return yield gzippedAtOnce(Buffer.concat(first));
        first.push(value);
        firstBytes += value.length;
        if (firstBytes > AT_ONCE_BYTES)
            break;
    }
    yield* throughStream(first, waiting);
}
async function* throughStream(first, rest) {
    const gzip = createGzip({ chunkSize: 64 * 1024 });
    const compressed = [];
    gzip.on("data", (bytes) => compressed.push(bytes));
    try {
        for (const piece of first)
            await write(gzip, piece);
        for (let next = await rest.next(); next.done !== true; next = await rest.next()) {
            yield* compressed.splice(0);
            await write(gzip, next.value);
        }
        const ended = new Promise((resolve) => gzip.on("end", resolve));
        gzip.end();
        await ended;
        yield* compressed.splice(0);
    }
    finally {
        gzip.destroy();
        await rest.return?.();
    }
}
function write(gzip, piece) {
    return new Promise((resolve, reject) => gzip.write(piece, (error) => (error ? reject(error) : resolve())));
}
