// An archive with enough in it to act upon: captures of two years, more of them and more pages than a list shows at
// once, a page with three versions, and words to be found.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import type { Page } from "playwright-core";
import type { Certificate, PageUrl } from "#model/index.js";
import { openArchive } from "#store/index.js";
import { memoryArchive, MemoryIndex } from "../archives/memory-archive.js";
import { AS_OF, makeReport } from "../samples/reports.js";
import { captured } from "../samples/sightings.js";
import { searchedPage } from "../search/pages.js";
import { axeViolations, openUiRoom, overflowPx, type Looking, type UiRoom } from "./ui-room.js";

/** The site with most captures. */
export const SITE = "demo.example";
/** The capture that was made last, of 130 pages. */
export const NEWEST = "newest";
/** The page with three versions. */
export const PAGE = `http://${SITE}/page-0.html`;
const HTML = "HTTP/1.1 200 OK\nContent-Type: text/html; charset=utf-8";
const DAY_MS = 86_400_000;

const lines = (price: number): string =>
  ["Prices", `A ladder costs ${price} crowns.`, "Open daily.", "Ask for Jan."]
    .map((line) => `<p>${line}</p>`)
    .join("");

const reports = [
  makeReport(
    { pages: 130, verdictOf: (i) => (i % 10 === 4 ? "changed" : "sharp") },
    { capture: NEWEST, site: SITE },
  ),
  ...Array.from({ length: 59 }, (_, i) => {
    const at = AS_OF - (i + 1) * 11 * DAY_MS;
    const times = { startedAt: at - 9000, asOf: at, plannedAsOf: at, finishedAt: at + 9000 };
    return makeReport({ pages: 4 }, { capture: `c${i}`, site: SITE, ...times });
  }),
];

const certificate = {
  capture: NEWEST,
  site: SITE,
  asOf: new Date(AS_OF).toISOString(),
  pages: [{ url: PAGE, verdict: "sharp", records: [] }],
} as unknown as Certificate;

/** Serves it. */
export async function openActedRoom(): Promise<UiRoom> {
  const dir = await mkdtemp(join(tmpdir(), "isochron-acted-"));
  const kept = await openArchive(join(dir, "archive"));
  await kept.search.put([
    searchedPage(PAGE, [[AS_OF, "a ladder costs crowns", { site: SITE }]], { language: "en" }),
    searchedPage("http://other.example/l", [[AS_OF, "Leiter, a ladder", { site: "other.example" }]], {
      language: "de",
    }),
  ]);
  const index = new MemoryIndex();
  const archive = memoryArchive(index, { reports, certificates: [certificate], search: kept.search });
  for (const [i, price] of [40, 55, 70].entries()) {
    const at = AS_OF + (i - 2) * DAY_MS;
    index.add(PAGE, at, HTML, lines(price));
    const look = captured(`v${i}`, at, at + 5);
    await archive.catalog.sightings.add({ ...look, url: PAGE as PageUrl, captureId: NEWEST, seq: i });
  }
  index.add(`http://${SITE}/news/old.html`, AS_OF, HTML, "<p>old</p>");
  const room = await openUiRoom(archive, {
    extracts: async () =>
      (async function* () {
        yield '{"format":"isochron-extract/1"}';
      })(),
  });
  return {
    ...room,
    async close() {
      await room.close();
      await kept.close();
      await rm(dir, { recursive: true, force: true });
    },
  };
}

/** What every view is held to, after an act as before it. */
export async function expectInOrder(page: Page, looking: Looking, act: string): Promise<void> {
  const where = `${act} at ${looking.widthPx} px, ${looking.scheme}`;
  expect(await axeViolations(page), where).toEqual([]);
  expect(await overflowPx(page), where).toBe(0);
}
