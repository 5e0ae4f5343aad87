// One engine for many members gives what a new one for each gives, whatever came before, and is not used where it cannot
// be what it is taken for.
import { createGzip, createInflateRaw, deflateRawSync, gzipSync, type Gzip } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deflatedText, inflatedText } from "#store/catalog/sqlite/search/text-bodies.js";
import { gzippedAtOnce } from "#store/warc/gzipped.js";
import { LastingEngine } from "#store/warc/lasting-engine.js";
import { inflatedBy, inflatedByNode, inflateOnce, type Inflated } from "#store/warc/read/inflate-once.js";

const OUTPUT = 64 * 1024;
const SIZES = [0, 1, 300, 5000, OUTPUT - 1, OUTPUT, OUTPUT + 1, 3 * OUTPUT, 200_000];

const content = fc
  .tuple(fc.constantFrom(...SIZES), fc.boolean(), fc.uint8Array({ minLength: 1, maxLength: 64 }))
  .map(([size, isNoise, seed]) =>
    isNoise
      ? Buffer.from(
          Array.from({ length: size }, (_, i) => (seed[i % seed.length]! * (i + 7) * 2654435761) >>> 24),
        )
      : Buffer.alloc(size, seed),
  );

/** A member as it is, cut, damaged, or with bytes behind it. */
const input = fc
  .tuple(content, fc.constantFrom("whole", "cut", "damaged", "followed"), fc.nat())
  .map(([bytes, how, at]) => {
    const member = deflateRawSync(bytes);
    if (how === "cut") return member.subarray(0, at % member.length);
    if (how === "followed") return Buffer.concat([member, bytes.subarray(0, 100)]);
    if (how === "damaged") member[at % member.length]! ^= 1 + (at % 255);
    return member;
  });

/** Said of long buffers a hundred times sooner than by a comparison that can print them. */
function isSame(a: Inflated, b: Inflated): boolean {
  if (typeof a === "string" || typeof b === "string") return a === b;
  return a.consumed === b.consumed && a.bytes.equals(b.bytes);
}

describe("an inflater", () => {
  it("gives what Node's own call gives, member after member", () => {
    const engine = LastingEngine.of(createInflateRaw(), () => true)!;
    fc.assert(
      fc.property(fc.array(input, { minLength: 1, maxLength: 6 }), (inputs) => {
        for (const one of inputs) expect(isSame(inflatedBy(engine, one), inflatedByNode(one))).toBe(true);
      }),
      { numRuns: 150, seed: 23 },
    );
  });

  it("is what members are read with on this Node, and its results are their own", () => {
    const [first, second] = [deflateRawSync("first"), deflateRawSync("other")].map((one) => inflateOnce(one));
    expect([first, second]).toEqual([
      { bytes: Buffer.from("first"), consumed: deflateRawSync("first").length },
      { bytes: Buffer.from("other"), consumed: deflateRawSync("other").length },
    ]);
  });

  it("stops where it becomes more than is taken at once", () => {
    const engine = LastingEngine.of(createInflateRaw(), () => true)!;
    expect(engine.run(deflateRawSync(Buffer.alloc(10 * OUTPUT)), 2 * OUTPUT)).toBe("too-much");
    expect(inflateOnce(deflateRawSync(Buffer.alloc(17 * 1024 * 1024)))).toBe("failed");
  });
});

it("a deflater gives to the byte what Node's own call gives, member after member", () => {
  fc.assert(
    fc.property(fc.array(content, { minLength: 1, maxLength: 6 }), (contents) => {
      for (const bytes of contents) {
        const windowBits = Math.min(15, Math.max(10, Math.ceil(Math.log2(bytes.length + 1))));
        const fresh = gzipSync(bytes, { windowBits, memLevel: Math.min(8, windowBits - 6) });
        expect(gzippedAtOnce(bytes).equals(fresh)).toBe(true);
      }
    }),
    { numRuns: 100, seed: 23 },
  );
});

it("texts are kept as Node's own call deflates them, one after the other", () => {
  for (const text of ["", "one", "naïve 😀 ".repeat(30_000), "another"]) {
    expect(deflatedText(text).equals(deflateRawSync(text, { level: 4 }))).toBe(true);
    expect(inflatedText(deflatedText(text))).toBe(text);
  }
});

describe("an engine is not used", () => {
  const nothing = (): void => undefined;
  const handle = () => ({ reset: nothing, writeSync: nothing });
  const state = new Uint32Array(2);

  it.each([
    ["without a handle", { _writeState: state }],
    ["without a way to write", { _handle: { reset: nothing }, _writeState: state }],
    ["without a way to begin anew", { _handle: { writeSync: nothing }, _writeState: state }],
    ["without the counts", { _handle: handle() }],
    ["with counts of another kind", { _handle: handle(), _writeState: [0, 0] }],
  ])("%s", (_, stream) => {
    expect(LastingEngine.of(stream as unknown as Gzip, () => true)).toBeNull();
  });

  it("that fails on trial, or throws", () => {
    expect(LastingEngine.of(createGzip(), () => false)).toBeNull();
    const thrown = () => {
      throw new TypeError("not a function");
    };
    expect(LastingEngine.of(createGzip(), thrown)).toBeNull();
  });
});
