// What readers do, at every width and in both colours: the act leads where it should, and what it leaves on the page
// breaks no rule and is cut off nowhere.
import type { Download, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectInOrder, NEWEST, openActedRoom, PAGE, SITE } from "../../support/ui/acted-room.js";
import { LOOKINGS, type UiRoom } from "../../support/ui/ui-room.js";

let room: UiRoom;
beforeAll(async () => {
  room = await openActedRoom();
});
afterAll(() => room?.close());

async function downloaded(page: Page, name: string): Promise<Download> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name }).first().click(),
  ]);
  expect(await download.failure()).toBeNull();
  return download;
}

describe.each(LOOKINGS)("at $widthPx px, $scheme", (looking) => {
  const acting = async (hash: string, act: (page: Page) => Promise<void>, name: string): Promise<void> => {
    const page = await room.open(hash, { ...looking, zone: "Europe/Berlin" });
    page.setDefaultTimeout(20_000);
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    await act(page);
    await expectInOrder(page, looking, name);
    expect(errors).toEqual([]);
    await page.context().close();
  };

  it("a calendar leads from year to year, to a day and to its captures", () =>
    acting(
      `#/sites/${SITE}`,
      async (page) => {
        await page.getByRole("heading", { name: "Captured in 2026" }).waitFor();
        await page.getByRole("link", { name: "← 2025" }).click();
        await page.getByRole("heading", { name: "Captured in 2025" }).waitFor();
        await page.getByRole("link", { name: /^31 December 2025:/ }).waitFor();
        await page.getByRole("link", { name: "2026 →" }).click();
        await page.getByRole("link", { name: /^15 November 2026: 1 capture/ }).click();
        await page.getByRole("heading", { level: 3, name: "15 November 2026" }).waitFor();
        expect(page.url()).toContain("day=2026-11-15");
        const way = page.locator(".day-captures").getByRole("link", { name: "open as it stood" });
        expect(await way.getAttribute("href")).toContain("/20261115123107");
      },
      "calendar",
    ));

  it("a long list of captures is leafed through, and directories open", () =>
    acting(
      `#/sites/${SITE}`,
      async (page) => {
        const rows = page.getByRole("group", { name: "Captures of this site" }).locator("tbody tr");
        await rows.first().waitFor();
        expect(await rows.count()).toBe(50);
        await page.getByRole("link", { name: "Older captures" }).click();
        await expect.poll(() => rows.count()).toBe(10);
        await page.getByRole("link", { name: "Newest captures" }).click();
        await expect.poll(() => rows.count()).toBe(50);
        await page.getByText("news/").click();
        await page.getByRole("link", { name: "old.html" }).waitFor();
      },
      "captures and tree",
    ));

  it("a tour leads through the site", () =>
    acting(
      `#/sites/${SITE}?tour=1`,
      async (page) => {
        const tour = page.getByRole("complementary", { name: "Tour" });
        for (let step = 2; step <= 5; step++) {
          await tour.getByRole("link", { name: "Next" }).click();
          await tour.getByText(`${step} of 5`).waitFor();
        }
        await tour.getByRole("link", { name: "Back" }).click();
        await tour.getByText("4 of 5").waitFor();
      },
      "tour",
    ));

  it("times are told in the reader’s zone or in UTC, and it is remembered", () =>
    acting(
      `#/captures/${NEWEST}`,
      async (page) => {
        const lead = page.locator(".opening .lead").first();
        expect(await lead.textContent()).toContain("13:31:07");
        await page.getByRole("button", { name: "Show UTC" }).click();
        expect(await lead.textContent()).toContain("12:31:07");
        await page.reload();
        await page.getByText("Times are UTC.").waitFor();
        await page.getByText("12:31:07").first().waitFor();
      },
      "zone",
    ));

  it("words are found, narrowed to a site and to a moment, and widened again", () =>
    acting(
      "#/search",
      async (page) => {
        await page.getByRole("searchbox").fill("ladder");
        await page.getByRole("button", { name: "Search" }).click();
        await page.getByText("2 texts found").waitFor();
        expect(await page.locator(".hits mark").allTextContents()).toContain("ladder");
        await page
          .getByRole("group", { name: "By site" })
          .getByRole("link", { name: "other.example" })
          .click();
        await page.getByText("1 text found").waitFor();
        await page.getByRole("link", { name: /see all again/ }).click();
        await page.getByText("2 texts found").waitFor();
        await page.getByLabel("only what stood at").fill("2026-11-15T13:31");
        await page.getByText("See all times again").waitFor();
        await page.getByText("2 texts found").waitFor();
      },
      "search",
    ));

  it("two versions are chosen and compared side by side and one below the other", () =>
    acting(
      `#/page/${encodeURIComponent(PAGE)}`,
      async (page) => {
        await page.getByRole("button", { name: "side by side" }).click();
        const labels = await page.getByLabel("Earlier").locator("option").allTextContents();
        await page.getByLabel("Earlier").selectOption(labels.find((one) => one.startsWith("version 1,"))!);
        await expect.poll(() => page.locator("table.diff del").allTextContents()).toContain("40");
        expect(await page.locator("table.diff ins").allTextContents()).toContain("70");
        const box = async (tag: string) => (await page.locator(`.diff ${tag}`).first().boundingBox())!;
        expect((await box("ins")).x).toBeGreaterThan((await box("del")).x + (await box("del")).width);
        await expectInOrder(page, looking, "side by side");
        await page.getByRole("button", { name: "one below the other" }).click();
        await page.locator("ol.diff ins").first().waitFor();
        expect((await box("ins")).y).toBeGreaterThan((await box("del")).y);
        expect(page.url()).toContain("how=inline");
      },
      "one below the other",
    ));

  it("tables are sorted, sections fold, and a proof is taken along", () =>
    acting(
      `#/page/${encodeURIComponent(PAGE)}`,
      async (page) => {
        const rows = page.getByRole("group", { name: "Versions of this page" }).locator("tbody tr");
        await rows.first().waitFor();
        expect(await rows.first().textContent()).toContain("version 3");
        await page.getByRole("columnheader", { name: "version" }).getByRole("button").click();
        await expect.poll(() => rows.first().textContent()).toContain("version 1");
        await page.getByRole("button", { name: "Similar pages" }).click();
        await expect.poll(() => page.url()).toContain("fold=similar");
        await expect.poll(() => page.locator("#similar-body").isVisible()).toBe(false);
        expect((await downloaded(page, "Download this entry")).suggestedFilename()).toBe(
          `${NEWEST}-entry.json`,
        );
        const proof = await downloaded(page, "Download the proof of this page");
        expect(proof.suggestedFilename()).toBe("extract.json");
      },
      "page",
    ));

  it("pages of a capture are filtered, searched, sorted and leafed through", () =>
    acting(
      `#/captures/${NEWEST}`,
      async (page) => {
        const rows = page.getByRole("group", { name: "Pages of this capture" }).locator("tbody tr");
        const status = page.locator("#pages-body [role=status]");
        await expect.poll(() => rows.count()).toBe(100);
        await page.getByRole("button", { name: "Show more" }).click();
        await expect.poll(() => rows.count()).toBe(130);
        await page.getByRole("group", { name: "Verdict" }).getByRole("button", { name: "changed" }).click();
        await expect.poll(() => status.textContent()).toContain("13 pages of 130");
        await page.getByRole("button", { name: "page", exact: true }).click();
        await expect.poll(() => rows.first().textContent()).toContain("page-104");
        await page.getByRole("button", { name: "page", exact: true }).click();
        await expect.poll(() => rows.first().textContent()).toContain("page-94");
        await page.getByLabel("Search addresses").fill("page-114");
        await expect.poll(() => status.textContent()).toContain("1 page of 130");
        expect(page.url()).toContain("verdict=changed");
      },
      "pages of a capture",
    ));
});
