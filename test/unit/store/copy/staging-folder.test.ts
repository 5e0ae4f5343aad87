// Folders in which exports are put together: none stays, whichever way the process that made it has ended.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { writeCopyFolder } from "#store/index.js";
import { withStagingFolder } from "#store/staging-folder.js";
import { withTempDir } from "../../../support/temp-dir.js";

/** The number of a process that is no more. */
const DEAD = spawnSync(process.execPath, ["-e", ""]).pid;

/** What a killed process, or one that still runs, has begun. */
function begunBy(pid: number, out: string): string {
  const folder = `${out}.parts.${pid}-0123456789ab.tmp`;
  mkdirSync(join(folder, "inner"), { recursive: true });
  writeFileSync(join(folder, "inner", "half"), "half");
  return folder;
}

describe("a staging folder", () => {
  it("is there while it is used, and gone afterwards, also after a failure", () =>
    withTempDir(async (dir) => {
      const out = join(dir, "new", "out.wacz");
      const use = async (folder: string): Promise<string> => {
        writeFileSync(join(folder, "x"), "x");
        return folder;
      };
      expect(existsSync(await withStagingFolder(out, use))).toBe(false);
      const fail = async (folder: string): Promise<never> => {
        await use(folder);
        throw new Error("no more");
      };
      await expect(withStagingFolder(out, fail)).rejects.toThrow("no more");
      expect(readdirSync(join(dir, "new"))).toEqual([]);
    }));

  it("goes with the process where that ends in between", () =>
    withTempDir(async (dir) => {
      await withStagingFolder(join(dir, "out"), async () => {
        expect(readdirSync(dir)).toHaveLength(1);
        // What the store does when the process ends.
        const own = process.listeners("exit").find(({ name }) => name === "removeAll");
        own!.call(process, 0);
        expect(readdirSync(dir)).toEqual([]);
      });
    }));

  it("takes away what killed processes have left for the same target, and nothing else", () =>
    withTempDir(async (dir) => {
      const out = join(dir, "out.wacz");
      const left = begunBy(DEAD, out);
      const kept = [
        begunBy(process.ppid, out),
        begunBy(DEAD, join(dir, "other.wacz")),
        join(dir, "out.wacz.parts"),
      ];
      mkdirSync(kept[2]!);
      await withStagingFolder(out, async () => undefined);
      expect(existsSync(left)).toBe(false);
      expect(kept.map((path) => existsSync(path))).toEqual([true, true, true]);
    }));
});

describe("a copy in a folder", () => {
  const MANIFEST = '{"format":"isochron-copy/1"}';
  async function* files(text: string): AsyncGenerator<{ path: string; content: Buffer[] }> {
    yield { path: "a.html", content: [Buffer.from(text)] };
    yield { path: "manifest.json", content: [Buffer.from(MANIFEST)] };
  }

  it("replaces an earlier one also where a killed process has left one more", () =>
    withTempDir(async (dir) => {
      const place = join(dir, "copy");
      await writeCopyFolder(place, files("1"));
      mkdirSync(`${place}.old.part`);
      writeFileSync(join(`${place}.old.part`, "a.html"), "0");
      await writeCopyFolder(place, files("2"));
      expect(readdirSync(dir)).toEqual(["copy"]);
    }));

  it("is never put together with another that is made at the same time", () =>
    withTempDir(async (dir) => {
      const place = join(dir, "copy");
      const both = await Promise.allSettled([
        writeCopyFolder(place, files("1")),
        writeCopyFolder(place, files("2")),
      ]);
      expect(both.filter(({ status }) => status === "fulfilled").length).toBeGreaterThan(0);
      expect(readdirSync(place).sort()).toEqual(["a.html", "manifest.json"]);
      expect(readdirSync(dir)).toEqual(["copy"]);
    }));
});
