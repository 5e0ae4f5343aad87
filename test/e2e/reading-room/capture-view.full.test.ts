// The page of a capture in phases that have nothing to prove, its table of kinds, and the pages that replay itself writes.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { instant, type Capture, type PageUrl } from "#model/index.js";
import type { Archive } from "#ports/index.js";
import { openArchive } from "#store/index.js";
import { fillArchive } from "../../support/archives/filled-archive.js";
import { makeReport } from "../../support/samples/reports.js";
import { keepAndTell, minute, served, servedContent, tellIn } from "../../support/testimony/telling.js";
import {
  axeViolations,
  LOOKINGS,
  openUiRoom,
  overflowPx,
  withoutPolicies,
  type UiRoom,
} from "../../support/ui/ui-room.js";

const made = makeReport({ pages: 30 });
const report = {
  ...made,
  documents: { ...made.documents, pages: 12, sharp: 12 },
  requisites: { ...made.requisites, pages: 10, sharp: 10 },
};

let dir: string;
let archive: Archive;
let room: UiRoom;
let told: string;

const unfinished = (id: string, phase: Capture["phase"]): Capture => ({
  id,
  site: "gone.example",
  seeds: ["http://gone.example/" as PageUrl],
  phase,
  startedAt: instant(1_790_000_000_000),
  plannedAsOf: null,
  asOf: null,
  finishedAt: phase === "failed" ? instant(1_790_000_001_000) : null,
  settings: {},
  expectedSharp: null,
  upperBound: null,
});

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "isochron-capture-view-"));
  archive = await openArchive(join(dir, "archive"));
  await fillArchive(archive, report, [
    { url: "http://demo.example/", head: "HTTP/1.1 200 OK\nContent-Type: text/html", body: "home" },
  ]);
  await archive.catalog.captures.create(unfinished("20261116000000-broken", "failed"));
  await archive.catalog.captures.create(unfinished("20261116000001-open", "visiting"));
  const testimony = await tellIn(archive, "served");
  await keepAndTell(testimony, servedContent("/", "<p>served</p>", minute(0)), served(0, 5, 12));
  told = (await testimony.conclude()).capture;
  room = await openUiRoom(archive);
});

afterAll(async () => {
  await room?.close();
  await archive?.close();
  await rm(dir, { recursive: true, force: true });
});

describe.each(LOOKINGS)("at $widthPx px, $scheme", (looking) => {
  it("what a recorder told speaks of its time, and offers itself, not a certificate", async () => {
    const page = await room.open(`#/captures/${told}`, looking);
    await page.getByText("Told, not seen").waitFor();
    const main = (await page.locator("main").textContent())!;
    expect(main).toContain("12 answers");
    expect(main).toContain("Told of");
    for (const words of ["Download the certificate", "As of", "around t*", "strategy"])
      expect(main).not.toContain(words);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByText("Download the testimony").click(),
    ]);
    expect(download.suggestedFilename()).toContain("testimony.json");
    expect(await axeViolations(page)).toEqual([]);
    expect(await overflowPx(page)).toBeLessThanOrEqual(0);
    await page.close();
  });

  it.each([
    ["20261116000000-broken", "failed", "Nothing is certified of it."],
    ["20261116000001-open", "interrupted", "takes it up where it was"],
  ])("the capture %s has a page of its own, and says what can be done", async (id, state, todo) => {
    const page = await room.open(`#/captures/${id}`, looking);
    await page.locator(".figure", { hasText: state }).waitFor();
    expect(await page.locator("main").textContent()).toContain(todo);
    expect(await page.getByText("has no report yet").count()).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
    expect(await overflowPx(page)).toBe(0);
    await page.context().close();
  });

  it("kinds of pages add up to all pages", async () => {
    const page = await room.open(`#/captures/${report.capture}`, looking);
    const rows = page.getByRole("group", { name: "Evidence by kind of page" }).locator("tbody tr");
    await rows.first().waitFor();
    const told = new Map<string, number>();
    for (const cells of await rows.all()) {
      const [kind, pages] = await cells.locator("th, td").allTextContents();
      told.set(kind!.trim(), Number(pages));
    }
    const kinds = ["documents", "requisites", "neither: feeds, lists, downloads"];
    expect(kinds.map((kind) => told.get(kind))).toEqual([12, 10, 8]);
    expect(told.get("all pages")).toBe(30);
    await page.context().close();
  });

  it.each([
    ["/20261115123107412/http://demo.example/nowhere.html", "Not in this archive"],
    [`/20261115123107412/http://demo.example/${"long".repeat(100)}`, "Not in this archive"],
    ["/", "This is where archived pages are shown"],
  ])("what replay itself says at %s looks as the interface does, and breaks no rule", async (path, title) => {
    const page = await room.open("#/", looking);
    const ground = "getComputedStyle(document.body).backgroundColor";
    const own = await page.evaluate(ground);
    await withoutPolicies(page);
    await page.goto(`${room.servers.replayUrl}${path}`);
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    expect(await page.evaluate(ground)).toBe(own);
    const font = "getComputedStyle(document.querySelector('h1')).fontFamily";
    expect(await page.evaluate(font)).toContain("Palatino");
    expect(await axeViolations(page)).toEqual([]);
    expect(await overflowPx(page)).toBe(0);
    await page.context().close();
  });
});
