// The Zstandard decoder against frames of the `zstd` program, and against bytes that are none.
import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { decodeFrame } from "#formats/zstd/decode-frame.js";
import { readDictionary } from "#formats/zstd/dictionary.js";
import { XxHash64 } from "#formats/zstd/xxhash64.js";
import { ZstdDamage } from "#formats/zstd/zstd-damage.js";
import {
  frameHead,
  noise,
  repeatedFrame,
  storedFrame,
  taughtRecord,
  words,
  ZSTD_CONTENTS,
  zstdFixture,
} from "../../support/samples/zstd-samples.js";

const MOST = 64 * 1024 * 1024;

describe("Zstandard", () => {
  it.each(Object.keys(ZSTD_CONTENTS))("decodes %s", (name) => {
    expect(decodeFrame(zstdFixture(`${name}.zst`), MOST).equals(ZSTD_CONTENTS[name]!())).toBe(true);
  });

  it("decodes what was compressed with a dictionary, and a dictionary that was compressed", () => {
    const dictionary = readDictionary(zstdFixture("dictionary"));
    expect(dictionary.id).toBe(40_000);
    expect(decodeFrame(zstdFixture("dictionary.zst"), MOST).equals(zstdFixture("dictionary"))).toBe(true);
    for (const i of [1000, 1001, 1002]) {
      const frame = zstdFixture(`record-${i}.zst`);
      expect(decodeFrame(frame, MOST, dictionary).equals(taughtRecord(i))).toBe(true);
      expect(() => decodeFrame(frame, MOST)).toThrow("it needs the dictionary 40000, the file has none");
      expect(() => decodeFrame(frame, MOST, { ...dictionary, id: 7 })).toThrow("the file's is 7");
    }
  });

  it("hashes pieces like the whole, of every length up to three stripes", () => {
    for (let length = 0; length <= 100; length++) {
      const bytes = noise(length, length);
      const [whole, pieces] = [new XxHash64(), new XxHash64()];
      whole.update(bytes);
      for (let at = 0; at < length; at += 7) pieces.update(bytes.subarray(at, at + 7));
      expect(pieces.low32()).toBe(whole.low32());
      expect(whole.low32()).toBe(referenceLow32(bytes));
    }
  });
});

describe("frames that are not as they should be", () => {
  it.each(["text-19", "mixed", "few-symbols"])(
    "a bit of %s that fell over changes nothing unseen",
    (name) => {
      const frame = zstdFixture(`${name}.zst`);
      const content = ZSTD_CONTENTS[name]!();
      // Every bit of heads and tables, and some of the rest.
      const places = [...Array(120).keys(), ...Array.from({ length: 150 }, (_, i) => 120 + i * 43)];
      let refused = 0;
      for (const at of places.filter((place) => place < frame.length))
        for (let bit = 0; bit < 8; bit++) {
          const damaged = Buffer.from(frame);
          damaged[at]! ^= 1 << bit;
          try {
            expect(decodeFrame(damaged, MOST).equals(content)).toBe(true);
          } catch (error) {
            expect(error).toBeInstanceOf(ZstdDamage);
            refused++;
          }
        }
      expect(refused).toBeGreaterThan(900);
    },
  );

  it("is cut anywhere", () => {
    const frame = zstdFixture("text-3.zst");
    for (let end = 0; end < frame.length; end += end < 100 ? 1 : 61)
      expect(() => decodeFrame(frame.subarray(0, end), MOST)).toThrow(ZstdDamage);
  });

  it("asks for more memory than allowed, or gives more than allowed", () => {
    expect(() => decodeFrame(Buffer.concat([frameHead(30), Buffer.of(1, 0, 0)]), MOST)).toThrow(
      "a window of more than 128 MiB",
    );
    expect(() => decodeFrame(repeatedFrame(0, 600), MOST)).toThrow(`more than ${MOST} bytes`);
  });

  it("is no dictionary", () => {
    expect(() => readDictionary(Buffer.from("some text, no dictionary"))).toThrow(ZstdDamage);
    const dictionary = zstdFixture("dictionary");
    const contentAt = dictionary.length - readDictionary(dictionary).content.length;
    for (let end = 0; end <= contentAt; end++)
      expect(() => readDictionary(dictionary.subarray(0, end))).toThrow(ZstdDamage);
  });

  it("but frames without compression are as they should be", () => {
    const bytes = noise(1, 200_000);
    expect(decodeFrame(storedFrame(bytes), MOST).equals(bytes)).toBe(true);
    expect(decodeFrame(repeatedFrame(7, 3), MOST).equals(Buffer.alloc(3 * 131_072, 7))).toBe(true);
  });
});

const hasProgram = spawnSync("zstd", ["--version"]).status === 0;

describe.skipIf(!hasProgram)("frames made now (skipped: no zstd program)", () => {
  it.each(["--fast=7", "-1", "-4", "-8", "-13", "-16", "-18", "-19"])("at level %s", (level) => {
    for (const [i, size] of [10, 500, 4000, 20_000].entries()) {
      const content = Buffer.concat([
        Buffer.from(words(i, size)),
        noise(i, size),
        Buffer.from(words(i + 1, size)),
      ]);
      const { stdout } = spawnSync("zstd", ["-q", "-c", ...level.split(" ")], {
        input: content,
        maxBuffer: 2 ** 26,
      });
      expect(decodeFrame(stdout, MOST).equals(content)).toBe(true);
    }
  });
});

/** The same hash by the book, in big integers. */
function referenceLow32(bytes: Uint8Array): number {
  const [p1, p2, p3, p4, p5] = [
    0x9e3779b185ebca87n,
    0xc2b2ae3d27d4eb4fn,
    0x165667b19e3779f9n,
    0x85ebca77c2b2ae63n,
    0x27d4eb2f165667c5n,
  ];
  const cut = (value: bigint): bigint => BigInt.asUintN(64, value);
  const turn = (value: bigint, by: bigint): bigint => cut((value << by) | (cut(value) >> (64n - by)));
  const round = (lane: bigint, input: bigint): bigint => cut(turn(cut(lane + input * p2), 31n) * p1);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  let at = 0;
  let hash = p5;
  if (bytes.length >= 32) {
    const lanes = [cut(p1 + p2), p2, 0n, cut(-p1)];
    for (; at + 32 <= bytes.length; at += 32)
      for (let i = 0; i < 4; i++) lanes[i] = round(lanes[i]!, view.getBigUint64(at + 8 * i, true));
    hash = cut([1n, 7n, 12n, 18n].reduce((sum, by, i) => sum + turn(lanes[i]!, by), 0n));
    for (const lane of lanes) hash = cut((hash ^ round(0n, lane)) * p1 + p4);
  }
  hash = cut(hash + BigInt(bytes.length));
  for (; at + 8 <= bytes.length; at += 8)
    hash = cut(turn(hash ^ round(0n, view.getBigUint64(at, true)), 27n) * p1 + p4);
  if (at + 4 <= bytes.length) {
    hash = cut(turn(hash ^ cut(BigInt(view.getUint32(at, true)) * p1), 23n) * p2 + p3);
    at += 4;
  }
  for (; at < bytes.length; at++) hash = cut(turn(hash ^ cut(BigInt(bytes[at]!) * p5), 11n) * p1);
  hash = cut((hash ^ (hash >> 33n)) * p2);
  hash = cut((hash ^ (hash >> 29n)) * p3);
  return Number(BigInt.asUintN(32, hash ^ (hash >> 32n)));
}
