// The judge of budgets in watches that are killed finds what it is there for.
import { expect, it } from "vitest";
import { meteredOut, overruns } from "../../support/watch/world-overruns.js";
import { WatchedWorld, WORLD_START } from "../../support/watch/watched-world.js";
import type { WorldLine } from "../../support/watch/world-log.js";

const WORLD = new WatchedWorld({ seed: 1, sites: 2, days: 10 });
const [{ plan }] = WORLD.sites as [WatchedWorld["sites"][number]];

/** So many answers of the first site on one day, of so many bytes each. */
function answers(count: number, bytes: number): WorldLine[] {
  const times = { round: 0, at: WORLD_START, shownAt: WORLD_START };
  return Array.from({ length: count }, (_, no): WorldLine[] => [
    { ...times, kind: "sent", no, site: plan.name, address: "192.0.2.1", url: plan.seeds[0]!, isPage: true },
    { ...times, kind: "done", no, bytes },
  ]).flat();
}

it("a byte too many in a month, and a request too many in a day", () => {
  const { requestsPerDay, bytesPerMonth } = plan;
  expect(overruns(answers(1, bytesPerMonth!), WORLD)).toEqual([]);
  expect(overruns(answers(1, bytesPerMonth! + 1), WORLD)).toEqual([
    `${plan.name} 2026-06: ${bytesPerMonth! + 1} bytes`,
  ]);
  expect(overruns(answers(requestsPerDay, 1), WORLD)).toEqual([]);
  expect(overruns(answers(requestsPerDay + 1, 1), WORLD)).toEqual([
    `${plan.name} 2026-06-01: ${requestsPerDay + 1} requests`,
  ]);
});

it("months in which the limit was reached are counted, and sites without one are not", () => {
  expect(meteredOut(answers(1, 0.95 * plan.bytesPerMonth!), WORLD)).toBe(1);
  expect(meteredOut(answers(1, 0.94 * plan.bytesPerMonth!), WORLD)).toBe(0);
});
