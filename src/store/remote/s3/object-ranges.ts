// Ranges of one object, all of one version of it.
import type { PatientCalls } from "./patient-calls.js";
import type { RangeAnswer, S3Calls } from "./s3-calls.js";
import { statusOf } from "./s3-calls.js";
import { NotAnswering } from "./s3-failure.js";
import type { RangeSource } from "./object-windows.js";
import type { Attempt } from "./attempts.js";

/** An object that is there, or was. */
export interface KnownObject {
  /** As callers know it. */
  readonly key: string;
  /** As the server does. */
  readonly object: string;
  readonly sizeBytes: number;
  /** `null` before anything was asked of it. */
  readonly etag: string | null;
}

/** Asks for ranges; an object that is gone, or another one by now, is an error. */
export function rangesOf(calls: PatientCalls, known: KnownObject): RangeSource {
  let { etag } = known;
  return (offset, lengthBytes) =>
    calls.ask({ what: `reading ${known.key}`, sizeBytes: lengthBytes }, async (asked, attempt) => {
      const answer = await answerOf(asked, known, { offset, lengthBytes, etag }, attempt.signal);
      if (answer?.sizeBytes !== known.sizeBytes)
        throw calls.failure(`${known.key} is there no more as it was listed`);
      etag ??= answer.etag;
      return gathered(answer.pieces, lengthBytes, attempt);
    });
}

/** `null` where the object is gone, shorter, or another one. */
async function answerOf(
  calls: S3Calls,
  { object }: KnownObject,
  range: { offset: number; lengthBytes: number; etag: string | null },
  signal: AbortSignal,
): Promise<RangeAnswer | null> {
  try {
    return await calls.range(object, range, signal);
  } catch (error) {
    const isGone = (error as Error).name === "NoSuchKey" || [412, 416].includes(statusOf(error) ?? 0);
    if (isGone) return null;
    throw error;
  }
}

async function gathered(
  pieces: AsyncIterable<Uint8Array>,
  lengthBytes: number,
  { touch }: Attempt,
): Promise<Uint8Array> {
  const into = Buffer.allocUnsafe(lengthBytes);
  let done = 0;
  for await (const piece of pieces) {
    touch();
    if (done + piece.length > lengthBytes) throw new NotAnswering("more came than was asked for");
    into.set(piece, done);
    done += piece.length;
  }
  if (done < lengthBytes) throw new NotAnswering("the answer broke off");
  return into;
}
