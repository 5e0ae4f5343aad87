// The page around an archived page in a browser: by keyboard alone, without scripts, light and dark, with a hostile page.
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startServers, type RunningServers } from "#server/index.js";
import { launchBrowser } from "../../support/browser.js";
import { bannerArchive, SCENE_TIMES, SCENE_URL } from "../../support/scenes/banner-scene.js";

const TS = "20261115123107412";
let browser: Browser;
let servers: RunningServers;

beforeAll(async () => {
  servers = await startServers({
    archive: await bannerArchive(),
    port: 0,
    replayPort: 0,
    webDir: "/nonexistent",
  });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await servers?.close();
});

/** The page in a window of its own, once the archived page is there. */
async function opened(options: Parameters<Browser["newContext"]>[0] = {}, path = ""): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage();
  await page.goto(`${servers.replayUrl}${path}/${TS}/${SCENE_URL}`);
  await headingOf(page, 3).waitFor();
  return page;
}

const headingOf = (page: Page, version: number): Locator =>
  page.frameLocator("iframe").getByRole("heading", { name: `Harbour news, ${version}` });

/** What has the focus, by its name. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(
    "document.activeElement.getAttribute('aria-label') ?? document.activeElement.id + document.activeElement.textContent.slice(0, 50)",
  );

const stamp = (at: number): string => new Date(at).toISOString().replace(/\D/g, "");

describe("in a window", () => {
  let page: Page;
  beforeAll(async () => {
    page = await opened({ colorScheme: "light" });
  });
  afterAll(() => page.context().close());

  it("the evidence opens and closes by keyboard, and the focus comes back", async () => {
    await page.locator("summary").focus();
    await page.keyboard.press("Enter");
    await page.getByRole("table").waitFor();
    // The seventh part is named nowhere: a script has asked for it.
    await page.getByRole("rowheader", { name: "http://demo.example/made.svg" }).waitFor();
    expect(await page.getByRole("row").count()).toBe(9);
    expect(await focused(page)).toContain("8 parts, 1 missing");
    await page.keyboard.press("Tab");
    expect(await focused(page)).toBe("its capture");
    await page.keyboard.press("Escape");
    await page.getByRole("table").waitFor({ state: "hidden" });
    expect(await focused(page)).toContain("observed");
  });

  it("an archived page names itself in the banner as text only", async () => {
    const named = await page.locator("dd bdi").last().textContent();
    expect(named).toContain("</title><script>document.title='hit'</script>");
    expect(named).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
    expect(await page.title()).toBe(`${SCENE_URL} as of 2026-11-15T12:19:07.412Z`);
  });

  it("texts stand out from their ground by 4.5 to 1 at least, in the dark too", async () => {
    await page.locator("summary").click();
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const texts = (await page.evaluate(CONTRASTS)) as [string, number][];
      expect(texts.length).toBeGreaterThan(30);
      expect(texts.filter(([, ratio]) => ratio < 4.5)).toEqual([]);
    }
    await page.keyboard.press("Escape");
  });

  it("everything on the banner is reached and followed by keyboard alone", async () => {
    await page.reload();
    await headingOf(page, 3).waitFor();
    const stops: string[] = [];
    for (let i = 0; i < 9; i++) {
      await page.keyboard.press("Tab");
      stops.push(await focused(page));
    }
    expect(stops).toEqual([
      "Skip to the archived page",
      "All captures",
      expect.stringContaining("observed"),
      "First capture, 2026-09-06 12:31:07.412 UTC",
      "Previous version, 2026-11-15 09:31:07.412 UTC",
      "Last capture, 2026-11-16 14:31:07.412 UTC",
      "What changed",
      "All captures",
      expect.stringContaining("shown now"),
    ]);
    // The strip is one stop, on which arrows move.
    await page.keyboard.press("Home");
    expect(await focused(page)).toContain("2026-09-06 12:31:07.412 UTC");
    await page.keyboard.press("ArrowRight");
    expect(await focused(page)).toBe("2026-10-26 12:31:07.412 UTC, version 1");
    await page.keyboard.press("Tab");
    // Into a frame of another process the focus goes in its own time.
    await expect.poll(() => focused(page)).toBe("page");
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Enter");
    await page.waitForURL(`${servers.replayUrl}/${stamp(SCENE_TIMES[1]!)}/${SCENE_URL}`);
    await headingOf(page, 1).waitFor();
  });
});

it("without scripts the page is shown, and the same is said of it", async () => {
  const page = await opened({ javaScriptEnabled: false });
  expect(await page.locator("header").textContent()).toContain("may have stood together7 parts, 1 missing");
  await page.locator("summary").click();
  await page.getByRole("cell", { name: "missing" }).waitFor();
  await page.locator("summary").click();
  expect(await page.locator("iframe").count()).toBe(1);
  await page.getByRole("link", { name: /^Previous version/ }).click();
  await headingOf(page, 2).waitFor();
  await page.context().close();
});

it("an archived page is coloured by how well its parts are known, and is otherwise the same", async () => {
  const page = await opened({}, "/outlined");
  const framed = (expression: string): Promise<unknown> => page.frames()[1]!.evaluate(expression);
  const outlines = `[...document.images].map((one) => getComputedStyle(one).outlineStyle)`;
  const text = `document.querySelector("main").textContent`;
  expect(await framed(outlines)).toEqual(["dashed", "dotted", "dotted"]);
  const coloured = await framed(text);
  await page.locator("summary").click();
  await page.getByRole("link", { name: "Show the page without colours" }).click();
  await page.waitForURL(`${servers.replayUrl}/${TS}/${SCENE_URL}`);
  await headingOf(page, 3).waitFor();
  expect(await framed(outlines)).toEqual(["none", "none", "none"]);
  expect(await framed(text)).toBe(coloured);
  await page.context().close();
});

/** The contrast of every text of the banner with the ground behind it (WCAG 2.2, 1.4.3). */
const CONTRASTS = `(() => {
  const numbers = (colour) => colour.match(/[\\d.]+/g).map(Number);
  const light = (colour) => {
    const [r, g, b] = numbers(colour).map((c) => c / 255).map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const groundOf = (element) => {
    for (let at = element; at; at = at.parentElement) {
      const ground = getComputedStyle(at).backgroundColor;
      if (/^rgb\\(/.test(ground)) return ground;
    }
    return "rgb(255, 255, 255)";
  };
  const found = [];
  const texts = document.createTreeWalker(document.querySelector("header"), NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    if (texts.currentNode.data.trim() === "") continue;
    const [a, b] = [light(getComputedStyle(element).color), light(groundOf(element))].sort((x, y) => y - x);
    found.push([texts.currentNode.data, (a + 0.05) / (b + 0.05)]);
  }
  return found;
})()`;
