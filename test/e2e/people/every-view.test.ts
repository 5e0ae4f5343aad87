// Every view at every width and in both colours: no rule of accessibility broken, nothing cut off.
import { afterAll, beforeAll, expect, it } from "vitest";
import { memoryArchive, MemoryIndex } from "../../support/archives/memory-archive.js";
import { makeReport } from "../../support/samples/reports.js";
import { axeViolations, LOOKINGS, openUiRoom, overflowPx, type UiRoom } from "../../support/ui/ui-room.js";

const report = makeReport({ pages: 30, verdictOf: (i) => (i % 7 === 3 ? "changed" : "sharp") });

/** Address of a view, and a heading by which it is known to be there. */
const VIEWS: readonly (readonly [string, string | RegExp])[] = [
  ["#/", "Sites"],
  [`#/sites/${report.site}?day=2026-11-15&tour=4`, report.site],
  ["#/captures", "Captures"],
  ["#/search?q=demo.example", "Search"],
  ["#/how", "How we know"],
  ["#/live", "Live"],
  ["#/new", "New capture"],
  [`#/captures/${encodeURIComponent(report.capture)}`, report.site],
];

let room: UiRoom;

beforeAll(async () => {
  room = await openUiRoom(memoryArchive(new MemoryIndex(), { reports: [report] }));
});

afterAll(() => room?.close());

it.each(VIEWS)("%s", async (hash, heading) => {
  for (const looking of lookingsOf(hash)) {
    const page = await room.open(hash, looking);
    await page.getByRole("heading", { level: 1, name: heading }).waitFor();
    expect(await axeViolations(page), JSON.stringify(looking)).toEqual([]);
    expect(await overflowPx(page), JSON.stringify(looking)).toBe(0);
    await page.context().close();
  }
});

/** Both widths and both colours, in one pairing or the other; every way is looked at in the full tests. */
function lookingsOf(hash: string): typeof LOOKINGS {
  const pair = VIEWS.findIndex(([own]) => own === hash) % 2;
  return LOOKINGS.filter((_, i) => (i % 3 === 0) === (pair === 0));
}
