import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext, Frame, Page } from "playwright-core";
import { build } from "vite";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { startServers, type RunningServers } from "#server/index.js";
import type { Archive } from "#ports/index.js";
import { openArchive } from "#store/index.js";
import { launchBrowser, withoutShim } from "../../support/browser.js";
import { fillArchive } from "../../support/archives/filled-archive.js";
import { hostilePage, type HostileResult } from "../../support/sites/hostile-page.js";
import { makeReport } from "../../support/samples/reports.js";
import { startTrapServer, type TrapServer } from "../../support/sites/trap-server.js";

const OUTSIDE = "http://example.invalid";
const HOME = `<!doctype html><title>Archived home</title><link rel="stylesheet" href="/style.css"><h1>Home</h1>
<p><a href="page-0.html">Next</a></p><img src="http://elsewhere.example/pixel.gif">
<link rel="preconnect" href="http://elsewhere.example/">`;
const HTML = "HTTP/1.1 200 OK\nContent-Type: text/html; charset=utf-8\nSet-Cookie: from-server=1; Path=/";

let browser: Browser;
let trap: TrapServer;
let servers: RunningServers;
let archive: Archive;
let dir: string;
let context: BrowserContext;
let page: Page;
const asked: string[] = [];

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "isochron-browser-"));
  const webDir = join(dir, "web");
  await build({
    configFile: "vite.web.config.ts",
    logLevel: "error",
    build: { outDir: webDir, emptyOutDir: true },
  });
  archive = await openArchive(join(dir, "archive"));
  servers = await startServers({ archive, port: 0, replayPort: 0, webDir });
  const host = {
    name: "demo.example",
    pages: 30,
    sharp: 26,
    failed: 0,
    requests: 60,
    bytes: 9000,
    fetchMs: 600,
  };
  const tables = {
    hosts: [host],
    mediaTypes: [{ name: "text/html", pages: 23, sharp: 19, bytes: 8000 }],
    statuses: [{ name: "200", pages: 30 }],
    seeds: [
      { name: "http://demo.example/", verdict: "sharp" as const, reason: null, status: 200, pages: 30 },
    ],
  };
  const report = makeReport({ pages: 30, verdictOf: (i) => (i % 7 === 3 ? "changed" : "sharp") }, { tables });
  await fillArchive(archive, report, [
    { url: "http://demo.example/", head: HTML, body: HOME },
    {
      url: "http://demo.example/page-0.html",
      head: HTML,
      body: "<title>Archived page 0</title><h1>Page 0</h1>",
    },
    {
      url: "http://demo.example/page-1.html",
      head: HTML,
      body: hostilePage(new URL(servers.uiUrl).origin, OUTSIDE),
    },
    {
      url: "http://demo.example/style.css",
      head: "HTTP/1.1 200 OK\nContent-Type: text/css",
      body: "h1{color:rgb(1,2,3)}",
    },
    {
      url: "http://demo.example/sw.js",
      head: "HTTP/1.1 200 OK\nContent-Type: text/javascript",
      body: "self;",
    },
  ]);
  trap = await startTrapServer();
  browser = await launchBrowser(trap.browserArgs);
});

afterAll(async () => {
  await browser?.close();
  await servers?.close();
  await trap?.close();
  await archive?.close();
  await rm(dir, { recursive: true, force: true });
});

beforeEach(async () => {
  context = await browser.newContext();
  asked.length = 0;
  trap.hosts.length = 0;
  context.on("requestfinished", (request) => asked.push(request.url()));
  // What the page's own policy stopped never left the browser; any other failure did.
  context.on("requestfailed", (request) => {
    if (!/csp/i.test(request.failure()?.errorText ?? "")) asked.push(request.url());
  });
  page = await context.newPage();
});

afterEach(() => context.close());

/** Clicks a link that opens a window and waits for it. */
async function follow(linkName: string): Promise<Page> {
  const [opened] = await Promise.all([
    context.waitForEvent("page"),
    page.getByRole("link", { name: linkName }).first().click(),
  ]);
  await opened.waitForLoadState();
  return opened;
}

/** The archived page inside the page around it. */
async function archivedIn(window: Page): Promise<Frame> {
  // On the way back the frame of the page that is left may still be there for a moment, longer on a busy machine.
  const frame = await vi.waitUntil(async () => (await window.waitForSelector("iframe")).contentFrame(), {
    timeout: 30_000,
  });
  await frame.waitForFunction("location.protocol !== 'about:' && document.readyState !== 'loading'");
  return frame;
}

function expectLoopbackOnly(): void {
  const isOurs = (url: string): boolean => /^(127\.0\.0\.1|[\w-]+\.localhost)$/.test(new URL(url).hostname);
  expect(asked.filter((url) => /^(https?|wss?):/.test(url) && !isOurs(url))).toEqual([]);
  expect(trap.hosts).toEqual([]);
}

describe("the UI in a browser", () => {
  it("lists sites, shows a capture's chart and leads into replay, all on loopback", async () => {
    await page.goto(servers.uiUrl);
    await page.getByRole("link", { name: "26 of 30 pages" }).click();
    await page.getByRole("img", { name: /Visit and revisit of 30 pages/ }).waitFor();
    expect(await page.locator("figure").first().locator("path").count()).toBe(30);
    expect(await page.title()).toContain("demo.example as of 2026-11-15");
    await page.getByRole("img", { name: /^Directories of the site by verdict/ }).waitFor();
    // Heat would be one box over the whole screen here.
    await page.getByText("All pages lie in one directory.").waitFor();
    const met = page.locator("section:has(#met) tbody tr");
    expect(await met.allTextContents()).toEqual([
      "demo.example3086.6 %0609.0 kB10 ms",
      "text/html2382.6 %8.0 kB",
      "20030",
      "http://demo.example/30200sharp",
    ]);

    const replayed = await follow("Open the site as of this moment");
    expect(replayed.url()).toBe(`${servers.replayUrl}/20261115123107412/http://demo.example/`);
    expect(await replayed.title()).toBe("http://demo.example/ as of 2026-11-15T12:31:08.312Z");
    const home = await archivedIn(replayed);
    expect(await home.title()).toBe("Archived home");
    expect(new URL(home.url()).hostname).toMatch(/^demo-example-[0-9a-f]{24}\.localhost$/);
    expect(await home.evaluate("getComputedStyle(document.querySelector('h1')).color")).toBe("rgb(1, 2, 3)");
    await home.getByRole("link", { name: "Next" }).click();
    await replayed.waitForURL(`${servers.replayUrl}/20261115123107412/http://demo.example/page-0.html`);
    await (await archivedIn(replayed)).getByRole("heading", { name: "Page 0" }).waitFor();
    expect(await replayed.locator("header").textContent()).toContain(
      "http://demo.example/page-0.html as captured",
    );
    await replayed.goBack();
    await (await archivedIn(replayed)).getByRole("heading", { name: "Home" }).waitFor();
    expect(await replayed.locator("header").textContent()).toContain("http://demo.example/ as captured");
    expectLoopbackOnly();
  });

  it("filters the pages by verdict and address, by keyboard alone", async () => {
    await page.goto(`${servers.uiUrl}#/captures/20261115123000-demo`);
    const rows = page.locator("section:has(#pages) tbody tr");
    await rows.first().waitFor();
    expect(await rows.count()).toBe(30);
    await page.getByRole("button", { name: "changed" }).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => rows.count()).toBe(4);
    await page.getByRole("searchbox").fill("style-3.css");
    await expect.poll(() => page.getByRole("status").textContent()).toContain("1 page of 30");
    expect(await rows.count()).toBe(1);
  });

  it("hands out the certificate, without a script error", async () => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(message.text());
    });
    await page.goto(`${servers.uiUrl}#/captures/20261115123000-demo`);
    const link = page.getByRole("link", { name: "Download the certificate" });
    const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
    expect(download.suggestedFilename()).toBe("20261115123000-demo-certificate.json");
    const text = await readFile(await download.path(), "utf8");
    expect(JSON.parse(text)).toMatchObject({ format: "isochron-certificate/1", site: "demo.example" });
    expect(errors).toEqual([]);
  });
});

describe("a hostile archived page", () => {
  async function attack(): Promise<HostileResult["attempts"]> {
    await withoutShim(context);
    await page.goto(`${servers.uiUrl}#/captures/20261115123000-demo`);
    const hostile = await archivedIn(await follow("Show as of this moment: http://demo.example/page-1.html"));
    await hostile.waitForFunction("document.title === 'done'");
    return (JSON.parse((await hostile.locator("#result").textContent())!) as HostileResult).attempts;
  }

  it("runs its scripts, reads nothing of the UI's origin and reaches nobody outside", async () => {
    const attempts = await attack();

    expect(attempts).toEqual({
      "script-runs": "2",
      "read-api": "refused TypeError",
      "read-api-blind": "refused TypeError",
      "api-as-script": "refused",
      opener: "none",
      parent: "refused SecurityError",
      popup: "refused",
      "document-domain": "refused SecurityError",
      // In a frame of another origin this browser gives neither.
      cookie: "",
      "cookie-bomb": "thrown",
      storage: "refused SecurityError",
      "service-worker": expect.stringMatching(/^refused/),
      "image-beacon": "refused",
      "fetch-outside": "refused TypeError",
      // Browsers say so before they ask the policy, which then stops it.
      "send-beacon": "queued",
      "web-socket": "refused",
      hint: "added",
    });
    expectLoopbackOnly();
  });

  it("plants no cookie or storage that matters to the UI", async () => {
    await page.goto(servers.uiUrl);
    const readList = "fetch('/api/captures').then((response) => response.text())";
    const before = await page.evaluate(readList);
    await attack();
    expect(await context.cookies(servers.uiUrl)).toEqual([]);
    await page.goto(servers.uiUrl);
    await page.getByRole("link", { name: "26 of 30 pages" }).waitFor();
    expect(await page.evaluate(readList)).toBe(before);
    expect(await page.evaluate("localStorage.length")).toBe(0);
  });

  it("cannot show the UI in a frame", async () => {
    await page.goto(`${servers.replayUrl}/20261115123107412/http://demo.example/`);
    const framed = await (
      await archivedIn(page)
    ).evaluate(`new Promise((resolve) => {
      const frame = document.createElement("iframe");
      frame.onload = () => resolve(frame.contentDocument?.title ?? "out of reach");
      frame.src = ${JSON.stringify(servers.uiUrl)};
      document.body.append(frame);
    })`);
    expect(framed).not.toBe("Isochron");
    expect(page.frames().some((frame) => frame.url().startsWith(servers.uiUrl))).toBe(false);
  });
});

it("would notice a request that leaves loopback", async () => {
  await page.goto(`${OUTSIDE}/`);
  expect(trap.hosts.filter((host) => host.startsWith("example.invalid"))).not.toEqual([]);
  expect(() => expectLoopbackOnly()).toThrow();
});
