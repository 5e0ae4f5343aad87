// `isochron captures pause|resume|cancel|edit` on a capture that runs, and on one that nobody runs.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { startLivingSite, type RunningSite } from "#lab/index.js";
import type { Certificate } from "#model/index.js";
import { withTempDir } from "../../support/temp-dir.js";
import { runCli, type CliResult } from "../../support/test-io.js";

interface Scene {
  readonly site: RunningSite;
  readonly dir: string;
  readonly captures: (...argv: string[]) => Promise<CliResult>;
  readonly state: () => Promise<string | null>;
}

/** A living site and an archive directory, with the verb at hand. */
async function onScene(work: (scene: Scene) => Promise<void>): Promise<void> {
  const site = await startLivingSite({ preset: "demo", pages: 40, seed: 4 });
  try {
    await withTempDir((dir) => {
      const captures = (...argv: string[]): Promise<CliResult> =>
        runCli(["captures", ...argv, "--archive", dir]);
      const state = async (): Promise<string | null> => {
        const { out } = await captures("--json");
        return (JSON.parse(out) as { captures: { state: string | null }[] }).captures[0]!.state;
      };
      return work({ site, dir, captures, state });
    });
  } finally {
    await site.close();
  }
}

function startCapture({ site, dir }: Scene, ...more: string[]): Promise<CliResult> {
  const argv = ["capture", site.url, "--allow-private", "--archive", dir, "--delay", "20ms", "--json"];
  return runCli([...argv, ...more]);
}

function certificateOf(dir: string, capture: string): Certificate {
  return JSON.parse(readFileSync(join(dir, "captures", capture, "certificate.json"), "utf8")) as Certificate;
}

it("pauses, edits, resumes and cancels a running capture", () =>
  onScene(async (scene) => {
    const { site, captures, state } = scene;
    const running = startCapture(scene);
    await expect.poll(() => site.site.log.total, { timeout: 20_000 }).toBeGreaterThan(5);
    expect(await captures("pause")).toMatchObject({ code: 0, err: "" });
    await expect.poll(state, { timeout: 20_000 }).toBe("paused");
    expect((await captures()).out).toContain("visiting (paused)");
    const requests = site.site.log.total;
    const edited = await captures("edit", "--delay", "150ms", "--exclude", "/private/", "--exclude", "x{3}");
    expect(edited).toMatchObject({ code: 0 });
    expect(edited.out).toContain("a pause of 150 ms");
    expect(site.site.log.total).toBe(requests);
    expect((await captures("resume")).out).toContain("asked to go on");
    await expect.poll(() => site.site.log.total, { timeout: 20_000 }).toBeGreaterThan(requests + 2);
    expect((await captures("cancel")).out).toContain("asked to end");
    const { code, out, err } = await running;
    expect(code, err).toBe(0);
    const { capture, sharp } = JSON.parse(out) as { capture: string; sharp: number };
    // Cancelled before the revisits: only a page looked at twice in a row can be sharp at any instant.
    const { pages } = certificateOf(scene.dir, capture);
    const sharpPages = pages.filter(({ verdict }) => verdict === "sharp");
    expect(sharpPages).toHaveLength(sharp);
    for (const { records } of sharpPages) expect(records.map(({ pass }) => pass)).toContain("probe");
    expect((await captures()).out).toMatch(new RegExp(`cancelled, ${sharp} of \\d+ pages sharp`));
    expect(await runCli(["verify", capture, "--archive", scene.dir])).toMatchObject({ code: 0 });
    const report = await runCli(["report", "--archive", scene.dir, capture]);
    for (const words of ["cancelled on request", "paused on request", "a pause of 150 ms"])
      expect(report.out.replaceAll(/\s+/g, " ")).toContain(words);
    expect(await captures("pause")).toMatchObject({ code: 2, out: "" });
  }));

it("says what it can do for a capture that nobody runs", () =>
  onScene(async (scene) => {
    const { site, captures, state } = scene;
    const stop = new AbortController();
    const argv = ["capture", site.url, "--allow-private", "--archive", scene.dir, "--delay", "20ms"];
    const running = runCli(argv, { signal: stop.signal });
    await expect.poll(() => site.site.log.total, { timeout: 20_000 }).toBeGreaterThan(8);
    stop.abort();
    expect((await running).code).toBe(3);
    expect(await state()).toBe("interrupted");
    expect((await captures("pause")).out).toContain("is not running");
    expect((await captures("resume")).out).toContain("isochron capture --resume");
    expect((await captures("edit", "--max-pages", "12")).out).toContain("in force when it is resumed");
    expect((await captures("edit")).code).toBe(2);
    expect((await captures("edit", "--exclude", "(")).code).toBe(2);
    expect((await captures("cancel", "nonsense")).code).toBe(2);
    expect((await captures("cancel")).out).toContain("was not running and is now cancelled");
    expect((await captures("cancel")).code).toBe(2);
  }));
