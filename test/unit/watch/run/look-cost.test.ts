// What a look costs is learned, and weighs in the choice between looks and whole captures.
import { expect, it } from "vitest";
import type { PageUrl } from "#model/index.js";
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

const LINKS = Array.from({ length: 9 }, (_, no) => `<a href="/p/${no}">${no}</a>`).join("");

/** Hosts of ten pages each. */
function hostsOf(...hosts: readonly string[]): Record<string, string> {
  const pages: Record<string, string> = {};
  for (const host of hosts) {
    pages[`http://${host}.test/`] = LINKS;
    for (let no = 0; no < 9; no++) pages[`http://${host}.test/p/${no}`] = `<p>Page ${no} of nine.</p>`;
  }
  return pages;
}

it("what is asked for beside pages is a part of what looks cost", async () => {
  await withWatchedWeb(hostsOf("a", "b"), async ({ watch, stores }) => {
    const seeds = ["http://a.test/", "http://b.test/"] as PageUrl[];
    await watch([planOf({ seeds, requestsPerDay: 96 })], 3);
    const { requestsPerLook: cost } = readSiteState("a.test", (await stores.memory.state("a.test"))!);
    expect(cost).toBeGreaterThan(1);
  });
});

it("a turn whose budget ends in the middle tells of the pages that it looked at, and of no others", async () => {
  await withWatchedWeb(hostsOf("a"), async ({ web, watch, stores }) => {
    await watch([planOf({ requestsPerDay: 480, bytesPerMonth: 900 })], 8);
    expect(web.addresses.length).toBeLessThan(10);
    const all = await stores.memory.turns("a.test", 99);
    // Not that nothing was worth a look.
    expect(all[0]).toMatchObject({ kind: "nothing", because: "this month's bytes are spent" });
    const turns = all.filter(({ kind }) => kind === "refresh");
    expect(turns).toHaveLength(2);
    const looks = turns.reduce((sum, one) => sum + one.looks, 0);
    expect(looks).toBeGreaterThan(2);
    expect(turns.reduce((sum, { chosen }) => sum + chosen.length, 0)).toBe(looks);
  });
});
