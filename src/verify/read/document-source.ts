// The document to be verified, read as often as it is asked for: a file, or what was read once into memory because it
// can be read only once.
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { IsochronError, unreadableFile, UsageError } from "#errors.js";

/** A document that begins anew whenever it is read. */
export interface DocumentSource {
  readonly sizeBytes: number;
  readonly read: () => AsyncIterable<Uint8Array>;
}

/** More than what is read whole needs. */
export const MAX_CERTIFICATE_BYTES = 512 * 1024 * 1024;

const STEP_BYTES = 1024 * 1024;

/** A file as it is; a pipe, of which there is only one reading, up to so many bytes of it. */
export async function documentSource(path: string, mostBytes: number): Promise<DocumentSource> {
  const info = await stat(path).catch((cause: unknown) => {
    throw new UsageError("NOT_FOUND", `no certificate at ${path}`, { cause });
  });
  const read = (): AsyncIterable<Uint8Array> => createReadStream(path, { highWaterMark: STEP_BYTES });
  if (info.isFile()) return { sizeBytes: info.size, read };
  const pieces = await readOnce(path, read(), mostBytes);
  const sizeBytes = pieces.reduce((sum, { length }) => sum + length, 0);
  return {
    sizeBytes,
    read: async function* () {
      yield* pieces;
    },
  };
}

async function readOnce(
  path: string,
  read: AsyncIterable<Uint8Array>,
  mostBytes: number,
): Promise<readonly Uint8Array[]> {
  const pieces: Uint8Array[] = [];
  let sizeBytes = 0;
  try {
    for await (const piece of read) {
      pieces.push(piece);
      sizeBytes += piece.length;
      if (sizeBytes > mostBytes)
        throw new UsageError(
          "BAD_INPUT",
          `${path} is no file and holds more than ${Math.floor(mostBytes / 1024 ** 2)} MiB: write it into a file and name that`,
        );
    }
  } catch (cause) {
    throw cause instanceof IsochronError ? cause : unreadableFile(path, cause);
  }
  return pieces;
}
