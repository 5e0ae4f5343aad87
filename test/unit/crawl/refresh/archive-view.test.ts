// What looks of a watch prove is what observed intervals prove, over all captures together; by themselves they speak of
// no moment, and say so wherever captures are listed, chosen, reported and verified.
import { expect, it } from "vitest";
import { mergedChanges, provedIntervals, StepTally, type PageUrl, type SiteView } from "#model/index.js";
import type { Archive } from "#ports/index.js";
import { capturesOfSite, completeStanding, sightingsByPage } from "#study/index.js";
import { ALL, wish, withRefreshedWeb, type RefreshedWeb } from "../../../support/sites/refreshed-web.js";
import { captureWeb, linksTo } from "../../../support/sites/scripted-web.js";
import { runCli } from "../../../support/test-io.js";

const [HOME, A, B] = ["http://a.test/", "http://a.test/a", "http://a.test/b"];
const pages = (): Record<string, string> => ({
  [HOME]: linksTo("/a", "/b"),
  [A]: "<p>apples",
  [B]: "<p>pears",
});
/** Long enough to be borrowed. */
const LONG = `<p>no link leads here ${Array.from({ length: 3_000 }, (_, i) => i * 7_919).join(" ")}`;
const wishes = [HOME, A, B].map(wish);

/** What the shares of all captures sum up to, and what all looks prove. */
async function standings(archive: Archive, site: string): Promise<[known: unknown, proved: unknown]> {
  const shares = await archive.catalog.standing.ofSite(site);
  const tally = new StepTally();
  for (const looks of (
    await sightingsByPage((await capturesOfSite(site, archive)).reverse(), archive)
  ).values())
    tally.add(provedIntervals(looks));
  return [mergedChanges(shares.map(({ changes }) => changes)), tally.changes];
}

async function dayOfLooks({ open, nextDay }: RefreshedWeb): Promise<string> {
  const refreshing = await open();
  await refreshing.look(wishes, ALL);
  const { report } = await refreshing.conclude();
  await nextDay();
  return report.capture;
}

it("proves the interval between equal looks of two days, and nothing at a moment of its own", () =>
  withRefreshedWeb(pages(), async (refreshed) => {
    const { dir, web, world } = refreshed;
    await dayOfLooks(refreshed);
    web.pages[B] = "<p>plums";
    await dayOfLooks(refreshed);
    const looks = await world.archive.catalog.sightings.ofPage(A as PageUrl);
    expect(looks).toHaveLength(2);
    const between = { from: looks[0]!.times.lastByteAt, to: looks[1]!.times.sentAt };
    expect(provedIntervals(looks)).toEqual([between]);
    const site = (await world.archive.catalog.captures.list())[0]!.site;
    const [known, proved] = await standings(world.archive, site);
    expect(known).toEqual(proved);
    expect((known as { at: Float64Array }).at).toContain(between.from);

    const { out } = await runCli(["report", "--archive-view", site, "--json", "--archive", dir]);
    const view = JSON.parse(out) as SiteView;
    expect(view).toMatchObject({ captures: 0, refreshes: 2, pages: 3 });
    expect(view.best).toMatchObject({ pages: 2, spoilers: [B] });
    expect(Date.parse(view.best!.to) - Date.parse(view.best!.from)).toBeGreaterThan(80_000_000);
    const text = (await runCli(["report", "--archive-view", site, "--archive", dir])).out;
    expect(text).toContain("3 pages in 0 captures and 2 days of a watch's looks");
  }));

it("stands beside a whole capture of the same day: looks count in the order of time, and sums hold", () =>
  withRefreshedWeb(pages(), async (refreshed) => {
    const { web, world, open } = refreshed;
    const refreshing = await open();
    await refreshing.look(wishes, ALL);
    web.pages[A] = "<p>for an hour only";
    const { report } = await captureWeb(web, world.archive, { seeds: [HOME], world });
    expect(report.all).toMatchObject({ pages: 3, sharp: 3 });
    web.pages[A] = "<p>apples";
    const { looked } = await refreshing.look(wishes, ALL);
    expect(looked.map(({ found }) => found)).toEqual(["same", "changed", "same"]);
    await refreshing.conclude();
    // Two equal looks of the refresh, and the capture between them saw otherwise: nothing is proved across it.
    const looks = await world.archive.catalog.sightings.ofPage(A as PageUrl);
    const whole = { from: looks[0]!.times.lastByteAt, to: looks.at(-1)!.times.sentAt };
    expect(provedIntervals(looks)).not.toContainEqual(whole);
    const [known, proved] = await standings(world.archive, report.site);
    expect(known).toEqual(proved);
    await completeStanding(world.archive, { anew: true });
    expect((await standings(world.archive, report.site))[0]).toEqual(proved);
  }));

it("is listed by its looks, never chosen for a capture, and says why there is no certificate", () =>
  withRefreshedWeb(pages(), async (refreshed) => {
    const { dir, web, world, open } = refreshed;
    const { report } = await captureWeb(web, world.archive, { seeds: [HOME], world });
    await refreshed.nextDay();
    web.pages[A] = "<title>Fruit</title><p>a whole other page, with other words on it";
    const ended = await dayOfLooks(refreshed);
    const unfinished = await open();
    await unfinished.leave();
    const cli = async (...argv: string[]) => runCli([...argv, "--archive", dir]);

    const { out } = await cli("captures");
    expect(out).toMatch(new RegExp(`${ended}  a\\.test +looks of 2026-06-02: 3 looks, 1 change\\n`));
    expect(out).toMatch(
      new RegExp(`${unfinished.capture.id}  a\\.test +looks of 2026-06-03, not over yet \\(.+\\)\\n`),
    );
    expect((await cli("report")).out).toContain(report.capture);
    expect((await cli("report", "a.test")).out).toContain(report.capture);
    expect((await cli("verify", report.capture)).code).toBe(0);

    const own = (await cli("report", ended)).out;
    expect(own).toContain("Looks of 2026-06-02: 3 looks, 1 change of 3 pages");
    expect(own.replace(/\s+/g, " ")).toContain("they speak of no moment, so nothing here is sharp");
    expect(own).not.toMatch(/as of +20|Not sharp|0 of 3/);
    const html = (await cli("report", ended, "--html")).out;
    expect(html).toContain("Looks of a watch");
    expect(html).not.toContain("certificate.json");
    const measured = await cli("report", ended, "--measures");
    expect(measured.code).toBe(0);

    for (const id of [ended, unfinished.capture.id]) {
      const { code, err } = await cli("verify", id);
      expect(code).toBe(2);
      expect(err.trim().split("\n")).toHaveLength(1);
      expect(err).toContain(`capture ${id} has no certificate: it holds looks of a watch`);
    }
    expect((await cli("report", unfinished.capture.id)).err).toContain("reported when their day is over");
    expect((await cli("capture", "--resume")).err).toContain("no unfinished capture");
    expect((await cli("captures", "cancel")).err).toContain("no unfinished capture");
    expect((await cli("captures", "cancel", unfinished.capture.id)).err).toContain("steer the watch");
    expect((await cli("captures", "patch", ended)).err).toContain("holds looks of a watch");
    expect((await cli("certificate", "extract", A, "--json")).out).toContain(report.capture);
    expect((await cli("why", A)).out).toContain(report.capture);
    expect((await cli("why", A, "--capture", ended)).out).toContain(
      "a look of a watch, which speaks of no moment",
    );
    const series = JSON.parse((await cli("report", "--series", "a.test", "--json")).out) as {
      points: unknown[];
    };
    expect(series.points).toHaveLength(1);
    const diff = await cli("diff", A, "--json");
    expect(diff.code, diff.err).toBe(0);
    expect((await cli("search", "words")).out).toContain(A);
  }));

it("leaves a later capture its pages, and lends it bodies", () =>
  withRefreshedWeb({ ...pages(), "http://a.test/hidden": LONG }, async (refreshed) => {
    const { web, world, open, nextDay } = refreshed;
    for (let day = 0; day < 4; day++) await dayOfLooks(refreshed);
    const refreshing = await open();
    await refreshing.look([wish("http://a.test/hidden")], ALL);
    await refreshing.conclude();
    await nextDay();
    const { report } = await captureWeb(web, world.archive, { seeds: [HOME], world });
    expect(report.pages.map(({ url, verdict }) => [url, verdict])).toEqual(
      expect.arrayContaining([["http://a.test/hidden", "sharp"]]),
    );
    expect(report.all).toMatchObject({ pages: 4, sharp: 4 });
    expect(report.bodies).toMatchObject({ firstBorrowed: 1 });
    expect((await runCli(["verify", report.capture, "--archive", refreshed.dir])).code).toBe(0);
    // Days of looks do not push out what the capture knew.
    for (let day = 0; day < 5; day++) await dayOfLooks(refreshed);
    const later = await captureWeb(web, world.archive, { seeds: [HOME], world });
    expect(later.report.all).toMatchObject({ pages: 4, sharp: 4 });
  }));
