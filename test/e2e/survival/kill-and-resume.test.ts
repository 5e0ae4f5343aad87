// kill -9 in the middle of a capture: the archive opens, and --resume finishes it.
import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { claimsOf, judge, startLivingSite, type RunningSite } from "#lab/index.js";
import type { Certificate } from "#model/index.js";
import { listWarc } from "#store/index.js";
import { withTempDir } from "../../support/temp-dir.js";
import { runCli } from "../../support/test-io.js";

const BIN = fileURLToPath(new URL("../../../dist/cli/bin.js", import.meta.url));

/** Each process anchors its own clock; a fetch takes a few milliseconds. */
const CLOCKS_DIFFER_MS = 20;

/** Runs a capture in a process of its own and kills it when the site has seen so many requests. */
async function captureAndKill(
  site: RunningSite,
  dir: string,
  afterRequests: number,
): Promise<NodeJS.Signals | null> {
  const argv = [BIN, "capture", site.url, "--allow-private", "--delay", "3ms", "--archive", dir];
  const child = spawn(process.execPath, argv, { stdio: "ignore" });
  const watch = setInterval(() => {
    if (site.site.log.total >= afterRequests) child.kill("SIGKILL");
  }, 1);
  const signal = await new Promise<NodeJS.Signals | null>((resolve) =>
    child.once("exit", (_code, by) => resolve(by)),
  );
  clearInterval(watch);
  return signal;
}

describe("kill -9 during a capture", () => {
  it.each([
    ["in the visit pass", 20],
    ["at the end of the visit pass", 40],
    ["in the revisit pass", 60],
  ])("%s loses nothing: --resume finishes it and every claim holds", async (_when, afterRequests) => {
    const site = await startLivingSite({ preset: "demo", pages: 40, seed: afterRequests });
    try {
      await withTempDir(async (dir) => {
        expect(await captureAndKill(site, dir, afterRequests)).toBe("SIGKILL");
        const resumed = await runCli(["capture", "--resume", "--allow-private", "--archive", dir, "--json"]);
        expect(resumed.code, resumed.err).toBe(0);
        const summary = JSON.parse(resumed.out) as {
          certificate: string;
          pages: number;
          sharp: number;
          warcs: string[];
        };
        expect(summary.pages).toBeGreaterThanOrEqual(36);
        expect(summary.sharp).toBeGreaterThan(15);
        expect(summary.warcs.length).toBeGreaterThanOrEqual(2);
        for (const warc of summary.warcs) expect((await listWarc(warc)).findings).toEqual([]);
        const certificate = JSON.parse(await readFile(summary.certificate, "utf8")) as Certificate;
        const { claims } = judge(claimsOf(certificate, "sharp"), site.truth(), CLOCKS_DIFFER_MS);
        expect(claims.filter(({ outcome }) => outcome !== "held" && outcome !== "excused")).toEqual([]);
        const again = await runCli(["capture", "--resume", "--archive", dir]);
        expect(again).toMatchObject({ code: 2, out: "" });
        expect(again.err).toContain("nothing to resume");
      });
    } finally {
      await site.close();
    }
  });
});

describe("Ctrl-C during a capture", () => {
  it("ends it with one line that says how to go on, and --resume finishes it", async () => {
    const site = await startLivingSite({ preset: "demo", pages: 30, seed: 8 });
    const stop = new AbortController();
    const watch = setInterval(() => site.site.log.total >= 15 && stop.abort(), 1);
    try {
      await withTempDir(async (dir) => {
        const argv = ["capture", site.url, "--allow-private", "--delay", "20ms", "--archive", dir];
        const stopped = await runCli(argv, { signal: stop.signal });
        expect(stopped).toMatchObject({ code: 3, out: "" });
        expect(stopped.err.trimEnd().split("\n").at(-1)).toMatch(
          /^isochron: stopped; go on with: isochron capture --resume/,
        );
        const resumed = await runCli(["capture", "--resume", "--allow-private", "--archive", dir, "--json"]);
        expect(resumed.code, resumed.err).toBe(0);
        expect((JSON.parse(resumed.out) as { sharp: number }).sharp).toBeGreaterThan(10);
      });
    } finally {
      clearInterval(watch);
      await site.close();
    }
  });
});
