import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { nodeFileSystem, writeAtomically } from "#store/file-system.js";
import { temporaryDirectory } from "../../support/archives/archives.js";

const temporaries = (dir: string): string[] => readdirSync(dir).filter((name) => name.endsWith(".tmp"));

/** Pieces that wait for each other, so that both writers are at their files at once. */
async function* meeting(text: string, here: () => void, there: Promise<void>): AsyncGenerator<Buffer> {
  yield Buffer.from(text);
  here();
  await there;
  yield Buffer.from(text);
}

function meetingPoint(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve = (): void => undefined;
  return { promise: new Promise((done) => (resolve = done)), resolve: () => resolve() };
}

describe("files that appear whole or not at all", () => {
  it("two writers of one file do not get in each other's way", async () => {
    const dir = temporaryDirectory();
    const path = join(dir, "report.json");
    const [a, b] = [meetingPoint(), meetingPoint()];
    await Promise.all([
      writeAtomically(nodeFileSystem, path, meeting("aa", a.resolve, b.promise)).finally(a.resolve),
      writeAtomically(nodeFileSystem, path, meeting("bb", b.resolve, a.promise)).finally(b.resolve),
    ]);
    expect(["aaaa", "bbbb"]).toContain(readFileSync(path, "utf8"));
    expect(temporaries(dir)).toEqual([]);
  });

  it("one that fails leaves neither its beginning nor takes the other's", async () => {
    const dir = temporaryDirectory();
    const path = join(dir, "report.json");
    const [a, b] = [meetingPoint(), meetingPoint()];
    const failing = async function* (): AsyncGenerator<Buffer> {
      yield* meeting("aa", a.resolve, b.promise);
      throw new Error("no more");
    };
    const [failed, written] = await Promise.allSettled([
      writeAtomically(nodeFileSystem, path, failing()).finally(a.resolve),
      writeAtomically(nodeFileSystem, path, meeting("bb", b.resolve, a.promise)).finally(b.resolve),
    ]);
    expect([failed.status, written.status]).toEqual(["rejected", "fulfilled"]);
    expect(readFileSync(path, "utf8")).toBe("bbbb");
    expect(temporaries(dir)).toEqual([]);
  });

  it("what a killed process left is removed, what a running one writes is not", async () => {
    const dir = temporaryDirectory();
    const path = join(dir, "report.json");
    const { pid: dead } = spawnSync(process.execPath, ["-e", "0"]);
    const running = `report.json.${process.ppid}-0123456789ab.tmp`;
    const left = [
      `report.json.${dead}-0123456789ab.tmp`,
      running,
      `report.json.old.${dead}-0123456789ab.tmp`,
    ];
    for (const name of left) writeFileSync(join(dir, name), "half");
    await writeAtomically(nodeFileSystem, path, [Buffer.from("whole")]);
    expect(temporaries(dir).sort()).toEqual([running, `report.json.old.${dead}-0123456789ab.tmp`].sort());
  });
});
