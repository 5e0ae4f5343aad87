// Raw deflate (RFC 1951) at once, of members that fit in memory: by an engine that lasts, where this Node lets one.
import { createInflateRaw, deflateRawSync, inflateRawSync } from "node:zlib";
import { LastingEngine } from "../lasting-engine.js";
import { MAX_OUTPUT_AT_ONCE } from "./member-kind.js";

/** What came of it and of how many bytes; `more` where the input ends too early, `failed` where a stream must say why. */
export type Inflated = { readonly bytes: Buffer; readonly consumed: number } | "more" | "failed";

/** Most records fit in one: of those that do not, all chunks are copied once more. */
const OUTPUT_CHUNK_BYTES = 32 * 1024;

let engine: LastingEngine | null | undefined;

/** Inflates what begins here; bytes behind its end may follow. */
export function inflateOnce(input: Buffer): Inflated {
  engine ??= LastingEngine.of(createInflateRaw(), isInflating);
  return engine ? inflatedBy(engine, input) : inflatedByNode(input);
}

/** By the engine: for tests of it. */
export function inflatedBy(lasting: LastingEngine, input: Buffer): Inflated {
  const run = lasting.run(input, MAX_OUTPUT_AT_ONCE);
  if (typeof run !== "string") return run;
  return run === "Z_BUF_ERROR" ? "more" : "failed";
}

/** By Node's documented interface, a new engine for each. */
export function inflatedByNode(input: Buffer): Inflated {
  try {
    const { buffer, engine: used } = inflateRawSync(input, {
      info: true,
      maxOutputLength: MAX_OUTPUT_AT_ONCE,
      chunkSize: OUTPUT_CHUNK_BYTES,
    }) as unknown as { buffer: Buffer; engine: { bytesWritten: number } };
    return { bytes: buffer, consumed: used.bytesWritten };
  } catch (error) {
    return (error as { code?: string }).code === "Z_BUF_ERROR" ? "more" : "failed";
  }
}

/** On trial: a member with bytes behind it, one that ends too early, one that is none; and the first again. */
function isInflating(lasting: LastingEngine): boolean {
  const content = Buffer.alloc(100_000, "isochron");
  const member = deflateRawSync(content);
  const whole = (): boolean => {
    const inflated = inflatedBy(lasting, Buffer.concat([member, content]));
    return (
      typeof inflated !== "string" && inflated.consumed === member.length && inflated.bytes.equals(content)
    );
  };
  const isCut = inflatedBy(lasting, member.subarray(0, -3)) === "more";
  return whole() && isCut && inflatedBy(lasting, Buffer.alloc(8, 0xff)) === "failed" && whole();
}
