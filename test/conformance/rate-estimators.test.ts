// Every rate estimator, by one suite.
import { describe, expect, it } from "vitest";
import { SeededRandom } from "#adapters/index.js";
import { RATE_ESTIMATORS, type PageLooks } from "#mine/index.js";

function looks(intervals: number[], changed: number[], more: Partial<PageLooks> = {}): PageLooks {
  return { intervals, changed, bulk: [], lastModifiedAges: [], group: "", ...more };
}

/** Poisson pages of the given rates, looked at at irregular intervals. */
function site(rates: readonly number[], count: number, seed: number): PageLooks[] {
  const random = new SeededRandom(seed);
  return rates.map((rate) => {
    const intervals = Array.from({ length: count }, () => 1 + 6 * random.next());
    return looks(
      intervals,
      intervals.map((days) => (random.next() < -Math.expm1(-rate * days) ? 1 : 0)),
    );
  });
}

const RATES = Array.from({ length: 40 }, (_, i) => 0.005 * 1.12 ** i);

for (const estimator of RATE_ESTIMATORS) {
  describe(`rate estimator ${estimator.name}`, () => {
    const pages = site(RATES, 200, 7);
    const estimate = estimator.fit(pages);

    it("gives a survival that starts at 1, never rises and is convex", () => {
      for (const page of pages) {
        const { survival } = estimate(page);
        const values = Array.from({ length: 60 }, (_, x) => survival.at(x));
        expect(values[0]).toBeCloseTo(1, 9);
        for (let x = 1; x + 1 < values.length; x++) {
          expect(values[x]!).toBeLessThanOrEqual(values[x - 1]! + 1e-12);
          expect(values[x - 1]! + values[x + 1]! - 2 * values[x]!).toBeGreaterThanOrEqual(-1e-9);
        }
        expect(survival.heat).toBeCloseTo(1 - survival.at(1), 12);
      }
    });

    it("has its rate within its interval", () => {
      for (const page of pages) {
        const { ratePerDay, low, high } = estimate(page);
        expect(low).toBeLessThanOrEqual(ratePerDay);
        expect(high).toBeGreaterThanOrEqual(ratePerDay);
        expect(Number.isFinite(ratePerDay)).toBe(true);
      }
    });

    it("gives a defined answer for no looks, for one, for none changed and for all changed", () => {
      const odd = [looks([], []), looks([3], [0]), looks([3], [1]), looks([0], [1])];
      const many = [looks(Array(50).fill(7), Array(50).fill(0)), looks(Array(50).fill(7), Array(50).fill(1))];
      for (const page of [...odd, ...many]) {
        const { survival, ratePerDay } = estimator.fit([page])(page);
        expect(survival.at(7)).toBeGreaterThanOrEqual(0);
        expect(survival.at(7)).toBeLessThanOrEqual(1);
        expect(ratePerDay).toBeGreaterThanOrEqual(0);
      }
      expect(
        estimator
          .fit([])(looks([7], [0]))
          .survival.at(0),
      ).toBeCloseTo(1, 9);
    });

    it("ranks a page that changes often above one that hardly does", () => {
      if (estimator.name === "site-mean") return;
      expect(estimate(pages.at(-1)!).ratePerDay).toBeGreaterThan(estimate(pages[0]!).ratePerDay);
    });

    it("comes close to the truth where the truth is a Poisson rate and looks are many", () => {
      if (["site-mean", "naive", "cho-regular"].includes(estimator.name)) return;
      const [slow, fast] = [estimate(pages[10]!).ratePerDay, estimate(pages[30]!).ratePerDay];
      // Naive and regular estimators are biased at irregular looks: that is what the others are for.
      expect(slow / RATES[10]!).toBeGreaterThan(0.5);
      expect(slow / RATES[10]!).toBeLessThan(2);
      expect(fast / RATES[30]!).toBeGreaterThan(0.5);
      expect(fast / RATES[30]!).toBeLessThan(2);
    });
  });
}

describe("what sets the estimators apart", () => {
  const byName = (name: string) => RATE_ESTIMATORS.find((estimator) => estimator.name === name)!;

  it("naive is X / T", () => {
    expect(byName("naive").fit([])(looks([5, 5, 10], [1, 0, 1])).ratePerDay).toBeCloseTo(0.1, 12);
  });

  it("Cho's regular estimator uses the UNCHANGED count: −ln((X̄ + .5) / (n + .5)) / I", () => {
    const page = looks(Array(10).fill(2), [1, 1, 1, 0, 0, 0, 0, 0, 0, 0]);
    expect(byName("cho-regular").fit([])(page).ratePerDay).toBeCloseTo(-Math.log(7.5 / 10.5) / 2, 12);
  });

  it("the irregular estimator solves its equation: for equal intervals it is −ln(unchanged share), smoothed", () => {
    const page = looks(Array(100).fill(2), [...Array<number>(30).fill(1), ...Array<number>(70).fill(0)]);
    expect(byName("cho-irregular").fit([])(page).ratePerDay).toBeCloseTo(-Math.log(70.5 / 101) / 2, 6);
  });

  it("a trusted Last-Modified sharpens the estimate", () => {
    const intervals: number[] = Array(10).fill(30);
    const changed: number[] = Array(10).fill(1);
    const undated = looks(intervals, changed);
    const dated = looks(intervals, changed, { lastModifiedAges: Array(10).fill(2) });
    const width = (page: PageLooks): number => {
      const { low, high } = byName("last-modified").fit([page])(page);
      return Math.log(high / low);
    };
    expect(width(dated)).toBeLessThan(width(undated));
  });

  it("pages of a group lean on each other when a page has little data", () => {
    const busy = Array.from({ length: 20 }, () =>
      looks(Array(30).fill(7), Array(30).fill(1), { group: "news" }),
    );
    const calm = Array.from({ length: 20 }, () =>
      looks(Array(30).fill(7), Array(30).fill(0), { group: "legal" }),
    );
    const estimate = byName("grouped").fit([...busy, ...calm]);
    const young = (group: string) => estimate(looks([], [], { group })).survival.at(7);
    expect(young("legal")).toBeGreaterThan(0.8);
    expect(young("news")).toBeLessThan(0.5);
  });

  it("fading looks let a page fall asleep: the same changes long ago make it cooler", () => {
    const early = looks(
      Array(104).fill(7),
      Array.from({ length: 104 }, (_, i) => (i < 20 ? 1 : 0)),
    );
    const late = looks(
      Array(104).fill(7),
      Array.from({ length: 104 }, (_, i) => (i >= 84 ? 1 : 0)),
    );
    const estimate = byName("over-dispersed").fit([early, late]);
    expect(estimate(early).ratePerDay).toBeLessThan(0.3 * estimate(late).ratePerDay);
  });

  it("a bulk edit does not make a page look busy by itself", () => {
    const changed = Array.from({ length: 52 }, (_, i) => (i % 13 === 0 ? 1 : 0));
    const bulk = looks(Array(52).fill(7), changed, { bulk: changed });
    const own = looks(Array(52).fill(7), changed, { bulk: Array(52).fill(0) });
    const quiet = Array.from({ length: 50 }, () =>
      looks(Array(52).fill(7), Array(52).fill(0), { bulk: Array(52).fill(0) }),
    );
    const estimate = byName("bulk-aware").fit([bulk, own, ...quiet]);
    expect(estimate(bulk).ratePerDay).toBeLessThan(estimate(own).ratePerDay);
  });
});
