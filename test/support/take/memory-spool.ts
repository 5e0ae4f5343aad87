// A spool in memory that knows what was not given up.
import { createHash } from "node:crypto";
import type { Digest } from "../../../src/model/index.js";
import type { Spool } from "../../../src/ports/index.js";

/** A spool, and how many of its contents are still held. */
export function memorySpool(): { readonly spool: Spool; readonly held: () => number } {
  let held = 0;
  const create: Spool["create"] = () => {
    const pieces: Uint8Array[] = [];
    held++;
    const discard = (): Promise<void> => Promise.resolve(void held--);
    return {
      append: (bytes) => Promise.resolve(void pieces.push(Uint8Array.from(bytes))),
      discard,
      finish: () => {
        const all = Buffer.concat(pieces);
        const digest = `sha-256:${createHash("sha256").update(all).digest("hex")}` as Digest;
        return Promise.resolve({
          sizeBytes: all.length,
          digest,
          async *read() {
            yield* pieces;
          },
          discard,
        });
      },
    };
  };
  return { spool: { create }, held: () => held };
}
