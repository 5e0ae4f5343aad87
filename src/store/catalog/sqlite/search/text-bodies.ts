// Texts as they are kept: deflated, each by itself.
import { createDeflateRaw, deflateRawSync, inflateRawSync } from "node:zlib";
import { isUndone, LastingEngine } from "../../../warc/lasting-engine.js";

/** Fast: texts are written often, and read one at a time. */
const DEFLATE = { level: 4 } as const;

let engine: LastingEngine | null | undefined;

/** A text, to be kept. */
export function deflatedText(text: string): Buffer {
  engine ??= LastingEngine.of(createDeflateRaw(DEFLATE), (one) => isUndone(one, inflateRawSync));
  const bytes = Buffer.from(text);
  const run = engine?.run(bytes, Infinity);
  return run === undefined || typeof run === "string" ? deflateRawSync(bytes, DEFLATE) : run.bytes;
}

/** The text again. */
export function inflatedText(body: Uint8Array): string {
  return inflateRawSync(body).toString("utf8");
}
