// The reading room shows looks of a watch for what they are, and a site by its captures where there are any.
import { expect, it } from "vitest";
import type { PageUrl } from "#model/index.js";
import { CaptureListings } from "#server/capture-listings.js";
import { FrontPages } from "#server/sites/front-page.js";
import { wholeWatch } from "#access/index.js";
import { MemoryWatch } from "#store/index.js";
import { localRuns } from "#server/live/runs-now.js";
import { WatchListings } from "#server/watch/watch-listings.js";
import { SiteListings } from "#server/sites/site-listings.js";
import { ALL, wish, withRefreshedWeb } from "../../../support/sites/refreshed-web.js";
import { captureWeb } from "../../../support/sites/scripted-web.js";

const HOME = "http://a.test/" as PageUrl;

it("shows a site by its looks only while there is no capture of one moment", () =>
  withRefreshedWeb({ [HOME]: "<title>Home</title><p>at home" }, async ({ web, world, open, nextDay }) => {
    const { archive } = world;
    const listings = new SiteListings({
      archive,
      runs: localRuns(archive),
      captures: new CaptureListings(archive),
      fronts: new FrontPages(archive),
      watched: new WatchListings({ watch: wholeWatch(new MemoryWatch()), archive, clock: world.clock }),
    });
    const listed = async () => (await listings.list({ limit: 9 })).sites[0]!;
    const looksOfADay = async (): Promise<void> => {
      const refreshing = await open();
      await refreshing.look([wish(HOME)], ALL);
      await refreshing.conclude();
      await nextDay();
    };
    await looksOfADay();
    expect((await listed()).last.refresh).toEqual({ looks: 1, changes: 0 });
    expect(await listed()).toMatchObject({ captures: 1, trouble: null, shares: [] });
    const { report } = await captureWeb(web, archive, { seeds: [HOME], world });
    await nextDay();
    for (let day = 0; day < 30; day++) await looksOfADay();
    const left = await open();
    await left.leave();
    const { last, shares, trouble } = await listed();
    expect(last).toMatchObject({ id: report.capture, all: { pages: 1, sharp: 1 } });
    expect(last.refresh).toBeUndefined();
    expect(shares).toEqual([{ at: report.asOf, share: 1 }]);
    expect(trouble).toBeNull();
    const unfinished = await new CaptureListings(archive).of(left.capture);
    expect(unfinished).toMatchObject({ refresh: null, all: null });
  }));
