import { createHash } from "node:crypto";
import type { BucketContent } from "#ports/index.js";

/** Bytes in memory on their way into a bucket. */
export function bytesContent(bytes: Uint8Array): BucketContent {
  return {
    sizeBytes: bytes.length,
    sha256: createHash("sha256").update(bytes).digest("hex"),
    pieces: async function* () {
      yield bytes;
    },
  };
}
