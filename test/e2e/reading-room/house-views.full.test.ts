// The home, a site and what explains them, in every way of looking; and an archive that holds nothing yet.
import { afterAll, beforeAll, expect, it } from "vitest";
import { memoryArchive, MemoryIndex } from "../../support/archives/memory-archive.js";
import { AS_OF, makeReport } from "../../support/samples/reports.js";
import { axeViolations, LOOKINGS, openUiRoom, overflowPx, type UiRoom } from "../../support/ui/ui-room.js";

const DAY_MS = 86_400_000;
const LONG = `${"a-very-long-name-of-a-host".repeat(4)}.example`;
const reports = [LONG, "demo.example", "demo.example", "other.example"].map((site, i) => {
  const at = AS_OF + i * DAY_MS;
  const times = { startedAt: at - 9000, asOf: at, plannedAsOf: at, finishedAt: at + 9000 };
  return makeReport(
    { pages: 30, verdictOf: (k) => (k % (i + 3) === 2 ? "changed" : "sharp") },
    { capture: `c${i}`, site, seeds: [`http://${site}/`], ...times, ...(i === 3 && { imported: true }) },
  );
});
const index = new MemoryIndex();
for (const path of ["", "a/b", `${"long".repeat(60)}`, "%D0%B4%D0%B0"])
  index.add(`http://demo.example/${path}`, AS_OF, "HTTP/1.1 200 OK\nContent-Type: text/html");

let room: UiRoom;
let empty: UiRoom;
beforeAll(async () => {
  room = await openUiRoom(memoryArchive(index, { reports }));
  empty = await openUiRoom(memoryArchive(new MemoryIndex()));
});
afterAll(() => Promise.all([room?.close(), empty?.close()]));

const VIEWS: readonly (readonly [string, string | RegExp])[] = [
  ["#/", "Sites"],
  ["#/sites/demo.example?day=2026-11-16", "demo.example"],
  [`#/sites/${LONG}?tour=3`, LONG],
];

it.each(VIEWS)("%s in every way of looking", async (hash, heading) => {
  for (const looking of LOOKINGS) {
    const page = await room.open(hash, looking);
    await page.getByRole("heading", { level: 1, name: heading }).waitFor();
    expect(await axeViolations(page), JSON.stringify(looking)).toEqual([]);
    expect(await overflowPx(page), JSON.stringify(looking)).toBe(0);
    await page.context().close();
  }
});

it("welcomes whoever opens an empty archive, and says what to do first", async () => {
  for (const looking of LOOKINGS) {
    const page = await empty.open("#/", looking);
    await page.getByRole("heading", { level: 1, name: "Welcome. This archive is empty." }).waitFor();
    await expect.poll(() => page.getByText("isochron capture https://example.org/").isVisible()).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
    expect(await overflowPx(page)).toBe(0);
    await page.context().close();
  }
});

it("moves from one captured day to the next by arrows", async () => {
  const page = await room.open("#/sites/demo.example", LOOKINGS[0]!);
  const [first, second] = ["16", "17"].map((day) =>
    page.getByRole("link", { name: new RegExp(`^${day} November 2026:`) }),
  );
  await second!.focus();
  await page.keyboard.press("ArrowLeft");
  expect(await first!.evaluate((link) => link.matches(":focus"))).toBe(true);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 3, name: "16 November 2026" }).waitFor();
  await page.context().close();
});
