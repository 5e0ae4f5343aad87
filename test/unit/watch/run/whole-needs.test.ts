// Where a day's requests are too few for a capture of the whole site, that is said: it would leave pages out each time.
import { expect, it } from "vitest";
import type { SitePlan } from "#model/index.js";
import { captureCost, decide, wholeNeeds } from "#watch/run/decide.js";
import { newSiteState, type SiteState } from "#watch/run/site-state.js";
import { needsSentence } from "../../../../src/web/watch/watch-words.js";
import { HOUR_MS, watchAt, watchedStatus } from "../../../support/watch/watch-samples.js";
import { planOf, withWatchedWeb } from "../../../support/watch/watched-web.js";

const SHARP = { asOf: watchAt(), captureId: "c", share: 0.3, requests: 500 };

function needsOf(pages: number, plan: Partial<SitePlan>, state: Partial<SiteState> = {}) {
  return wholeNeeds({
    plan: planOf({ wants: "both", ...plan }),
    state: { ...newSiteState(watchAt()), ...state },
    pages,
  });
}

it("500 requests a day are enough for 222 pages, and for no more", () => {
  expect(needsOf(222, { requestsPerDay: 500 })).toBeNull();
  expect(needsOf(223, { requestsPerDay: 500 })).toEqual({ pages: 223, requests: 501 });
  expect(captureCost({ plan: planOf({ requestsPerDay: 500 }), pages: 223 })).toBe(500);
});

it("pages count that a capture which was cut knows of; without whole captures none are too few", () => {
  const lastSharp = { ...SHARP, pages: 900 };
  expect(needsOf(200, { requestsPerDay: 500 }, { lastSharp })).toEqual({ pages: 900, requests: 1990 });
  expect(needsOf(900, { requestsPerDay: 500, wants: "versions" })).toBeNull();
});

it("the turn of such a capture says so, and people read it", async () => {
  const plan = planOf({ wants: "both", requestsPerDay: 100, sharp: { every: "day", hour: 3 } });
  const standing = {
    plan,
    state: {
      ...newSiteState(watchAt()),
      lastSharp: { ...SHARP, pages: 90 },
      sharpDoneFor: watchAt(-24 * HOUR_MS),
    },
    now: watchAt(),
    turnMs: HOUR_MS,
    pages: 60,
    spentToday: 0,
    held: null,
    quietAt: async () => watchAt(),
    worths: () => ({ capture: 0, refresh: 0 }),
  };
  const { because } = await decide(standing);
  expect(because).toMatch(/its 90 pages need about 208 requests, and a day has 100: the rest is left out$/);
  const figures = watchedStatus("a.test", {
    wholeNeeds: { pages: 90, requests: 208 },
    requestsToday: { spent: 0, most: 100 },
  });
  expect(needsSentence(figures)).toContain("its 90 pages need about 208 requests, and a day has 100");
});

it("a site of more pages than its day has requests for is told to be one, also where whole captures are all that is wanted", async () => {
  const links = Array.from({ length: 40 }, (_, no) => `<a href="/p/${no}">${no}</a>`);
  const pages: Record<string, string> = { "http://a.test/": links.join("") };
  for (const no of links.keys()) pages[`http://a.test/p/${no}`] = `<p>Page ${no} of many.</p>`;
  await withWatchedWeb(pages, async ({ watch, stores }) => {
    const plan = planOf({ wants: "sharp", requestsPerDay: 40, sharp: { every: "day", hour: 3 } });
    await watch([plan], 5);
    const { wholeNeeds: needs, proved } = (await stores.memory.status("a.test"))!;
    expect(needs).toEqual({ pages: 41, requests: 101 });
    expect(proved!.share).toBeLessThan(0.6);
    await watch([{ ...plan, requestsPerDay: 200 }], 24);
    expect((await stores.memory.status("a.test"))!.wholeNeeds).toBeUndefined();
  });
});
