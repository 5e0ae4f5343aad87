// Every view at every width and in both colours: no rule of accessibility broken, nothing cut off.
import { afterAll, beforeAll, expect, it } from "vitest";
import { memoryArchive, MemoryIndex } from "../../support/archives/memory-archive.js";
import type { PageUrl } from "#model/index.js";
import { captured } from "../../support/samples/sightings.js";
import { makeReport } from "../../support/samples/reports.js";
import { axeViolations, LOOKINGS, openUiRoom, overflowPx, type UiRoom } from "../../support/ui/ui-room.js";

const report = makeReport({ pages: 30, verdictOf: (i) => (i % 7 === 3 ? "changed" : "sharp") });

/** A page with two versions that are nothing but hostile, in one long word. */
const PAGE = "http://demo.example/page-0.html";
const hostile = (i: number): string =>
  `<p>&lt;img src=x onerror=alert(${i})&gt;${`long${i}`.repeat(200)}</p>`;

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
  [`#/page/${encodeURIComponent(PAGE)}`, PAGE],
  [`#/diff/1000/9000/${encodeURIComponent(PAGE)}`, PAGE],
];

let room: UiRoom;

beforeAll(async () => {
  const index = new MemoryIndex();
  const archive = memoryArchive(index, { reports: [report] });
  for (const [i, at] of [1000, 9000].entries()) {
    index.add(PAGE, at, "HTTP/1.1 200 OK\nContent-Type: text/html", hostile(i));
    const look = {
      ...captured(`v${i}`, at, at + 5),
      url: PAGE as PageUrl,
      captureId: report.capture,
      seq: i,
    };
    await archive.catalog.sightings.add(look);
  }
  room = await openUiRoom(archive);
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
