// A gzip member from pieces: small ones at once, long ones through a stream; the bytes are the same either way.
import { createHash, randomBytes } from "node:crypto";
import { gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { gzipped } from "#store/warc/gzipped.js";

it.each([
  [0, 0],
  [1, 1],
  [3, 1000],
  [4, 32 * 1024],
  [40, 16 * 1024],
])("%i pieces of %i bytes", async (count, bytes) => {
  const pieces = Array.from({ length: count }, () => randomBytes(bytes));
  const parts: Buffer[] = [];
  for await (const part of gzipped((async function* () { yield* pieces; })())) parts.push(part); // prettier-ignore
  expect(gunzipSync(Buffer.concat(parts)).equals(Buffer.concat(pieces))).toBe(true);
  // One object for a small record, however many pieces it came in.
  if (count * bytes <= 32 * 1024) expect(parts).toHaveLength(1);
});

it("ends what it reads from when nobody reads on, and hands on its failure", async () => {
  let isEnded = false;
  const endless = async function* (): AsyncGenerator<Uint8Array> {
    try {
      for (;;) yield createHash("sha512").update(randomBytes(64)).digest();
    } finally {
      isEnded = true;
    }
  };
  for await (const _ of gzipped(endless())) break;
  expect(isEnded).toBe(true);
  const failing = async function* (): AsyncGenerator<Uint8Array> {
    yield Buffer.from("x");
    throw new Error("no more");
  };
  await expect(gzipped(failing()).next()).rejects.toThrow("no more");
});
