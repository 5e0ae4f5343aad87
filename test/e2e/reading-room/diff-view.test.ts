// The UI's way from a changed page to what changed on it.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { build } from "vite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startServers, type RunningServers } from "#server/index.js";
import { launchBrowser } from "../../support/browser.js";
import { memoryArchive, MemoryIndex } from "../../support/archives/memory-archive.js";
import { AS_OF, makeReport } from "../../support/samples/reports.js";
import { overflowPx } from "../../support/ui/ui-room.js";

const URL_OF_PAGE = "http://demo.example/prices.html";
const HEAD = "HTTP/1.1 200 OK\nContent-Type: text/html; charset=utf-8";
/** No line can be broken in it but by force. */
const WORD = "long".repeat(100);
const page = (price: string, extra = ""): string =>
  `<title>Prices</title><main><h1>Prices</h1><p>A ladder costs ${price} crowns.</p><p>Open daily.</p><p>${price === "40" ? "Long" : WORD} word</p>${extra}</main>`;

let dir: string;
let browser: Browser;
let servers: RunningServers;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "isochron-diff-"));
  await build({
    configFile: "vite.web.config.ts",
    logLevel: "error",
    build: { outDir: join(dir, "web"), emptyOutDir: true },
  });
  const index = new MemoryIndex();
  index.add(URL_OF_PAGE, AS_OF - 1000, HEAD, page("40"));
  index.add(
    URL_OF_PAGE,
    AS_OF + 1000,
    HEAD,
    page("55", "<p>&lt;img src=x onerror=&quot;document.title='hit'&quot;&gt;</p>"),
  );
  const made = makeReport({ pages: 3, verdictOf: (i) => (i === 1 ? "changed" : "sharp") });
  const change = { verdict: "major", importance: 0.4, explanation: "A price changed." } as const;
  const pages = made.pages.map((one) =>
    one.verdict === "changed"
      ? { ...one, url: URL_OF_PAGE, visitAt: AS_OF - 990, revisitAt: AS_OF + 1000, change }
      : one,
  );
  const archive = memoryArchive(index, { reports: [{ ...made, pages }] });
  servers = await startServers({ archive, port: 0, replayPort: 0, webDir: join(dir, "web") });
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser.close();
  await servers.close();
  await rm(dir, { recursive: true, force: true });
});

it("shows the words that changed, as text and never as markup", async () => {
  const tab = await browser.newPage();
  await tab.goto(servers.uiUrl);
  await tab.getByRole("link", { name: "2 of 3 pages" }).click();
  await tab.getByRole("link", { name: "What changed" }).click();
  await tab.getByRole("heading", { name: URL_OF_PAGE }).waitFor();
  expect(await tab.locator(".diff del").allTextContents()).toContain("40");
  expect(await tab.locator(".diff ins").allTextContents()).toContain("55");
  expect(await tab.locator(".diff").textContent()).toContain("onerror=");
  expect(await tab.locator(".diff img").count()).toBe(0);
  expect(await tab.title()).not.toBe("hit");
  await tab.close();
});

it.each([
  [390, "inline", "ol.diff"],
  [390, "side", "table.diff"],
  [1400, "inline", "ol.diff"],
  [1400, "side", "table.diff"],
])("keeps both versions inside a window of %i pixels (%s)", async (width, how, list) => {
  const tab = await browser.newPage({ viewport: { width, height: 900 } });
  const address = `#/diff/${AS_OF - 1000}/${AS_OF + 1000}/${encodeURIComponent(URL_OF_PAGE)}?how=${how}`;
  await tab.goto(`${servers.uiUrl}${address}`);
  const boxes = async (tag: string) => {
    const all = await tab.locator(`${list} ${tag}`).all();
    return Promise.all(all.map(async (one) => (await one.boundingBox())!));
  };
  await tab.locator(`${list} ins`).first().waitFor();
  for (const box of [...(await boxes("del")), ...(await boxes("ins"))]) {
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
  }
  // The same room for both, whatever stands in them.
  const [before, after] = await boxes("tr:not(.skipped) > td");
  if (how === "side") expect(Math.abs(before!.width - after!.width)).toBeLessThan(2);
  expect(await overflowPx(tab)).toBe(0);
  await tab.close();
});

it("shows one below the other where there is little room, unless somebody wishes otherwise", async () => {
  for (const [width, list] of [
    [390, "ol.diff"],
    [1400, "table.diff"],
  ] as const) {
    const tab = await browser.newPage({ viewport: { width, height: 900 } });
    await tab.goto(
      `${servers.uiUrl}#/diff/${AS_OF - 1000}/${AS_OF + 1000}/${encodeURIComponent(URL_OF_PAGE)}`,
    );
    await tab.locator(list).waitFor();
    await tab.getByRole("button", { name: /^Show / }).click();
    await tab.locator(list).waitFor({ state: "detached" });
    expect(await tab.locator(".diff").count()).toBe(1);
    await tab.close();
  }
});

it("refuses what is no query, and knows what it does not have", async () => {
  const ask = (query: string): Promise<Response> => fetch(new URL(`/api/diff${query}`, servers.uiUrl));
  expect((await ask("")).status).toBe(404);
  expect((await ask(`?url=${encodeURIComponent(URL_OF_PAGE)}&from=x&to=2`)).status).toBe(404);
  const unknown = await ask("?url=http%3A%2F%2Fdemo.example%2Fnowhere&from=1&to=2");
  expect(unknown.status).toBe(404);
  expect(await unknown.text()).toContain("no capture of http://demo.example/nowhere");
});
