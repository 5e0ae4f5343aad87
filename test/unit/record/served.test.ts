import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { instant } from "#model/index.js";
import { cutPage, takesContent, toldSpans, unkeptRun } from "#record/served/index.js";
import { afterRuns, NOON, PAGE, run, spansOf } from "../../support/record/served-samples.js";

const MINUTE = 60_000;
const lost = (at: number) => ({ since: instant(NOON + at), until: instant(NOON + at) });

describe("equal answers", () => {
  it("are one span, from the first last byte to the last arrival", () => {
    expect(spansOf(afterRuns(run("A", 0), run("A", 100), run("A", 200, 300)))).toEqual({
      public: ["A 10..300 x4"],
    });
  });

  it("alone are a point: the last byte of the answer", () => {
    expect(spansOf(afterRuns(run("A", 0)))).toEqual({ public: ["A 10..10 x1"] });
  });

  it("at the same time prove no interval", () => {
    expect(spansOf(afterRuns(run("A", 0, 0, { ms: 50 }), run("A", 5, 5, { ms: 60 })))).toEqual({
      public: ["A 50..50 x2"],
    });
  });

  it("do not reach beyond the arrival of a request whose answer was lost, or was another that is not kept", () => {
    const after = run("A", 500, 600, { lost: lost(60) });
    expect(spansOf(afterRuns(run("A", 0, 100), after))).toEqual({ public: ["A 10..60 x2", "A 510..600 x2"] });
    expect(spansOf(cutPage(afterRuns(run("A", 0, 100)), lost(40)))).toEqual({
      public: ["A 10..40 x2"],
    });
    expect(spansOf(unkeptRun(afterRuns(run("A", 0, 100)), run("X", 70)))).toEqual({
      public: ["A 10..70 x2"],
    });
  });

  it("end where something was lost sight of, and begin anew", () => {
    const before = afterRuns(run("A", 0, 100));
    expect(cutPage(before).variants.every(({ isCut }) => isCut)).toBe(true);
    const page = afterRuns(run("A", 0, 100), run("A", 200, 300, { lost: lost(150) }), run("A", 400));
    expect(spansOf(page)).toEqual({ public: ["A 10..100 x2", "A 210..400 x3"] });
  });
});

describe("another content", () => {
  it("begins a span behind the one before", () => {
    expect(spansOf(afterRuns(run("A", 0, 100), run("B", 200, 300)))).toEqual({
      public: ["A 10..100 x2", "B 210..300 x2"],
    });
  });

  it("takes back what was counted since its request arrived: nobody knows when it was chosen", () => {
    const page = afterRuns(run("A", 0, 100), run("A", 200, 300), run("B", 50, 50, { ms: 400 }));
    expect(spansOf(page)).toEqual({ public: ["A 10..50 x4", "B 450..450 x1"] });
  });

  it("begins later than the same millisecond", () => {
    const page = afterRuns(run("A", 0), run("B", 5, 5, { ms: 5 }));
    expect(spansOf(page)).toEqual({ public: ["A 10..10 x1", "B 11..11 x1"] });
  });

  it("that a slow answer still has is counted, prolongs nothing, and takes back what it reaches into", () => {
    const page = afterRuns(
      run("A", 0, 100),
      run("B", 200, 300),
      run("A", 150, 150, { ms: 200 }),
      run("B", 400, 500),
    );
    expect(spansOf(page)).toEqual({ public: ["A 10..100 x3", "B 210..210 x2", "B 410..500 x2"] });
  });
});

describe("a page whose contents alternate", () => {
  it("is kept apart, with what was counted shortly before", () => {
    const page = afterRuns(run("A", 0, 100), run("B", 200), run("A", 300), run("B", 400));
    expect(spansOf(page)).toEqual({
      public: [],
      "one of several ": ["A 10..300 x3", "B 210..400 x2"],
    });
  });

  it("keeps what was long the public's before", () => {
    const page = afterRuns(run("A", 0, 20 * MINUTE), run("B", 21 * MINUTE), run("A", 22 * MINUTE));
    expect(spansOf(page)).toMatchObject({ public: [`A 10..${20 * MINUTE} x2`] });
  });

  it("is no page that was changed back after a while", () => {
    const page = afterRuns(run("A", 0, 100), run("B", MINUTE, 12 * MINUTE), run("A", 13 * MINUTE));
    expect(Object.keys(spansOf(page))).toEqual(["public"]);
  });

  it("is also one that differs at every answer; few of its contents are kept", () => {
    const page = afterRuns(run("A", 0), run("B", 100), run("C", 200), run("D", 300));
    expect(spansOf(page)["public"]).toEqual([]);
    expect(takesContent(page, null)).toBe(true);
    const names = ["A", "B", "C", "D", "E", "F", "G", "H"];
    expect(takesContent(afterRuns(...names.map((name, at) => run(name, at * 100))), null)).toBe(false);
  });

  it("is the public's again when it was calm for long, and not before", () => {
    const restless = [run("A", 0), run("B", 100), run("A", 200)];
    const soon = run("A", MINUTE, 2 * MINUTE, { count: 50 });
    const long = run("A", 3 * MINUTE, 11 * MINUTE, { count: 5 });
    const few = run("A", 3 * MINUTE, 11 * MINUTE, { count: 2 });
    const after = run("A", 12 * MINUTE, 13 * MINUTE);
    expect(spansOf(afterRuns(...restless, soon, after))["public"]).toEqual([]);
    expect(spansOf(afterRuns(...restless, few, after))["public"]).toEqual([]);
    const calm = spansOf(afterRuns(...restless, soon, long, after))["public"];
    expect(calm).toEqual([`A ${12 * MINUTE + 10}..${13 * MINUTE} x2`]);
  });
});

it("answers that are not kept end what was counted", () => {
  const page = unkeptRun(afterRuns(run("A", 0, 100)), run("X", 200));
  expect(page.unkept).toBe(1);
  expect(page.variants[0]!.isCut).toBe(true);
});

describe("whatever is answered in whatever order", () => {
  const answers = fc.array(
    fc.record({ form: fc.constantFrom("A", "B", "C"), gap: fc.integer({ min: 0, max: 5 * MINUTE }), ms: fc.integer({ min: 1, max: 400_000 }), isCut: fc.boolean() }), // prettier-ignore
    { maxLength: 40 },
  );
  /** In order of their last bytes, as a proxy sees them end. */
  const runsOf = (list: readonly { form: string; gap: number; ms: number; isCut: boolean }[]) => {
    let last = 0;
    return list.map(({ form, gap, ms, isCut }) => {
      last += gap;
      return run(form, last - ms, last - ms, { ms, lost: isCut ? lost(last - ms) : null });
    });
  };

  it("no two spans of a variant overlap, every answer is counted once, and no public span has another answer inside", () => {
    fc.assert(
      fc.property(answers, (list) => {
        const runs = runsOf(list);
        const page = afterRuns(...runs);
        const told = toldSpans(page);
        expect(told.reduce((sum, { told: { count = 0 } }) => sum + count, 0)).toBe(runs.length);
        for (const { name } of page.variants) {
          const of = told
            .filter(({ told: { variant } }) => (variant ?? null) === name)
            .map(({ told: span }) => span);
          for (const [at, span] of of.entries()) {
            expect(span.from).toBeLessThanOrEqual(span.to);
            if (at > 0) expect(span.from).toBeGreaterThan(of[at - 1]!.to);
          }
        }
        for (const { kept, told: span } of told.filter(({ told: { variant } }) => variant === undefined))
          for (const one of runs) {
            const isOther = !kept.identity.contentDigest.includes(Buffer.from(one.form).toString("hex"));
            // Between arrival and last byte another content may have been the server's.
            if (isOther) expect(span.from < span.to && span.from <= one.lastLastByteAt && one.firstArrivedAt < span.to).toBe(false); // prettier-ignore
          }
      }),
      { seed: 160, numRuns: 500 },
    );
  });

  it("is told of the page and tier that it is of", () => {
    const [first] = toldSpans(afterRuns(run("A", 0, 100)));
    expect(first!.kept.url).toBe(PAGE);
    expect(first!.told).toEqual({ tier: "served", from: NOON + 10, to: NOON + 100, count: 2 });
  });
});
