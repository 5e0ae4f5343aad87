// The home and a site's view in a real browser: an empty archive welcomes, hostile names stay words, acts lead on, and
// the first view is small.
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { instant } from "#model/index.js";
import { memoryArchive, MemoryIndex } from "../../support/archives/memory-archive.js";
import { AS_OF, makeReport } from "../../support/samples/reports.js";
import { LOOKINGS, openUiRoom, type UiRoom } from "../../support/ui/ui-room.js";

const HOSTILE = `"><img src=x onerror="window.caught=1"><script>window.caught=1</script>\u202e`;
const SITE = `demo<b>.example`;
const MOST_FIRST_BYTES = 150_000;
const report = makeReport(
  { pages: 20, verdictOf: (i) => (i < 2 ? "changed" : "sharp") },
  { site: SITE, seeds: ["http://demo.example/"] },
);
const index = new MemoryIndex();
const HTML = "HTTP/1.1 200 OK\nContent-Type: text/html; charset=utf-8";
for (const path of ["", "news/%D0%B4%D0%B0.html", "news/%22%3E%3Cimg%20src=x%20onerror=1%3E"])
  index.add(`http://demo.example/${path}`, AS_OF, HTML, `<title>${HOSTILE.replaceAll("<", "&lt;")}</title>`);
const archive = memoryArchive(index, { reports: [report] });

let room: UiRoom;
let page: Page;
beforeAll(async () => {
  const elements = { description: [HOSTILE], creator: ["javascript:alert(1)"] };
  await archive.descriptions.put({ kind: "site", site: SITE }, elements, instant(AS_OF));
  room = await openUiRoom(archive);
  page = await room.open("#/", LOOKINGS[0]!);
});
afterAll(() => room?.close());

const caught = (): Promise<unknown> => page.evaluate("window.caught ?? null");

it("leads from the home to the site, its day, its capture and its pages by keyboard and by address", async () => {
  const refused: string[] = [];
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) refused.push(message.text());
  });
  const link = page.getByRole("heading", { level: 2 }).getByRole("link");
  await link.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1 }).waitFor();
  // The home has a heading too, which stays until the site is here.
  await page.getByText("18 of 20 pages").first().waitFor();
  await page
    .getByRole("link", { name: /^15 November 2026: 1 capture, 90.0 % sharp, 10.0 % differed/ })
    .click();
  await page.getByRole("heading", { level: 3, name: "15 November 2026" }).waitFor();
  expect(page.url()).toContain("day=2026-11-15");
  await page.getByText("news/").click();
  const leaf = page.getByRole("link", { name: "да.html" });
  expect(await leaf.getAttribute("href")).toContain("#/page/");
  await expect.poll(() => page.getByText("javascript:alert(1)").isVisible()).toBe(true);
  expect(await page.locator("main a[href^='javascript'], main img[src=x]").count()).toBe(0);
  expect([await caught(), refused]).toEqual([null, []]);
});

it("explains a word where it stands", async () => {
  await page.goto(`${room.servers.uiUrl}#/`);
  await page.getByRole("button", { name: "sharp: what is that?" }).first().click();
  const note = page.getByText("Two complete responses").first();
  await expect.poll(() => note.isVisible()).toBe(true);
  await page.keyboard.press("Escape");
  await expect.poll(() => note.isVisible()).toBe(false);
});

it("takes a whole address to its page, and words to the search", async () => {
  for (const [typed, leadsTo] of [
    ["http://demo.example/x y", "#/search?q="],
    ["http://demo.example/a", "#/page/http%3A%2F%2Fdemo.example%2Fa"],
  ] as const) {
    await page.goto(`${room.servers.uiUrl}#/how`);
    await page.goto(`${room.servers.uiUrl}#/`);
    await page.getByRole("searchbox").fill(typed);
    await page.keyboard.press("Enter");
    await page.waitForURL((url) => url.hash.startsWith(leadsTo));
  }
});

it("offers addresses that begin as typed", async () => {
  await page.goto(`${room.servers.uiUrl}#/search?q=demo.example/news`);
  await page.getByRole("link", { name: "http://demo.example/news/да.html" }).waitFor();
});

it("leads through a tour that anybody can leave", async () => {
  await page.goto(`${room.servers.uiUrl}#/sites/${encodeURIComponent(SITE)}?tour=1`);
  const tour = page.getByRole("complementary", { name: "Tour" });
  for (let step = 2; step <= 5; step++) {
    await tour.getByRole("link", { name: "Next" }).click();
    await tour.getByText(`${step} of 5`).waitFor();
  }
  await tour.getByRole("link", { name: "Leave the tour" }).click();
  await tour.waitFor({ state: "detached" });
  expect(page.url()).not.toContain("tour");
});

it("fetches little for the first view", async () => {
  const fetched: number[] = [];
  await page.goto(`${room.servers.uiUrl}#/`);
  page.on("response", (response) => {
    if (response.url().endsWith(".js"))
      fetched.push(Number(response.headers()["content-length"] ?? MOST_FIRST_BYTES));
  });
  await page.reload();
  await page.getByRole("heading", { level: 1, name: "Sites" }).waitFor();
  const bytes = fetched.reduce((sum, one) => sum + one, 0);
  expect(bytes).toBeGreaterThan(20_000);
  expect(bytes).toBeLessThan(MOST_FIRST_BYTES);
});
