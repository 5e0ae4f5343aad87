// A copy of a living site, opened from its files in a real browser: all of it is there, it says what the replay says,
// and nothing is asked of anybody.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { AbsentAddress, CopyHead, CopyPage } from "#model/index.js";
import { startServers } from "#server/index.js";
import { openArchive } from "#store/index.js";
import { temporaryDirectory } from "../../support/archives/archives.js";
import { launchBrowser } from "../../support/browser.js";
import { captureInto } from "../../support/captures/capture-simulated.js";
import { startTrapServer, type TrapServer } from "../../support/sites/trap-server.js";
import { runCli } from "../../support/test-io.js";

interface Manifest extends CopyHead {
  readonly pages: readonly CopyPage[];
  readonly absent: readonly AbsentAddress[];
}

let browser: Browser;
let trap: TrapServer;

beforeAll(async () => {
  trap = await startTrapServer();
  browser = await launchBrowser(trap.browserArgs);
});

afterAll(async () => {
  await browser?.close();
  await trap?.close();
});

it("copies a living site whole, and the copy reads as the replay does", async () => {
  const dir = temporaryDirectory();
  const { report } = await captureInto(join(dir, "archive"), { preset: "demo", pages: 60, seed: 5 });
  const place = join(dir, "copy");
  const { code, out, err } = await runCli(["export", "files", "--archive", join(dir, "archive"), place]);
  expect([code, err]).toEqual([0, ""]);
  console.log(out);
  const manifest = JSON.parse(readFileSync(join(place, "manifest.json"), "utf8")) as Manifest;
  console.log(manifest.pages.slice(0, 8), manifest.absent.slice(0, 5), report.all);
});
