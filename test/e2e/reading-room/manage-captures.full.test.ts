// Captures asked for in a browser, done by processes of their own: from the form to the report, steered on the way,
// taken up again after a restart of the server and after kill -9 of the process that worked.
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startLivingSite, type RunningSite } from "#lab/index.js";
import { launchBrowser } from "../../support/browser.js";
import { runCli } from "../../support/test-io.js";
import { expectInOrder } from "../../support/ui/acted-room.js";
import { ManagingProcess } from "../../support/ui/managing-process.js";
import { LOOKINGS, type Looking } from "../../support/ui/ui-room.js";

const ENV = { ISOCHRON_DELAY: "30ms" };
let dir: string;
let archive: string;
let site: RunningSite;
let small: RunningSite;
let browser: Browser;
let server: ManagingProcess;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "isochron-manage-"));
  archive = join(dir, "archive");
  site = await startLivingSite({ preset: "demo", pages: 60, seed: 2 });
  small = await startLivingSite({ preset: "demo", pages: 16, seed: 3 });
  browser = await launchBrowser();
  server = await ManagingProcess.start(archive, ENV);
});

afterAll(async () => {
  await server?.end("SIGTERM");
  await browser?.close();
  await site?.close();
  await small?.close();
  await rm(dir, { recursive: true, force: true });
});

async function open(
  hash: string,
  { widthPx, scheme }: Looking = { widthPx: 1100, scheme: "light" },
): Promise<Page> {
  const viewport = { width: widthPx, height: 900 };
  const page = await browser.newPage({ viewport, colorScheme: scheme });
  await page.goto(server.url);
  await page.getByRole("link", { name: "New capture" }).first().waitFor();
  await page.evaluate(`location.hash = ${JSON.stringify(hash)}`);
  return page;
}

const state = async (id: number): Promise<string> => (await server.job(id)).state;
const LONG = { timeout: 120_000 };

/** Asks for a capture and waits until its process has begun it; its job. */
async function beginCapture(delay: string) {
  const input = { urls: [site.url], options: { delay } };
  const { id } = (await server.ask("/api/jobs", { kind: "capture", input })) as { id: number };
  await expect.poll(async () => (await server.job(id)).captureId, LONG).not.toBeNull();
  return server.job(id);
}

async function expectProved(captureId: string): Promise<void> {
  const { code, out } = await runCli(["verify", captureId, "--archive", archive]);
  expect([code, out.includes("false")]).toEqual([0, false]);
}

it("from an address by way of a survey to a capture that is paused, changed, let go on and cancelled; then again", async () => {
  const page = await open("#/new");
  await page.getByRole("button", { name: "Look at the site" }).waitFor(); // the view before it asks for an address too
  await page.getByLabel("Address").fill(site.url);
  await page.getByRole("button", { name: "Look at the site" }).click();
  await page.getByText("no sign of endless addresses").waitFor(LONG);
  await page.getByLabel("Pause after each answer").fill("200ms");
  await page.getByLabel("Title").fill("Our town");
  await page.getByText("waits 200 ms after each answer").waitFor();
  await page.getByRole("button", { name: "Start the capture" }).click();
  await page.getByRole("button", { name: "Pause" }).click(LONG);
  await expect.poll(() => page.locator(".live .state").textContent(), LONG).toBe("paused");
  await page.getByText("Change it while it runs").click();
  await page.getByLabel("Ask for no more addresses that begin with").fill(`${site.url}shop/`);
  await page.getByRole("button", { name: "Change", exact: true }).click();
  await page.getByText("in force within a second or two").waitFor();
  await page.getByRole("button", { name: "Go on" }).click();
  await expect.poll(() => page.locator(".live .state").textContent(), LONG).toBe("running");
  await page.locator(".steer").getByRole("button", { name: "Cancel" }).click();
  await expect.poll(() => state(2), LONG).toBe("cancelled");
  const { captureId } = await server.job(2);
  await expectProved(captureId!);
  const { out } = await runCli(["describe", captureId!, "--archive", archive]);
  expect(out).toContain("Our town");
  // The list is read again every two seconds: until then the survey's is the only job that is over.
  const job = page.locator(".jobs li", { hasText: "Job 2," });
  await job.getByRole("link", { name: "Again" }).click();
  await page.getByRole("heading", { name: "The same capture again" }).waitFor();
  expect(await page.getByLabel("Pause after each answer").inputValue()).toBe("200ms");
  await page.getByLabel("Pause after each answer").fill("1ms");
  await page.getByRole("button", { name: "Start the capture" }).click();
  await page.close(); // closing the window changes nothing
  await expect.poll(() => state(3), LONG).toBe("done");
  const acts = (await server.ask("/api/acts")) as { items: { what: string }[] };
  const done = acts.items.map(({ what }) => what).reverse();
  expect(done.filter((what) => !what.startsWith("worked"))).toEqual([
    "asked for a survey",
    "asked for a capture",
    "paused a capture",
    "changed a running capture",
    "resumed a capture",
    "cancelled a capture",
    "asked for a capture",
  ]);
});

it.each(LOOKINGS)("from an address to a certificate at $widthPx px, $scheme", async (looking) => {
  const page = await open("#/new", looking);
  await page.getByRole("button", { name: "Look at the site" }).waitFor();
  await page.getByLabel("Address").fill(small.url);
  await page.getByRole("button", { name: "Look at the site" }).click();
  await page.getByRole("button", { name: "Start the capture" }).waitFor(LONG);
  await expect.poll(() => page.getByLabel("What the survey found").isVisible()).toBe(true);
  await expectInOrder(page, looking, "survey");
  await page.getByLabel("Pause after each answer").fill("250ms");
  await page.getByRole("button", { name: "Start the capture" }).click();
  await page.getByRole("button", { name: "Pause" }).click(LONG);
  await expect.poll(() => page.locator(".live .state").textContent(), LONG).toBe("paused");
  await page.getByText("Change it while it runs").click();
  await page.getByLabel("Pause after each answer").fill("10ms");
  await page.getByRole("button", { name: "Change", exact: true }).click();
  await page.getByText("in force within a second or two").waitFor();
  await expectInOrder(page, looking, "a capture that is paused and changed");
  await page.getByRole("button", { name: "Go on" }).click();
  const newest = page.locator(".jobs li").first();
  await newest.getByRole("link", { name: "See what it proves" }).click(LONG);
  await page.getByText("seen identical before and after").waitFor();
  await expectInOrder(page, looking, "what it proves");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download the certificate" }).click(),
  ]);
  const certificate = JSON.parse(await readFile(await download.path(), "utf8")) as { capture: string };
  expect(page.url()).toContain(encodeURIComponent(certificate.capture));
  await page.getByRole("link", { name: "Capture it again" }).click();
  await page.getByRole("heading", { name: "The same capture again" }).waitFor();
  await page.getByLabel("Pause after each answer").waitFor();
  await expectInOrder(page, looking, "again");
  await page.close();
});

it("a server that is stopped leaves its capture to be taken up when it starts again", async () => {
  const { id, captureId } = await beginCapture("150ms");
  expect(await server.end("SIGTERM")).toBe(0);
  server = await ManagingProcess.start(archive, ENV);
  await expect.poll(() => state(id), LONG).toBe("done");
  expect(await server.job(id)).toMatchObject({ captureId, attempts: 1 });
  await expectProved(captureId!);
});

it("a process that is killed is begun again, and its capture goes on", async () => {
  const { id, captureId } = await beginCapture("150ms");
  const [pid] = await server.children();
  process.kill(pid!, "SIGKILL");
  await expect.poll(() => state(id), LONG).toBe("done");
  expect(await server.job(id)).toMatchObject({ captureId, attempts: 2 });
  await expectProved(captureId!);
});
