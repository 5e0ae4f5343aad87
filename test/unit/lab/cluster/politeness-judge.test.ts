import { describe, expect, it } from "vitest";
import { PolitenessJudge, type Arrival } from "#lab/experiments/cluster/politeness-judge.js";

const DUE: Arrival = { delayMs: 1_000, toldMs: 1_000, isLate: false, hasTurn: () => true };
const NONE = { none: 0, frozen: 0, outlived: 0, untold: 0 };

/** Requests to one server, each from when to when. */
function judged(...requests: readonly (readonly [fromMs: number, toMs: number, own?: Partial<Arrival>])[]) {
  const judge = new PolitenessJudge();
  const moments = requests.flatMap(([fromMs, toMs, own]) => {
    let end: (atMs: number) => void;
    const arrive = (): void => void (end = judge.arrive(7, fromMs, { ...DUE, ...own }));
    return [[fromMs, arrive] as const, [toMs, () => end(toMs)] as const];
  });
  for (const [, happen] of moments.toSorted(([a], [b]) => a - b)) happen();
  return judge.count;
}

describe("the judge of politeness", () => {
  it("finds nothing where every pause was left, and says the shortest", () => {
    expect(judged([0, 200], [1_200, 1_300], [2_800, 2_900])).toEqual({
      requests: 3,
      tooNear: NONE,
      leastPause: 1,
    });
  });

  it("counts what comes too soon, and what comes during another", () => {
    expect(judged([0, 200], [1_199, 1_300])).toMatchObject({
      tooNear: { ...NONE, none: 1 },
      leastPause: 0.999,
    });
    expect(judged([0, 5_000], [3_000, 3_100])).toMatchObject({
      tooNear: { ...NONE, none: 1 },
      leastPause: 0,
    });
  });

  it("counts apart what was sent late, and what comes near it", () => {
    const late = { isLate: true };
    expect(judged([0, 200], [300, 400, late], [1_000, 1_100])).toMatchObject({
      tooNear: { ...NONE, frozen: 2 },
      leastPause: null,
    });
  });

  it("counts apart what follows an answer that took longer than the turn", () => {
    const lost = { hasTurn: () => false };
    expect(judged([0, 20_000, lost], [12_000, 12_100])).toMatchObject({ tooNear: { ...NONE, outlived: 1 } });
    expect(judged([0, 12_000, lost], [12_100, 12_200])).toMatchObject({ tooNear: { ...NONE, outlived: 1 } });
  });

  it("counts apart what keeps the pause that all could know, and no less", () => {
    const own = { delayMs: 20_000, toldMs: 1_000 };
    expect(judged([0, 200], [1_200, 1_300, own])).toMatchObject({ tooNear: { ...NONE, untold: 1 } });
    expect(judged([0, 200], [1_100, 1_300, own])).toMatchObject({ tooNear: { ...NONE, none: 1 } });
  });
});
