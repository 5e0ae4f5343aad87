// What a turn is used for where a whole capture is to be worth more than looks, or waits for quiet hours.
import { describe, expect, it } from "vitest";
import { instant, type SitePlan } from "#model/index.js";
import { newlyProved, versionsAhead } from "../../../../src/watch/site/prospects.js";
import { captureCost, decide, type Standing } from "../../../../src/watch/run/decide.js";
import { sharpWorth, type WorthParts } from "../../../../src/watch/run/sharp-worth.js";
import { newSiteState, type SiteState } from "../../../../src/watch/run/site-state.js";
import { planOf } from "../../../support/watch/watched-web.js";

const [HOUR_MS, DAY_MS] = [3_600_000, 86_400_000];
/** The first turn of a day, on which worths are compared. */
const MIDNIGHT = instant(Date.UTC(2026, 5, 10));

/** Fifty pages: a capture costs 2.2 requests for each, and ten. */
const PAGES = 50;
const COST = 120;

function standing(changes: Partial<Standing>, plan: Partial<SitePlan> = {}): Standing {
  const began = newSiteState(instant(MIDNIGHT - 30 * DAY_MS));
  return {
    plan: planOf({ wants: "both", sharp: { every: "worth" }, requestsPerDay: 480, ...plan }),
    state: { ...began, sharpDoneFor: instant(MIDNIGHT - 5 * DAY_MS) },
    now: MIDNIGHT,
    turnMs: HOUR_MS,
    pages: PAGES,
    spentToday: 0,
    held: null,
    quietAt: () => Promise.reject(new Error("nobody asked for quiet hours")),
    worths: () => {
      throw new Error("worths decide nothing here");
    },
    ...changes,
  };
}

const WORTH: WorthParts = {
  newlyProved: 40,
  pagesPerVersion: 10,
  versions: 6,
  requests: COST,
  versionsPerLook: 6 / COST,
};

describe("what a capture is worth beside looks", () => {
  it("is its own versions, and the pages newly proved at their rate; looks are worth what looks bring", () => {
    expect(sharpWorth(WORTH)).toEqual({ capture: 6 + 40 / 10, refresh: 6 });
    expect(sharpWorth({ ...WORTH, pagesPerVersion: 40 }).capture).toBe(7);
    expect(sharpWorth({ ...WORTH, versionsPerLook: 12 / COST }).refresh).toBe(12);
  });

  const prospects = {
    pages: Int32Array.of(0, 1, 2),
    weights: Float64Array.of(1, 1, 1),
    changed: Float64Array.of(0.5, 0.25, 1),
    gain: Float64Array.of(0, 0, 0),
    ratePerPeriod: Float64Array.of(0, 0.1, 2),
    isNew: Uint8Array.of(0, 0, 1),
  };

  it("counts as versions what changed since the last look, first looks aside", () => {
    expect(versionsAhead(prospects)).toBe(0.75);
  });

  it("counts as newly proved what stays the same meanwhile and is not proved in that version", () => {
    const ahead = { periodMs: DAY_MS, now: MIDNIGHT, spanMs: DAY_MS / 2 };
    const stays = [1, Math.exp(-0.05), Math.exp(-1)] as const;
    const never = newlyProved(prospects, { ...ahead, provedAt: null });
    expect(never).toBeCloseTo(stays[0] + stays[1] + stays[2], 12);
    const since = newlyProved(prospects, { ...ahead, provedAt: instant(MIDNIGHT - 5 * DAY_MS) });
    expect(since).toBeCloseTo(stays[1] * (1 - Math.exp(-0.5)) + stays[2] * (1 - Math.exp(-10)), 12);
  });
});

describe("a site whose captures go by worth", () => {
  const byWorth = (parts: Partial<WorthParts>, changes: Partial<Standing> = {}) =>
    decide(standing({ worths: (requests) => sharpWorth({ ...WORTH, requests, ...parts }), ...changes }));

  it("is captured whole where that is worth more than looks for the same requests, and says so", async () => {
    expect(await byWorth({})).toMatchObject({
      kind: "sharp",
      because: "a whole capture is expected to be worth 10.0 versions, looks for the same 120 requests 6.0",
    });
    expect(await byWorth({ versionsPerLook: 0.09 })).toMatchObject({ kind: "refresh" });
  });

  it("turns by the one rate between a version and pages proved together", async () => {
    const kinds = await Promise.all(
      [1, 10, 100].map((pagesPerVersion) => byWorth({ pagesPerVersion, versionsPerLook: 0.06 })),
    );
    expect(kinds.map(({ kind }) => kind)).toEqual(["sharp", "sharp", "refresh"]);
  });

  it("does not take what is worth just as much", async () => {
    expect(await byWorth({ versionsPerLook: 10 / COST })).toMatchObject({ kind: "refresh" });
  });

  it("compares once a day, in the first turn, and not on the day after a capture", async () => {
    const [hour, day] = [instant(MIDNIGHT + HOUR_MS), instant(MIDNIGHT - DAY_MS + 1)];
    const yesterday: SiteState = { ...standing({}).state, sharpDoneFor: day };
    expect(await decide(standing({ now: hour }))).toMatchObject({ kind: "refresh" });
    expect(await decide(standing({ state: yesterday }))).toMatchObject({ kind: "refresh" });
  });

  it("asks what it costs, and does not begin what today cannot pay", async () => {
    const asked: number[] = [];
    const worths = (requests: number) => {
      asked.push(requests);
      return sharpWorth({ ...WORTH, requests });
    };
    expect(captureCost(standing({}))).toBe(COST);
    expect(await decide(standing({ worths, spentToday: 480 - 95 }))).toMatchObject({ kind: "nothing" });
    expect(await decide(standing({ worths, spentToday: 480 - 96 }))).toMatchObject({ kind: "sharp" });
    expect(asked).toEqual([COST, COST]);
  });
});

describe("a capture that is due and waits for quiet hours", () => {
  const sharp = { every: "day", hour: "quiet" } as const;
  const due = MIDNIGHT;
  const state: SiteState = { ...standing({}).state, sharpDoneFor: instant(due - HOUR_MS) };
  const at = (quietAt: number, now: number = due) =>
    decide(standing({ now: instant(now), state, quietAt: async () => instant(quietAt) }, { sharp }));

  it("waits while they begin later than this turn, and begins in the turn that they fall in", async () => {
    expect(await at(due + 4 * HOUR_MS)).toEqual({
      kind: "nothing",
      because: "a whole capture is due, and waits for the site's quiet hours at 2026-06-10T04:00:00.000Z",
    });
    expect(await at(due + HOUR_MS)).toMatchObject({ kind: "sharp" });
    expect(await at(due + 4 * HOUR_MS, due + 3 * HOUR_MS)).toMatchObject({ kind: "sharp" });
  });

  it("does not wait a whole day for them", async () => {
    expect(await at(due + DAY_MS - 1)).toMatchObject({ kind: "nothing" });
    // As long as it has been due since the day before.
    expect(await at(due + DAY_MS + 6 * HOUR_MS, due)).toMatchObject({ kind: "sharp" });
  });

  it("is not asked for where the plan names an hour", async () => {
    const decision = await decide(standing({}, { sharp: { every: "day", hour: 0 } }));
    expect(decision).toMatchObject({ kind: "sharp", because: expect.stringContaining("is due since") });
  });
});
