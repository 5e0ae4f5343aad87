// The refreshing mind: what looks teach it, whom it chooses, and that a saved mind goes on as if nothing had happened.
import { describe, expect, it } from "vitest";
import { SeededRandom } from "#adapters/index.js";
import { instant } from "#model/index.js";
import { MIND_DEFAULTS, mindPlanners, RefreshMind, type LookResult } from "#watch/index.js";

const DAY = MIND_DEFAULTS.periodMs;
const day = (days: number) => instant(Math.round(days * DAY));

/** Pages 0 to n − 1 in the directories given in turn, each looked at once on day 0. */
function mindOf(
  count: number,
  directories: readonly string[] = ["a"],
  planner = MIND_DEFAULTS.planner,
): RefreshMind {
  const mind = new RefreshMind({ ...MIND_DEFAULTS, planner });
  for (let number = 0; number < count; number++) {
    mind.addPage({ number, weight: 1, directory: directories[number % directories.length]! });
    mind.note({ page: number, at: day(0), found: "first" });
  }
  return mind;
}

/** Watches from one day to another; page p changes with chance `chances[p]` a day, by lot of the seed. */
function watch(
  mind: RefreshMind,
  [from, to]: readonly [number, number],
  chances: readonly number[],
): number[] {
  const looks = chances.map(() => 0);
  const changedOn = chances.map(() => -1);
  const lookedOn = chances.map(() => from - 1);
  for (let at = from; at < to; at++) {
    const lot = new SeededRandom(7).fork(`day ${at}`);
    for (const [page, chance] of chances.entries()) if (lot.next() < chance) changedOn[page] = at;
    for (const page of mind.choose(day(at), 2)) {
      const found = changedOn[page]! > lookedOn[page]! ? "changed" : "same";
      mind.note({ page, at: day(at + 0.5), found });
      lookedOn[page] = at;
      looks[page]!++;
    }
  }
  return looks;
}

describe("choosing", () => {
  it("looks first at pages it never saw, the weightiest first, all different and within the budget", () => {
    const mind = mindOf(3);
    for (const [number, weight] of [
      [10, 0.2],
      [11, 0.9],
      [12, 0.5],
    ] as const)
      mind.addPage({ number, weight, directory: "b" });
    expect([...mind.choose(day(5), 3)]).toEqual([11, 12, 10]);
    expect(new Set(mind.choose(day(5), 99)).size).toBe(6);
    expect(mind.choose(day(5), 0)).toHaveLength(0);
    expect(mind.why(11, day(5)).because).toBe("never-looked-at");
    expect(mind.expectedGain(11, day(5))).toBe(0.9);
  });

  it("comes back more often to a page that changes now and then than to those that never do", () => {
    const mind = mindOf(20);
    const chances = Array.from({ length: 20 }, (_, page) => (page < 2 ? 0.01 : 0));
    const looks = watch(mind, [1, 200], chances);
    const still = looks.slice(2).reduce((a, b) => a + b, 0) / 18;
    expect(Math.min(looks[0]!, looks[1]!)).toBeGreaterThan(still);
    expect(mind.why(0, day(200)).ratePerPeriod).toBeGreaterThan(5 * mind.why(9, day(200)).ratePerPeriod);
  });

  it("looks rarely at pages that are gone or fail, and not again at a page that left", () => {
    const mind = mindOf(4);
    for (let page = 0; page < 4; page++) mind.note({ page, at: day(9), found: "changed" });
    mind.note({ page: 1, at: day(10), found: "gone" });
    const hoped = mind.why(2, day(20)).index;
    mind.note({ page: 2, at: day(10), found: "failed" });
    mind.removePage(3);
    expect(mind.why(1, day(20))).toMatchObject({ because: "gone" });
    expect(mind.why(1, day(20)).changed).toBeLessThan(mind.why(0, day(20)).changed / 2);
    // A failed look tells nothing of the page: the look of day 9 is still the last one.
    expect(mind.why(2, day(20))).toMatchObject({ because: "failing", failures: 1, lookedAt: day(9) });
    expect(mind.why(2, day(20)).index).toBe(hoped / 2);
    expect([...mind.choose(day(20), 9)].sort((a, b) => a - b)).toEqual([0, 1, 2]);
    expect(() => mind.why(3, day(20))).toThrow(/page 3 is not under watch/);
    mind.note({ page: 1, at: day(21), found: "changed" });
    expect(mind.why(1, day(30)).because).not.toBe("gone");
  });
});

describe("what looks teach", () => {
  it("a change in a directory raises its neighbours, and not those of another", () => {
    const mind = mindOf(60, ["left", "right"]);
    // Nothing happens for a while; then whoever is looked at on the left has changed.
    for (let at = 10; at < 60; at += 10) {
      mind.choose(day(at), 0);
      for (let page = 0; page < 60; page++) mind.note({ page, at: day(at), found: "same" });
    }
    for (let at = 60; at < 66; at++) {
      mind.note({ page: 2 * (at - 60), at: day(at), found: "changed" });
      mind.note({ page: 2 * (at - 60) + 1, at: day(at), found: "same" });
    }
    const [left, right] = [mind.why(40, day(66)), mind.why(41, day(66))];
    expect(left.changed).toBeGreaterThan(0.4);
    expect(left.changed).toBeGreaterThan(3 * right.changed);
    expect(left.because).toBe("bulk-edit");
    // Whoever was looked at after the edit holds it already.
    expect(mind.why(10, day(67)).changed).toBeLessThan(left.changed / 2);
  });

  it("a hint raises a page at once, until it is looked at; hints that lie are believed less", () => {
    const mind = mindOf(30);
    const before = mind.expectedGain(4, day(3));
    mind.hint(4, day(2));
    expect(mind.expectedGain(4, day(3))).toBeGreaterThan(5 * before);
    expect(mind.choose(day(3), 1)[0]).toBe(4);
    expect(mind.why(4, day(3)).because).toBe("hint");
    mind.note({ page: 4, at: day(3), found: "same" });
    expect(mind.why(4, day(4)).because).not.toBe("hint");
    // What was said before the last look is known already.
    mind.hint(4, day(2));
    expect(mind.why(4, day(4)).because).not.toBe("hint");
    const trusted = (() => (mind.hint(5, day(4)), mind.why(5, day(5)).changed))();
    for (let page = 10; page < 30; page++) {
      mind.hint(page, day(4));
      mind.note({ page, at: day(5), found: "same" });
    }
    expect(mind.why(5, day(5)).changed).toBeLessThan(trusted / 2);
  });

  it("a hint with a trust of its own weighs by it alone, the most trusted of several; others' trust stays", () => {
    const mind = mindOf(30);
    const { changed: plain, unhinted } = mind.why(4, day(3));
    expect(unhinted).toBeCloseTo(plain, 12);
    mind.hint(4, day(2), 0.5);
    const half = mind.why(4, day(3));
    // Either the page changed by itself or the hint is right: 1 − (1 − own)(1 − trust).
    expect(half.changed).toBeCloseTo(1 - (1 - plain) * 0.5, 9);
    expect(half.unhinted).toBeCloseTo(plain, 9);
    mind.hint(4, day(2.5), 0.1);
    expect(mind.why(4, day(3)).changed).toBeCloseTo(half.changed, 12);
    mind.hint(4, day(2.5), 0.8);
    expect(mind.why(4, day(3)).changed).toBeGreaterThan(half.changed);
    mind.hint(6, day(2));
    const believed = mind.why(6, day(3)).changed;
    for (let page = 10; page < 30; page++) {
      mind.hint(page, day(4), 0.02);
      mind.note({ page, at: day(5), found: "same" });
    }
    // What liars with a trust of their own say takes nothing from hints that have none.
    const other = mindOf(30);
    other.hint(6, day(2));
    for (let page = 10; page < 30; page++) other.note({ page, at: day(5), found: "same" });
    expect(mind.why(6, day(3)).changed).toBe(other.why(6, day(3)).changed);
    expect(believed).toBeGreaterThan(0.85);
  });
});

/** A life of a mind in which pages come, go, fail and get hints. */
function lead(mind: RefreshMind, [from, to]: readonly [number, number], choices: number[][]): void {
  const FOUND: LookResult["found"][] = ["same", "same", "changed", "same", "failed", "gone"];
  for (let at = from; at < to; at++) {
    if (at % 9 === 0) mind.addPage({ number: 100 + at, weight: 0.5, directory: `b/${at % 4}` });
    if (at === 40) mind.removePage(3);
    if (at % 7 === 0) mind.hint(at % 3, day(at));
    if (at % 5 === 0) mind.hint(at % 11, day(at), 0.4);
    const chosen = mind.choose(day(at), 4);
    choices.push([...chosen]);
    for (const page of chosen) {
      const found = FOUND[(page * 5 + at * 3) % 6]!;
      mind.note({ page, at: day(at + 0.3), found, importance: (page % 4) / 4 });
    }
  }
}

describe.each(mindPlanners())("a mind with %s", (planner) => {
  it("makes the same choices after it was saved and loaded, and saves the same bytes", () => {
    const whole = mindOf(25, ["a", "b/0", "b/1"], planner);
    const [expected, got]: number[][][] = [[], []];
    lead(whole, [1, 60], expected!);
    const halves = mindOf(25, ["a", "b/0", "b/1"], planner);
    lead(halves, [1, 30], got!);
    const loaded = RefreshMind.load(halves.save());
    expect(Buffer.compare(loaded.save(), halves.save())).toBe(0);
    lead(loaded, [30, 60], got!);
    expect(got).toEqual(expected);
    expect(Buffer.compare(loaded.save(), whole.save())).toBe(0);
    for (const choice of expected!) expect(new Set(choice).size).toBe(choice.length);
    expect(new Set(expected!.flat()).size).toBeGreaterThan(20);
  });
});

describe("a saved mind", () => {
  it("is as large after a thousand looks as after ten", () => {
    const mind = mindOf(10);
    for (let at = 1; at < 10; at++) mind.note({ page: at, at: day(at), found: "changed" });
    const size = mind.save().length;
    for (let at = 10; at < 1000; at++)
      mind.note({ page: at % 10, at: day(at), found: at % 3 ? "same" : "changed" });
    expect(mind.save()).toHaveLength(size);
  });

  it("that is cut, longer, or none is refused with one line that says where", () => {
    const bytes = Buffer.from(mindOf(5, ["a", "b"]).save());
    const broken: [Uint8Array, RegExp][] = [
      [bytes.subarray(0, bytes.length - 3), /is cut off/],
      [Buffer.concat([bytes, Buffer.from("x")]), /bytes after the last column/],
      [Buffer.from("hello"), /not a refresh mind/],
      [
        Buffer.from(bytes.toString("latin1").replace("mind 2", "mind 1"), "latin1"),
        /not a refresh mind of this version/,
      ],
      [bytes.subarray(0, 40), /the head has no end/],
      [Buffer.from(bytes.toString("latin1").replace('"count":5', '"count":6'), "latin1"), /not all there/],
      [
        Buffer.from(bytes.toString("latin1").replace('"length":5', '"length":4'), "latin1"),
        /refresh mind at byte/,
      ],
      [
        Buffer.from(bytes.toString("latin1").replace('["","a","b"]', '["","a","a"]'), "latin1"),
        /not all there/,
      ],
    ];
    for (const [file, message] of broken) {
      expect(() => RefreshMind.load(file)).toThrow(message);
      expect(() => RefreshMind.load(file)).toThrow(expect.objectContaining({ code: "FORMAT" }) as Error);
    }
  });

  it("settings and pages that mean nothing are refused", () => {
    expect(() => new RefreshMind({ ...MIND_DEFAULTS, planner: "best" })).toThrow(
      /no planner best; there are learned/,
    );
    expect(() => new RefreshMind({ ...MIND_DEFAULTS, periodMs: 0 })).toThrow(/periodMs/);
    expect(() => new RefreshMind({ ...MIND_DEFAULTS, patternPeriods: 1.5 })).toThrow(/patternPeriods/);
    expect(() => mindOf(1).addPage({ number: -1, weight: 1, directory: "" })).toThrow(/page -1/);
    expect(() => mindOf(1).addPage({ number: 2, weight: NaN, directory: "" })).toThrow(/weight NaN/);
  });
});
