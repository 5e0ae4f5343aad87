// Which command lines begin the archive's thread before they are read, and that a wrong guess keeps no process alive.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { isLikelyHurried } from "#cli/engine/likely-hurried.js";

const PROGRAM = fileURLToPath(new URL("../../../../dist/cli/bin.js", import.meta.url));

it.each([
  [true, "capture http://a.example/ --delay 0 --passes 1"],
  [true, "capture --passes=1 --delay=0ms http://a.example/"],
  [true, "capture http://a.example/ --passes 1 --delay 0s --json"],
  [false, "capture http://a.example/"],
  [false, "capture http://a.example/ --delay 0ms"],
  [false, "capture http://a.example/ --delay 0ms --passes 2"],
  [false, "capture http://a.example/ --delay 10ms --passes 1"],
  [false, "capture http://a.example/ --passes 1 --delay"],
  [false, "capture --help --delay 0ms --passes 1"],
  [false, "verify --delay 0ms --passes 1"],
  [false, ""],
])("%s: %s", (expected, line) => {
  expect(isLikelyHurried(line.split(" "))).toBe(expected);
});

it("a command line that is refused afterwards ends at once, and leaves nothing behind", () => {
  const dir = mkdtempSync(join(tmpdir(), "isochron-hurried-"));
  try {
    const words = ["capture", "http://a.example/", "--delay", "0ms", "--passes", "1", "--strategy", "none"];
    const run = spawnSync(process.execPath, [PROGRAM, ...words], {
      cwd: dir,
      encoding: "utf8",
      timeout: 60_000,
    });
    expect(run.signal).toBeNull();
    expect(run.status).toBe(2);
    expect(run.stderr).toMatch(/strategy/);
    expect(readdirSync(dir)).toEqual([]);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
});
