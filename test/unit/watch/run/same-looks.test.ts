// The promise that the lab rests on: from the same sightings the live watch and the lab choose the same looks, turn by
// turn, whatever clock and whatever network the sightings came over.
import { beforeAll, describe, expect, it } from "vitest";
import { courseSettingsOf, retrace, SiteCourse } from "#watch/index.js";
import {
  expectSameChoices,
  expectTrueLooks,
  watchOverSockets,
  watchSimulated,
  type WatchedLife,
} from "../../../support/watch/living-watches.js";

it("the same looks from the same sightings over sockets, on an accelerated clock, across a restart", async () => {
  const life = await watchOverSockets({ seconds: 60, mostTurns: 6 });
  expectSameChoices(life, 4);
  const { first, failed } = expectTrueLooks(life);
  expect([first > 0, failed]).toEqual([true, 0]);
});

describe("simulated on a virtual clock, across midnight, a whole capture among the looks", () => {
  let life: WatchedLife;
  beforeAll(async () => {
    life = await watchSimulated(1, { wants: "both" });
  });

  it("the same looks from the same sightings", () => {
    expect(new Set(life.outcome.turns.map(({ kind }) => kind))).toEqual(new Set(["sharp", "refresh"]));
    expectSameChoices(life, 12);
    const { changed, same, gone } = expectTrueLooks(life);
    expect([changed > 0, same > 0, gone > 0]).toEqual([true, true, true]);
  });

  it("the clock stands still while a turn works: turns come when they are due", () => {
    const ats = life.outcome.turns.map(({ at }) => at);
    const turnMs = 4 * 60_000;
    expect(ats.slice(2).filter((at, i) => at - ats[i + 1]! > turnMs)).toEqual([]);
  });

  it("looks that are told otherwise lead another way, and that is said", () => {
    const steps = life.outcome.steps.map((step) =>
      step.kind === "learn" && step.look.found === "same"
        ? { ...step, look: { ...step.look, found: "changed" as const } }
        : step,
    );
    const { others } = retrace(new SiteCourse(courseSettingsOf(life.plan)), steps);
    expect(others.length).toBeGreaterThan(0);
  });
});

it("the same looks where rounds search for changes, across midnight and a restart; what was not seen is unverified", async () => {
  const life = await watchSimulated(1, { recall: 0.93 });
  expectSameChoices(life, 4);
  expectTrueLooks(life);
  const { steps, status, turns } = life.outcome;
  const chosen = steps.flatMap((step) => (step.kind === "choose" ? step.chosen : []));
  expect(new Set(chosen.map(({ because }) => because))).toEqual(new Set(["never-looked-at", "search"]));
  const { verified, unverified, isWhole } = status.skip!;
  expect([isWhole, verified + unverified]).toEqual([true, status.pages.watched]);
  // The second round begins at midnight and looks at every page once; then nothing is asked for.
  expect(turns.at(-1)!.because).toMatch(/^this round has looked at all it wants: \d+ pages are passed over/);
});
