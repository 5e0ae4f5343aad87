import { describe, expect, it } from "vitest";
import { SeededRandom } from "#adapters/index.js";
import { RATE_ESTIMATORS, type PageLooks } from "#mine/index.js";
import { CHANGE_FREQS, type ChangeFreq } from "#model/index.js";

const RATES: Partial<Record<ChangeFreq, number>> = {
  daily: 1,
  weekly: 1 / 7,
  monthly: 1 / 30,
  yearly: 1 / 365,
};
const HONEST = Object.keys(RATES) as ChangeFreq[];
const HORIZON_DAYS = 7;

interface TruePage {
  readonly rate: number;
  readonly looks: PageLooks;
}

/** Poisson pages looked at daily, the rate within a factor of two of the honest hint. */
function site(
  looksOf: (page: number) => number,
  hintOf: (honest: ChangeFreq) => ChangeFreq | null,
): TruePage[] {
  const random = new SeededRandom(8);
  return Array.from({ length: 120 }, (_, page) => {
    const honest = HONEST[page % HONEST.length]!;
    const rate = RATES[honest]! * 4 ** (random.next() - 0.5);
    const changed = Array.from({ length: looksOf(page) }, () => (random.next() < -Math.expm1(-rate) ? 1 : 0));
    const intervals = changed.map(() => 1);
    const looks = {
      intervals,
      changed,
      bulk: [],
      lastModifiedAges: [],
      group: "",
      changeFreq: hintOf(honest),
    };
    return { rate, looks };
  });
}

/** Expected log-loss of "unchanged for a week", the true rates known. */
function meanLoss(name: string, pages: readonly TruePage[]): number {
  const estimate = RATE_ESTIMATORS.find((estimator) => estimator.name === name)!.fit(
    pages.map((page) => page.looks),
  );
  const losses = pages.map(({ rate, looks }) => {
    const truth = Math.exp(-rate * HORIZON_DAYS);
    const forecast = Math.min(0.999, Math.max(0.001, estimate(looks).survival.at(HORIZON_DAYS)));
    return -truth * Math.log(forecast) - (1 - truth) * Math.log(1 - forecast);
  });
  return losses.reduce((sum, loss) => sum + loss, 0) / losses.length;
}

describe.each(["gamma-poisson", "grouped", "over-dispersed", "blended"])("sitemap hints for %s", (name) => {
  /** Two pages in three were seen for a month, the others are new. */
  const someNew = (page: number): number => (page % 3 === 0 ? 0 : 30);
  const none = meanLoss(
    name,
    site(someNew, () => null),
  );

  it("help when they are honest, most of all for pages never looked at again", () => {
    expect(
      meanLoss(
        name,
        site(someNew, (honest) => honest),
      ),
    ).toBeLessThan(none - 0.05);
    const unseen = meanLoss(
      name,
      site(
        () => 0,
        () => null,
      ),
    );
    expect(
      meanLoss(
        name,
        site(
          () => 0,
          (honest) => honest,
        ),
      ),
    ).toBeLessThan(unseen - 0.1);
  });

  it.each(["never", "always"] as const)("do no harm when every page says %s", (lie) => {
    expect(
      meanLoss(
        name,
        site(someNew, () => lie),
      ),
    ).toBeLessThan(none + 0.02);
  });

  it("do no harm when they are the wrong way round, once some pages were seen", () => {
    const wrong = (honest: ChangeFreq): ChangeFreq => HONEST[HONEST.length - 1 - HONEST.indexOf(honest)]!;
    expect(meanLoss(name, site(someNew, wrong))).toBeLessThan(none + 0.02);
  });

  it("are outweighed by a page's own looks", () => {
    const long = (): number => 300;
    const unhinted = meanLoss(
      name,
      site(long, () => null),
    );
    for (const lie of CHANGE_FREQS)
      expect(
        Math.abs(
          meanLoss(
            name,
            site(long, () => lie),
          ) - unhinted,
        ),
      ).toBeLessThan(0.02);
  });
});
