// Content codings removed in constant memory: each is one step of a pipe, and what comes out is counted.
import type { Duplex } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from "node:zlib";
import {
  endsThere,
  hasZlibHeader,
  isGzip,
  outputLimit,
  surplusAfter,
  toLastNonZero,
  type DecodedContent,
  type DecodeLimits,
} from "./content-coding.js";

/** Why decoding stopped. */
export type DecodeStop = Exclude<DecodedContent, { kind: "ok" }>;

class Stopped extends Error {
  readonly stop: DecodeStop;

  constructor(stop: DecodeStop) {
    super(stop.kind);
    this.stop = stop;
  }
}

/**
 * Hands the decoded content to `onContent` piece by piece and says why it stopped early, or `null`.
 * `payloadBytes` is asked afterwards, since the limit depends on how long the payload was: the input is read to its end.
 */
export async function decodeStream(
  payload: AsyncIterable<Uint8Array>,
  codings: readonly string[],
  onContent: (bytes: Uint8Array) => void,
  { limits, payloadBytes }: { limits: DecodeLimits; payloadBytes: () => number },
): Promise<DecodeStop | null> {
  const input = payload[Symbol.asyncIterator]();
  const counts = codings.map(() => 0);
  let content = onlyNext(input);
  for (const [i, coding] of codings.entries()) {
    content = counted(decoded(content, coding), limits.maxOutputBytes, (bytes) => (counts[i]! += bytes));
  }
  const stop = await drain(content, onContent);
  // A decoder may be done before its input is; the payload's own digest needs all of it.
  while (!(await input.next()).done);
  const limitBytes = outputLimit(payloadBytes(), limits);
  if (counts.some((bytes) => bytes > limitBytes)) return { kind: "too-large", limitBytes };
  return stop;
}

/** Says in an error why content that is read at a reader's pace ends early. */
export function stopOf(error: unknown): DecodeStop | null {
  return error instanceof Stopped ? error.stop : null;
}

/** The decoded content at the reader's pace; throws what {@link stopOf} understands. */
export function decodedPieces(
  payload: AsyncIterable<Uint8Array>,
  codings: readonly string[],
  limits: DecodeLimits,
): AsyncIterable<Uint8Array> {
  return codings.reduce(
    (content, coding) => counted(decoded(content, coding), limits.maxOutputBytes, () => undefined),
    payload,
  );
}

async function drain(
  content: AsyncIterable<Uint8Array>,
  onContent: (bytes: Uint8Array) => void,
): Promise<DecodeStop | null> {
  try {
    for await (const bytes of content) onContent(bytes);
    return null;
  } catch (error) {
    if (error instanceof Stopped) return error.stop;
    throw error;
  }
}

/** The same iterator without a way to end it: whoever stops early leaves the rest to be read. */
function onlyNext(input: AsyncIterator<Uint8Array>): AsyncIterable<Uint8Array> {
  return { [Symbol.asyncIterator]: () => ({ next: () => input.next() }) };
}

async function* counted(
  content: AsyncIterable<Uint8Array>,
  limitBytes: number,
  count: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  let total = 0;
  for await (const bytes of content) {
    total += bytes.length;
    count(bytes.length);
    if (total > limitBytes) throw new Stopped({ kind: "too-large", limitBytes });
    yield bytes;
  }
}

async function* decoded(input: AsyncIterable<Uint8Array>, coding: string): AsyncGenerator<Uint8Array> {
  const measured = new MeasuredInput(input[Symbol.asyncIterator]());
  const start = await firstBytes(measured);
  if (!start) return;
  const decoder = decoderOf(coding, start);
  if (!decoder) throw new Stopped({ kind: "unsupported", coding: coding.slice(0, 100) });
  try {
    yield* through(decoder, start, measured);
  } catch (error) {
    if (error instanceof Stopped) throw error;
    throw new Stopped({ kind: "corrupt", coding, message: (error as Error).message });
  }
  while (!(await measured.next()).done);
  const { bytes, bytesToLastNonZero } = measured;
  if (!endsThere(coding, { consumedBytes: decoder.bytesWritten, bytes, bytesToLastNonZero }))
    throw new Stopped(surplusAfter(coding));
}

/** Knows how long its input was, with and without the zeros at its end. */
class MeasuredInput implements AsyncIterator<Uint8Array> {
  readonly #input: AsyncIterator<Uint8Array>;
  bytes = 0;
  bytesToLastNonZero = 0;

  constructor(input: AsyncIterator<Uint8Array>) {
    this.#input = input;
  }

  async next(): Promise<IteratorResult<Uint8Array>> {
    const result = await this.#input.next();
    if (result.done === true) return result;
    const end = toLastNonZero(result.value);
    if (end > 0) this.bytesToLastNonZero = this.bytes + end;
    this.bytes += result.value.length;
    return result;
  }
}

/** What a decoder makes of its input, at the reader's pace; ends when the decoder does, with input left or not. */
export async function* through(
  decoder: Duplex,
  start: Uint8Array,
  rest: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const feeding = feed(decoder, start, rest);
  try {
    yield* decoder as AsyncIterable<Uint8Array>;
  } finally {
    decoder.destroy();
    await feeding;
  }
}

/** Writes all input at the decoder's pace; a failure of the input becomes the decoder's. */
async function feed(decoder: Duplex, start: Uint8Array, rest: AsyncIterator<Uint8Array>): Promise<void> {
  decoder.on("error", () => undefined);
  try {
    for (let bytes = start; !decoder.destroyed;) {
      if (!decoder.write(bytes)) await writable(decoder);
      const { done, value } = await rest.next();
      if (done === true) break;
      bytes = value;
    }
    if (!decoder.destroyed) decoder.end();
  } catch (error) {
    decoder.destroy(error as Error);
  }
}

/** Waits until the decoder takes more, or is gone. */
function writable(decoder: Duplex): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      decoder.off("drain", done).off("close", done);
      resolve();
    };
    decoder.on("drain", done).on("close", done);
    if (decoder.destroyed) done();
  });
}

/** At least two bytes, by which zlib's format is told; `null` when there are none at all. */
async function firstBytes(iterator: AsyncIterator<Uint8Array>): Promise<Uint8Array | null> {
  let start: Uint8Array = new Uint8Array();
  while (start.length < 2) {
    const { done, value } = await iterator.next();
    if (done === true) break;
    start = start.length === 0 ? value : Buffer.concat([start, value]);
  }
  return start.length === 0 ? null : start;
}

function decoderOf(coding: string, start: Uint8Array): (Duplex & { readonly bytesWritten: number }) | null {
  if (isGzip(coding)) return createGunzip();
  if (coding === "br") return createBrotliDecompress();
  if (coding === "deflate") return hasZlibHeader(start) ? createInflate() : createInflateRaw();
  return null;
}
