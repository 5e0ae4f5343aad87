// Content codings removed in constant memory: each is one step of a pipe, and what comes out is counted.
import { createBrotliDecompress, createInflate, createInflateRaw } from "node:zlib";
import {
  hasZlibHeader,
  isGzip,
  isReadZstd,
  outputLimit,
  surplusOf,
  type DecodedContent,
  type DecodeLimits,
} from "./content-coding.js";
import { gunzipPieces, SURPLUS, type Surplus } from "./gzip-members.js";
import type { MeasuringDecoder } from "./piece-reader.js";
import { through } from "./through.js";
import { zstdPieces } from "./zstd-content.js";

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
    const pieces = decoded(content, coding, limits);
    content = counted(pieces, limits.maxOutputBytes, (bytes) => (counts[i]! += bytes));
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
    (content, coding) => counted(decoded(content, coding, limits), limits.maxOutputBytes, () => undefined),
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

async function* decoded(
  input: AsyncIterable<Uint8Array>,
  coding: string,
  limits: DecodeLimits,
): AsyncGenerator<Uint8Array> {
  const iterator = input[Symbol.asyncIterator]();
  const start = await firstBytes(iterator);
  if (!start) return;
  try {
    if (isGzip(coding)) yield* gunzipPieces(startingWith(start, iterator), surplusOf(limits));
    else if (isReadZstd(coding, limits)) yield* zstdPieces(startingWith(start, iterator));
    else yield* decodedOnce({ start, iterator }, coding, surplusOf(limits));
  } catch (error) {
    if (error instanceof Stopped) throw error;
    throw new Stopped({ kind: "corrupt", coding, message: (error as Error).message });
  }
}

/** Deflate and brotli: one stream each. */
async function* decodedOnce(
  { start, iterator }: { start: Uint8Array; iterator: AsyncIterator<Uint8Array> },
  coding: string,
  surplus: Surplus,
): AsyncGenerator<Uint8Array> {
  const decoder = decoderOf(coding, start);
  if (!decoder) throw new Stopped({ kind: "unsupported", coding: coding.slice(0, 100) });
  let inputBytes = start.length;
  const next = async (): Promise<IteratorResult<Uint8Array>> => {
    const result = await iterator.next();
    if (result.done !== true) inputBytes += result.value.length;
    return result;
  };
  yield* through(decoder, start, { next });
  // What is left is read in any case: a layer below must have come to its own end.
  while ((await next()).done !== true);
  if (surplus === "refused" && decoder.bytesWritten < inputBytes)
    throw new Stopped({ kind: "corrupt", coding, message: SURPLUS });
}

function startingWith(start: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncIterator<Uint8Array> {
  let isGiven = false;
  return {
    next: () => {
      if (isGiven) return rest.next();
      isGiven = true;
      return Promise.resolve({ done: false, value: start });
    },
  };
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

function decoderOf(coding: string, start: Uint8Array): MeasuringDecoder | null {
  if (coding === "br") return createBrotliDecompress();
  if (coding === "deflate") return hasZlibHeader(start) ? createInflate() : createInflateRaw();
  return null;
}
