// The Archive Capture Replay Test Suite in Chromium, with a trap in the place of the live web.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startServers, type RunningServers } from "#server/index.js";
import type { Archive } from "#ports/index.js";
import { openArchive } from "#store/index.js";
import { launchBrowser } from "../../support/browser.js";
import { greenBoxes, importAcrts } from "../../support/replays/acrts.js";
import { sharedData } from "../../support/samples/shared-data.js";
import { startTrapServer, type TrapServer } from "../../support/sites/trap-server.js";

let [dir, browser, trap, archive, servers]: [string, Browser, TrapServer, Archive, RunningServers] =
  [] as never;

describe.skipIf(!sharedData)("the replay test suite (skipped: no data)", () => {
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), "isochron-acrts-"));
    await importAcrts(dir, `${sharedData}/conformance`);
    archive = await openArchive(dir, { mode: "read" });
    servers = await startServers({ archive, port: 0, replayPort: 0 });
    trap = await startTrapServer(/\.github\.io(:\d+)?$/);
    browser = await launchBrowser(trap.browserArgs);
  });
  afterAll(async () => {
    await browser?.close();
    await servers?.close();
    await trap?.close();
    await archive?.close();
    await rm(dir, { recursive: true, force: true });
  });

  it("turns every box green by rewriting on the server, and nothing leaves the archive", async () => {
    const boxes = await greenBoxes(await browser.newContext(), servers.replayUrl);
    expect([...boxes].filter(([, isGreen]) => !isGreen)).toEqual([]);
    expect(boxes.size).toBe(18);
    expect(trap.hosts).toEqual([]);
  });
});
