// Pages in XML in Chromium: replayed, and opened from the files of a copy; both show what the original shows.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser, Frame, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { parseIso, toTimestamp17 } from "#model/index.js";
import { startServers } from "#server/index.js";
import { openArchive } from "#store/index.js";
import { temporaryDirectory } from "../../support/archives/archives.js";
import { launchBrowser } from "../../support/browser.js";
import { copyWeb } from "../../support/copies/copied.js";
import { XHTML_SITE, XHTML_SITE_URL } from "../../support/copies/xhtml-site.js";
import { startTrapServer, type TrapServer } from "../../support/sites/trap-server.js";

let [browser, trap]: [Browser, TrapServer] = [] as never;
beforeAll(async () => {
  trap = await startTrapServer();
  browser = await launchBrowser(trap.browserArgs);
});
afterAll(async () => {
  await browser?.close();
  await trap?.close();
});

const SHOWN = `(() => {
  const colour = (name) => getComputedStyle(document.querySelector("#styled > " + name)).color;
  return {
    type: document.contentType,
    error: document.getElementsByTagName("parsererror").length,
    title: document.title,
    text: document.getElementById("text").textContent,
    after: document.querySelector("div").children.length,
    colours: [colour("b"), colour("i"), colour("u")],
    dot: document.getElementById("dot").naturalWidth,
    out: document.getElementById("out").naturalWidth,
  };
})()`;

const EXPECTED = {
  type: "application/xhtml+xml",
  error: 0,
  title: "Größe & Maß",
  text: "a < b\u00a0– <b>no tag</b>",
  after: 0,
  colours: ["rgb(1, 2, 3)", "rgb(4, 5, 6)", "rgb(7, 8, 9)"],
  dot: 1,
  out: 0,
};

async function expectShown(view: Page | Frame): Promise<void> {
  await view.waitForFunction("document.readyState === 'complete'");
  expect(await view.evaluate(SHOWN)).toEqual(EXPECTED);
  const own = "mainFrame" in view ? view.mainFrame() : view;
  await own.childFrames()[0]!.waitForFunction("document.querySelector('p')?.textContent === 'framed'");
}

it("a page in XML is shown by its rules in a copy and in replay, and asks nobody", async () => {
  const dir = temporaryDirectory();
  const copied = await copyWeb(dir, XHTML_SITE);
  const fileOf = (path: string): string =>
    `${pathToFileURL(copied.place).href}/${copied.pageOf(`${XHTML_SITE_URL}${path}`).file}`;
  const page = await browser.newPage();
  await page.goto(fileOf(""));
  await expectShown(page);
  // What the root does on a click is run before any policy: it is left out.
  await page.locator("#text").click();
  expect(await page.title()).toBe("Größe & Maß");
  expect(await page.evaluate("document.getElementById('out-link').href")).toMatch(/elsewhere\/1\.html#a\d+$/);
  await page.locator("#to").click();
  await page.waitForURL(`${fileOf("second?q=1&r=2")}#%C3%BC`);
  expect(await page.locator("p").innerText()).toBe("second");
  await page.goto(fileOf("entities"));
  expect(await page.locator("pre").innerText()).toContain("<!ENTITY e");

  const archive = await openArchive(join(dir, "archive"), { mode: "read" });
  const servers = await startServers({ archive, port: 0, replayPort: 0 });
  const at = toTimestamp17(parseIso(copied.pageOf(XHTML_SITE_URL).seenAt)!);
  await page.goto(`${servers.replayUrl}/${at}/${XHTML_SITE_URL}`);
  const frame = (await (await page.waitForSelector("iframe")).contentFrame())!;
  await frame.waitForFunction("location.protocol !== 'about:'");
  await expectShown(frame);
  // Scripts run there, and what they make is led into the archive.
  expect(
    await frame.evaluate(
      "((x) => { x.src = 'http://xml.test/dot.gif?a=1&b=2'; return x.src; })(new Image())",
    ),
  ).toMatch(/\/\d{17}\/http:\/\/xml\.test\/dot\.gif\?a=1&b=2$/);
  await page.close();
  await servers.close();
  await archive.close();
  expect(trap.hosts).toEqual([]);
});
