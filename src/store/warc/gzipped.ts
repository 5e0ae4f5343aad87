// One gzip member from bytes that come in pieces.
import { createGzip, gunzipSync, gzipSync, type Gzip } from "node:zlib";
import { isUndone, LastingEngine } from "./lasting-engine.js";

/** A member from no more than this is made at once: a stream for each of many small records costs more than they do. */
const AT_ONCE_BYTES = 32 * 1024;

const MOST_WINDOW_BITS = 15;
const LEAST_WINDOW_BITS = 10;
/** By the bits of their windows. */
const engines: (LastingEngine | null | undefined)[] = [];

/** A member of few bytes, made in this very turn; the window is no larger than the bytes need. */
export function gzippedAtOnce(bytes: Uint8Array): Buffer {
  const bits = Math.ceil(Math.log2(bytes.length + 1));
  const windowBits = Math.min(MOST_WINDOW_BITS, Math.max(LEAST_WINDOW_BITS, bits));
  const settings = { windowBits, memLevel: Math.min(8, windowBits - 6) };
  engines[windowBits] ??= LastingEngine.of(createGzip(settings), (one) => isUndone(one, gunzipSync));
  const run = engines[windowBits]?.run(bytes, Infinity);
  return run === undefined || typeof run === "string" ? gzipSync(bytes, settings) : run.bytes;
}

/** Compresses piece by piece: little more than one piece and what it becomes is in memory. */
export async function* gzipped(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  const waiting = pieces[Symbol.asyncIterator]();
  const first: Uint8Array[] = [];
  let firstBytes = 0;
  for (;;) {
    const { done, value } = await waiting.next();
    if (done === true) return yield gzippedAtOnce(Buffer.concat(first));
    first.push(value);
    firstBytes += value.length;
    if (firstBytes > AT_ONCE_BYTES) break;
  }
  yield* throughStream(first, waiting);
}

async function* throughStream(
  first: readonly Uint8Array[],
  rest: AsyncIterator<Uint8Array>,
): AsyncGenerator<Buffer> {
  const gzip = createGzip({ chunkSize: 64 * 1024 });
  const compressed: Buffer[] = [];
  gzip.on("data", (bytes: Buffer) => compressed.push(bytes));
  try {
    for (const piece of first) await write(gzip, piece);
    for (let next = await rest.next(); next.done !== true; next = await rest.next()) {
      yield* compressed.splice(0);
      await write(gzip, next.value);
    }
    const ended = new Promise((resolve) => gzip.on("end", resolve));
    gzip.end();
    await ended;
    yield* compressed.splice(0);
  } finally {
    gzip.destroy();
    await rest.return?.();
  }
}

function write(gzip: Gzip, piece: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => gzip.write(piece, (error) => (error ? reject(error) : resolve())));
}
