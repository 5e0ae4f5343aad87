// Every view of the interface over one small archive, and how each is held to what all are held to.
import { expect } from "vitest";
import type { PageUrl } from "#model/index.js";
import { memoryArchive, MemoryIndex } from "../archives/memory-archive.js";
import { clusterOfEverything } from "../cluster/cluster-of-everything.js";
import { makeReport } from "../samples/reports.js";
import { captured } from "../samples/sightings.js";
import { watchOfEverything } from "../watch/watch-of-everything.js";
import { axeViolations, openUiRoom, overflowPx, type Looking, type UiRoom } from "./ui-room.js";

const report = makeReport({ pages: 30, verdictOf: (i) => (i % 7 === 3 ? "changed" : "sharp") });

/** A page with two versions that are nothing but hostile, in one long word. */
const PAGE = "http://demo.example/page-0.html";
const hostile = (i: number): string =>
  `<p>&lt;img src=x onerror=alert(${i})&gt;${`long${i}`.repeat(200)}</p>`;

/**
 * Address of a view, and a heading by which it is known to be there: another one than that of the view before it. Where
 * a part that comes later is to be looked at too, words of it.
 */
const VIEWS: readonly (readonly [string, string | RegExp, string?])[] = [
  ["#/", "Sites"],
  [`#/sites/${report.site}?day=2026-11-15&tour=4`, report.site, "What is looked at next"],
  ["#/captures", "Captures"],
  ["#/watch", "Watch", "Older news"],
  ["#/machines", "Machines", "In hand"],
  ["#/search?q=demo.example", "Search"],
  ["#/how", "How we know"],
  ["#/live", "Live"],
  [`#/page/${encodeURIComponent(PAGE)}`, PAGE, "among the first to be looked at next"],
  ["#/new", "New capture"],
  [`#/captures/${encodeURIComponent(report.capture)}`, report.site],
  [`#/diff/1000/9000/${encodeURIComponent(PAGE)}`, PAGE],
];

/** Serves it. */
export async function openEveryView(): Promise<UiRoom> {
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
  const { agreement } = await clusterOfEverything(report.site, report.capture);
  return openUiRoom(archive, { ...(await watchOfEverything(report.site, PAGE)), cluster: { agreement } });
}

/** Walks through all views in one window: no rule of accessibility is broken anywhere, and nothing is cut off. */
export async function expectViewsInOrder(room: UiRoom, looking: Looking): Promise<void> {
  const page = await room.open(VIEWS[0]![0], looking);
  const home = page.url().replace(/#.*$/, "");
  for (const [hash, heading, later] of VIEWS) {
    await page.goto(home + hash);
    await page.getByRole("heading", { level: 1, name: heading }).waitFor();
    if (later !== undefined) await page.getByText(later).first().waitFor();
    const where = `${hash} at ${looking.widthPx} px, ${looking.scheme}`;
    expect(await axeViolations(page), where).toEqual([]);
    expect(await overflowPx(page), where).toBe(0);
  }
  await page.context().close();
}
