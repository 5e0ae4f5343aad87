// Copies of sites, opened from their files in a real browser: all of it is there, it says what the replay says, and
// nothing is asked of anybody.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { parseIso, toTimestamp17 } from "#model/index.js";
import { startServers } from "#server/index.js";
import { openArchive } from "#store/index.js";
import { temporaryDirectory } from "../../support/archives/archives.js";
import { launchBrowser } from "../../support/browser.js";
import { captureInto } from "../../support/captures/capture-simulated.js";
import { copyArchive, copyWeb, type Copied } from "../../support/copies/copied.js";
import { NASTY_SITE, SITE } from "../../support/copies/nasty-site.js";
import { startTrapServer, type TrapServer } from "../../support/sites/trap-server.js";

let browser: Browser;
let trap: TrapServer;
let context: BrowserContext;
let page: Page;
const asked: string[] = [];

beforeAll(async () => {
  trap = await startTrapServer();
  browser = await launchBrowser(trap.browserArgs);
});

afterAll(async () => {
  await browser?.close();
  await trap?.close();
});

beforeEach(async () => {
  asked.length = trap.hosts.length = 0;
  context = await browser.newContext();
  context.on("request", (request) => asked.push(request.url()));
  page = await context.newPage();
});

afterEach(() => context.close());

const fileAddress = ({ place }: Copied, file: string): string => `${pathToFileURL(place).href}/${file}`;

async function open(copied: Copied, url: string): Promise<void> {
  const { file, opens = file } = copied.pageOf(url);
  await page.goto(fileAddress(copied, opens));
}

/** Everything that the browser wanted was a file of the copy, or is in the page itself. */
function expectInside({ place }: Copied): void {
  const root = `${pathToFileURL(place).href}/`;
  expect(asked.filter((url) => !url.startsWith(root) && !/^(?:data|about|blob):/.test(url))).toEqual([]);
  expect(trap.hosts).toEqual([]);
}

it("copies a living site whole, and every page reads as in the replay", async () => {
  const dir = temporaryDirectory();
  const { report } = await captureInto(join(dir, "archive"), { preset: "demo", pages: 16, seed: 5 });
  const copied = await copyArchive(join(dir, "archive"), join(dir, "copy"));
  const { pages, absent, counts } = copied.manifest;
  expect([...pages, ...absent.filter(({ isKnown }) => isKnown)].map(({ url }) => url).sort()).toEqual(
    report.pages.map(({ url }) => url).sort(),
  );
  expect(
    pages
      .filter(({ tier }) => tier === "observed")
      .map(({ url }) => url)
      .sort(),
  ).toEqual(
    report.pages
      .filter(({ verdict }) => verdict === "sharp")
      .map(({ url }) => url)
      .sort(),
  );
  expect(counts.tiers.observed).toBe(report.all.sharp);
  for (const { file, fileSha256 } of pages)
    expect(
      createHash("sha256")
        .update(readFileSync(join(copied.place, file)))
        .digest("hex"),
    ).toBe(fileSha256);

  const archive = await openArchive(join(dir, "archive"), { mode: "read" });
  const servers = await startServers({ archive, port: 0, replayPort: 0 });
  const replayed = await (await browser.newContext()).newPage();
  try {
    for (const { url, kind, file, seenAt, contentType } of pages) {
      if (kind !== "page" || !contentType?.startsWith("text/html")) continue;
      await page.goto(fileAddress(copied, file));
      await replayed.goto(`${servers.replayUrl}/${toTimestamp17(parseIso(seenAt)!)}/${url}`);
      const frame = (await (await replayed.waitForSelector("iframe")).contentFrame())!;
      await frame.waitForFunction("location.protocol !== 'about:' && document.readyState === 'complete'");
      const [ours, theirs] = [await shown(page), await shown(frame)];
      expect([url, ours]).toEqual([url, theirs]);
      expect(ours.text.length).toBeGreaterThan(0);
    }
  } finally {
    await replayed.context().close();
    await servers.close();
    await archive.close();
  }
  expectInside(copied);
});

/** What a reader sees: title, words, which pictures came, whether styles came. */
function shown(view: Pick<Page, "evaluate">): Promise<{ readonly text: string }> {
  return view.evaluate(`({
    title: document.title,
    text: document.body.innerText,
    pictures: [...document.images].map(({ complete, naturalWidth }) => complete && naturalWidth > 0),
    styles: document.styleSheets.length,
    font: getComputedStyle(document.body).fontFamily,
    mode: document.compatMode,
  })`);
}

it("shows what is hard to show from files, and leads nowhere else", async () => {
  const copied = await copyWeb(temporaryDirectory(), NASTY_SITE);
  await open(copied, SITE);
  expect(await page.evaluate("document.compatMode")).toBe("CSS1Compat");
  expect(await page.locator("#latin").innerText()).toBe("Größe – “ß”");
  expect(
    await page.evaluate(
      "['styled', 'imported'].map((id) => getComputedStyle(document.getElementById(id)).color)",
    ),
  ).toEqual(["rgb(1, 2, 3)", "rgb(4, 5, 6)"]);
  expect(
    await page.evaluate("Object.fromEntries([...document.images].map((one) => [one.id, one.naturalWidth]))"),
  ).toEqual({ plain: 1, set: 1, moved: 1, asked: 1, drawn: 20, outside: 0, bare: 0 });
  expect(
    await page.evaluate("document.fonts.ready.then(() => [...document.fonts].map((one) => one.status))"),
  ).toEqual(["loaded"]);
  expect(await page.frameLocator("#framed").locator("body").innerText()).toBe("A framed page");
  expect(await page.frameLocator("#inner").locator("p").innerText()).toBe("inner");
  expect(await page.frameLocator("#drawing-in-frame").locator("img").count()).toBe(1);
  await page.locator("#to-query").click();
  await page.waitForURL(/#f$/);
  expect(await page.title()).toBe("Query");
  expectInside(copied);
});

it("leads every link to the file of its page", async () => {
  const copied = await copyWeb(temporaryDirectory(), NASTY_SITE);
  await open(copied, SITE);
  const targets: Record<string, string> = await page.evaluate(
    "Object.fromEntries([...document.querySelectorAll('a[id]')].map((one) => [one.id, one.href]))",
  );
  const file = (path: string): string => fileAddress(copied, copied.pageOf(`${SITE}${path}`).file);
  expect(targets).toMatchObject({
    "to-upper": file("Page"),
    "to-lower": file("page"),
    "to-slash": file("page/"),
    "to-index": file("page/index.html"),
    "to-moved": file("page"),
    "to-based": file("based/"),
  });
  expect(new Set(Object.values(targets)).size).toBe(Object.keys(targets).length - 1);
  await page.goto(file("old"));
  await page.waitForURL(file("page"));
  await page.goto(file("based/"));
  expect(await page.evaluate("document.images[0].naturalWidth")).toBe(1);
  expectInside(copied);
});

it("names on a local page what is not in the copy, and why", async () => {
  const copied = await copyWeb(temporaryDirectory(), NASTY_SITE);
  await open(copied, SITE);
  const links: string[] = await page.evaluate(
    "['to-outside', 'to-share', 'to-private'].map((id) => document.getElementById(id).href)",
  );
  await page.locator("#send").click();
  await page.waitForURL(/elsewhere/);
  expect(await page.locator("section:visible").innerText()).toContain("http://outside.example/send");
  const words = ["http://outside.example/page?x=1", "file://outside.example/share", "excluded by robots.txt"];
  for (const [i, link] of links.entries()) {
    await page.goto(link);
    expect(await page.title()).toBe("Not in this copy");
    expect(await page.locator("section:visible").innerText()).toContain(words[i]);
  }
  await page.goto(fileAddress(copied, copied.pageOf(`${SITE}leaves`).file));
  await page.waitForURL(/elsewhere/);
  expect(await page.locator("section:visible").innerText()).toContain("http://refresh.example/");
  await page.getByRole("link", { name: "All pages of this copy" }).click();
  await page.getByRole("link", { name: "Upper" }).click();
  expect(await page.title()).toBe("Upper");
  expectInside(copied);
});
