import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { decodeContent } from "#formats/index.js";

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
