// A report of a huge site is written in very many small pieces, each handed over at once.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { nodeFileSystem, writeAtomically } from "#store/file-system.js";
import { withTempDir } from "../../../support/temp-dir.js";

describe("a file of many small pieces", () => {
  it("is written with room for whoever else waits, and whole", () =>
    withTempDir(async (dir) => {
      let turns = 0;
      const turnsAt: number[] = [];
      function* pieces(): Generator<Buffer> {
        for (let i = 0; i < 640; i++) {
          if (i % 64 === 0) setImmediate(() => turns++);
          turnsAt.push(turns);
          yield Buffer.from(`${i}\n`);
        }
      }
      await writeAtomically(nodeFileSystem, join(dir, "long"), pieces());
      expect(turnsAt.at(-1)).toBe(10);
      const whole = Array.from({ length: 640 }, (_, i) => `${i}\n`).join("");
      expect(readFileSync(join(dir, "long"), "utf8")).toBe(whole);
    }));
});
