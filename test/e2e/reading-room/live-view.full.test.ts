// The live view in a browser, while a capture proceeds in the same archive.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { build } from "vite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startLivingSite, type RunningSite } from "#lab/index.js";
import { startServers, type RunningServers } from "#server/index.js";
import type { Archive } from "#ports/index.js";
import { openArchive } from "#store/index.js";
import { launchBrowser } from "../../support/browser.js";
import { runCli } from "../../support/test-io.js";

let dir: string;
let site: RunningSite;
let browser: Browser;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "isochron-live-"));
  await build({
    configFile: "vite.web.config.ts",
    logLevel: "error",
    build: { outDir: join(dir, "web"), emptyOutDir: true },
  });
  site = await startLivingSite({ preset: "demo", pages: 60, seed: 2 });
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
  await rm(dir, { recursive: true, force: true });
});

/** A server on the archive as soon as the capture has made it. */
async function serve(archiveDir: string): Promise<{ archive: Archive; servers: RunningServers }> {
  await expect.poll(() => site.site.log.total, { timeout: 30_000 }).toBeGreaterThan(2);
  const archive = await openArchive(archiveDir, { mode: "read" });
  return {
    archive,
    servers: await startServers({ archive, port: 0, replayPort: 0, webDir: join(dir, "web") }),
  };
}

it("follows a capture from page to page: progress, pace and pages grow, a pause shows, the end leads to the report", async () => {
  const archiveDir = join(dir, "archive");
  const argv = ["capture", site.url, "--allow-private", "--delay", "60ms", "--archive", archiveDir, "--json"];
  const capturing = runCli(argv);
  const { archive, servers } = await serve(archiveDir);
  const errors: string[] = [];
  try {
    const page = await browser.newPage({ viewport: { width: 1100, height: 900 } });
    page.on("pageerror", (error) => errors.push(error.message));
    await page.goto(servers.uiUrl);
    await page.getByRole("link", { name: "Live" }).click();
    const rows = page.locator("tbody tr");
    await rows.first().waitFor();
    const before = await rows.count();
    await expect.poll(() => rows.count(), { timeout: 30_000 }).toBeGreaterThan(before + 5);
    await page.getByText("pages/s").waitFor();
    expect(await page.locator(".state").textContent()).toBe("running");
    await runCli(["captures", "pause", "--archive", archiveDir]);
    await expect.poll(() => page.locator(".state").textContent(), { timeout: 30_000 }).toBe("paused");
    const shots = process.env["ISOCHRON_SHOTS"];
    if (shots)
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        await page.screenshot({ path: join(shots, `live-${colorScheme}.png`) });
      }
    await runCli(["captures", "resume", "--archive", archiveDir]);
    expect((await capturing).code).toBe(0);
    await page.getByRole("link", { name: "see what it proves" }).click();
    await page.getByText("seen identical before and after").waitFor();
    expect(errors).toEqual([]);
  } finally {
    await servers.close();
    await archive.close();
  }
});
