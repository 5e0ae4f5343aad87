// What a look costs is learned, and weighs in the choice between looks and whole captures.
import { expect, it } from "vitest";
import { requestsPerLook } from "#watch/run/look-cost.js";
import { sharpWorth } from "#watch/run/sharp-worth.js";
import { readSiteState, newSiteState } from "#watch/run/site-state.js";
import { watchAt } from "../../../support/watch/watch-samples.js";
import { planOf, withWatchedWeb } from "../../../support/watch/watched-web.js";

it("is a request where looks cost no more, whatever was looked at", () => {
  let cost = 1;
  for (let turn = 0; turn < 100; turn++) cost = requestsPerLook(cost, { requests: 20, looks: 20 });
  expect(cost).toBe(1);
  // Turns that ended before they looked at anything tell nothing.
  expect(requestsPerLook(1.5, { requests: 3, looks: 0 })).toBe(1.5);
  expect(requestsPerLook(1, { requests: 0, looks: 5 })).toBe(1);
});

it("follows what looks cost of late", () => {
  let cost = 1;
  for (let turn = 0; turn < 30; turn++) cost = requestsPerLook(cost, { requests: 30, looks: 10 });
  expect(cost).toBeGreaterThan(2.9);
  for (let turn = 0; turn < 60; turn++) cost = requestsPerLook(cost, { requests: 10, looks: 10 });
  expect(cost).toBeLessThan(1.01);
});

it("turns the choice where looks cost three requests each", () => {
  const parts = { newlyProved: 100, pagesPerVersion: 10, versions: 5, requests: 200, versionsPerLook: 0.1 };
  expect(sharpWorth(parts)).toEqual({ capture: 15, refresh: 20 });
  const { capture, refresh } = sharpWorth({ ...parts, requestsPerLook: 2 });
  expect([capture, refresh]).toEqual([15, 10]);
});

it("is one in states that were kept before it was counted", () => {
  const { requestsPerLook: _cost, ...before } = newSiteState(watchAt());
  expect(readSiteState("a.test", JSON.stringify(before)).requestsPerLook).toBe(1);
});

it("a turn that was cut short by what its looks cost tells of the pages that it looked at, and of no others", async () => {
  const links = Array.from({ length: 9 }, (_, no) => `<a href="/p/${no}">${no}</a>`);
  const pages: Record<string, string> = { "http://a.test/": links.join("") };
  for (const no of links.keys()) pages[`http://a.test/p/${no}`] = `<p>Page ${no} of nine.</p>`;
  await withWatchedWeb(pages, async ({ web, watch, stores }) => {
    await watch([planOf({ requestsPerDay: 96 })], 6);
    const turns = (await stores.memory.turns("a.test", 99)).filter(({ kind }) => kind === "refresh");
    expect(turns.length).toBeGreaterThan(3);
    for (const { chosen, looks, chosenInAll } of turns)
      expect([chosen.length, chosenInAll]).toEqual([looks, looks]);
    // robots.txt at least was asked for beside the pages.
    const state = readSiteState("a.test", (await stores.memory.state("a.test"))!);
    expect(turns.reduce((sum, { looks }) => sum + looks, 0)).toBeLessThan(web.asked.length);
    expect(state.requestsPerLook).toBeGreaterThan(1);
  });
});
