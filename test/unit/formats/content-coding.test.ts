import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { decodeContent, SHOW_LIMITS } from "#formats/index.js";
import {
  repeatedFrame,
  skippableFrame,
  storedFrame,
  ZSTD_CONTENTS,
  zstdFixture,
} from "../../support/samples/zstd-samples.js";

const text = Buffer.from("the same text again and again and again");
const coded = (coding: string) => [["Content-Encoding", coding] as const];

describe("content codings", () => {
  test.each([
    ["gzip", gzipSync(text)],
    ["X-GZIP", gzipSync(text)],
    ["deflate", deflateSync(text)],
    ["deflate", deflateRawSync(text)],
    ["br", brotliCompressSync(text)],
    ["identity", text],
    ["gzip, br", brotliCompressSync(gzipSync(text))],
    ["identity, , gzip", gzipSync(text)],
  ])("%s is removed", (coding, body) => {
    const decoded = decodeContent(body, coded(coding));
    expect(decoded.kind).toBe("ok");
    expect(decoded.kind === "ok" && Buffer.from(decoded.content)).toEqual(text);
  });

  test("an empty body stays empty whatever coding it claims", () => {
    expect(decodeContent(new Uint8Array(), coded("gzip"))).toMatchObject({ kind: "ok" });
  });

  test.each([
    ["gzip", text],
    ["gzip", gzipSync(text).subarray(0, 20)],
    ["deflate", text],
    ["br", text],
  ])("what is not %s is corrupt", (coding, body) => {
    expect(decodeContent(body, coded(coding))).toMatchObject({ kind: "corrupt", coding });
  });

  test("an unknown coding is named", () => {
    expect(decodeContent(text, coded("zstd"))).toEqual({ kind: "unsupported", coding: "zstd" });
    expect(decodeContent(text, coded("br,br,br,br,br"))).toMatchObject({ kind: "unsupported" });
  });

  test("a bomb is stopped by size and by ratio", () => {
    const bomb = gzipSync(Buffer.alloc(8 * 1024 * 1024));
    expect(decodeContent(bomb, coded("gzip"), { maxOutputBytes: 1000, maxRatio: 1032 })).toEqual({
      kind: "too-large",
      limitBytes: 1000,
    });
    const nested = gzipSync(bomb);
    expect(decodeContent(nested, coded("gzip, gzip"))).toMatchObject({ kind: "too-large" });
    expect(decodeContent(bomb, coded("gzip"))).toMatchObject({ kind: "ok" });
  });
});

describe("Zstandard, where it is read", () => {
  const shown = (body: Uint8Array, coding = "zstd") => decodeContent(body, coded(coding), SHOW_LIMITS);

  test.each(Object.keys(ZSTD_CONTENTS))("%s, as the zstd program wrote it", (name) => {
    const decoded = shown(zstdFixture(`${name}.zst`));
    expect(decoded.kind === "ok" && Buffer.from(decoded.content).equals(ZSTD_CONTENTS[name]!())).toBe(true);
  });

  test.each<[string, string, Buffer]>([
    ["several frames, and one that is passed over", "zstd", twoFrames()],
    ["inside gzip", "zstd, gzip", gzipSync(storedFrame(text))],
    ["around gzip", "gzip, zstd", storedFrame(gzipSync(text))],
    ["other bytes behind its end", "zstd", Buffer.concat([storedFrame(text), Buffer.from("junk")])],
  ])("%s", (_, coding, body) => {
    const decoded = shown(body, coding);
    expect(decoded.kind === "ok" && Buffer.from(decoded.content)).toEqual(text);
  });

  test.each<[string, Buffer]>([
    ["no frame at all", text],
    ["cut in a block", storedFrame(text).subarray(0, -3)],
    ["cut in its head", storedFrame(text).subarray(0, 5)],
    ["with another check sum", changedAtEnd(zstdFixture("text-3.zst"))],
    ["made with a dictionary", zstdFixture("record-1000.zst")],
  ])("%s is corrupt", (_, body) => {
    expect(shown(body)).toMatchObject({ kind: "corrupt", coding: "zstd" });
  });

  test("a bomb is stopped", () => {
    expect(shown(repeatedFrame(7, 40))).toMatchObject({ kind: "too-large", limitBytes: 1024 * 1024 });
  });

  function twoFrames(): Buffer {
    const halves = [text.subarray(0, 9), text.subarray(9)].map((half) => storedFrame(half));
    return Buffer.concat([halves[0]!, skippableFrame(Buffer.alloc(70_000)), halves[1]!]);
  }

  function changedAtEnd(bytes: Buffer): Buffer {
    return Buffer.concat([bytes.subarray(0, -1), Buffer.of(bytes.at(-1)! ^ 1)]);
  }
});
