// One gzip member from bytes that come in pieces.
import { createGzip, type Gzip } from "node:zlib";

/** Compresses piece by piece: no more than one piece and what it becomes is in memory. */
export async function* gzipped(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  const gzip = createGzip({ chunkSize: 64 * 1024 });
  const compressed: Buffer[] = [];
  gzip.on("data", (bytes: Buffer) => compressed.push(bytes));
  try {
    for await (const piece of pieces) {
      await write(gzip, piece);
      yield* compressed.splice(0);
    }
    const ended = new Promise((resolve) => gzip.on("end", resolve));
    gzip.end();
    await ended;
    yield* compressed.splice(0);
  } finally {
    gzip.destroy();
  }
}

function write(gzip: Gzip, piece: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => gzip.write(piece, (error) => (error ? reject(error) : resolve())));
}
