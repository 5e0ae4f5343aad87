// What is made once, and what is read in part: the archive's keys, and the figures of a report.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { packageSigner, signWithArchiveKey } from "#store/archive/archive-key.js";
import { jsonPieces } from "#store/archive/json-pieces.js";
import { readReportHead } from "#store/archive/report-head.js";
import { nodeFileSystem } from "#store/file-system.js";
import { withTempDir } from "../../support/temp-dir.js";

const EIGHT = Array.from({ length: 8 });

describe("an archive's keys", () => {
  it("are made once, however many begin together, and their public parts belong to them", () =>
    withTempDir(async (dir) => {
      const signed = await Promise.all(
        EIGHT.map(() => signWithArchiveKey(nodeFileSystem, dir, Buffer.from("x"))),
      );
      const keys = new Set(signed.map(({ publicKey }) => publicKey));
      expect([...keys]).toEqual([readFileSync(join(dir, "keys", "archive-key.pub.pem"), "utf8")]);
      const signers = await Promise.all(EIGHT.map(() => packageSigner(nodeFileSystem, dir)));
      expect(new Set(signers.map((sign) => sign("hash").publicKey)).size).toBe(1);
      expect(readdirSync(join(dir, "keys")).sort()).toEqual([
        "archive-key.pem",
        "archive-key.pub.pem",
        "package-key.pem",
        "package-key.pub.pem",
      ]);
    }));
});

describe("the figures of a report", () => {
  const head = { format: "isochron-report/1", notes: ['a note with\n  "pages": [ in it'], all: { pages: 3 } };

  /** A file that counts what is read of it. */
  function sourceOf(text: string): {
    sizeBytes: number;
    read: (at: number, length: number) => Buffer;
    last: number;
  } {
    const bytes = Buffer.from(text);
    const source = {
      sizeBytes: bytes.length,
      last: 0,
      read: (at: number, length: number): Buffer => {
        source.last = Math.max(source.last, Math.min(at + length, bytes.length));
        return bytes.subarray(at, at + length);
      },
    };
    return source;
  }

  it.each([
    ["a short head", head],
    [
      "a head longer than what is read at once",
      { ...head, notes: ["é".repeat(65_519), "x".repeat(200_000)] },
    ],
  ])("are read without its pages: %s", async (_what, figures) => {
    const pages = Array.from({ length: 20_000 }, (_, i) => ({ url: `http://a.test/${i}`, verdict: "sharp" }));
    const source = sourceOf(Buffer.concat([...jsonPieces({ ...figures, pages })]).toString());
    expect(await readReportHead(source)).toEqual(figures);
    expect(source.last).toBeLessThan(source.sizeBytes - 500_000);
  });

  it("are not guessed where the pages do not stand last", async () => {
    expect(await readReportHead(sourceOf(JSON.stringify({ pages: [], ...head })))).toBeNull();
  });
});
