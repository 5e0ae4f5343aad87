import { describe, expect, it } from "vitest";
import {
  createLivingSite,
  type LivingSite,
  type LivingSiteOptions,
  type Truth,
  type TruthPage,
  type TruthVersion,
} from "#lab/index.js";
import { instant, type PageKind } from "#model/index.js";

const START = instant(Date.UTC(2026, 0, 5, 9));
const DAY_MS = 86_400_000;

function make(options: Omit<Partial<LivingSiteOptions>, "startAt">): LivingSite {
  return createLivingSite({ seed: 21, pages: 100, startAt: START, ...options });
}

const after = (site: LivingSite, ms: number): Truth => site.truth(instant(START + ms));

/** When each page changed, in milliseconds after the start, without rendering anything. */
function changeTimes(site: LivingSite, ms: number): { kind: PageKind; times: number[] }[] {
  return site.pages.map(({ kind, timeline }) => {
    const versions = timeline.until(instant(START + ms));
    return { kind, times: versions.slice(1).map((version) => version.from - START) };
  });
}

describe("rates of change", () => {
  it("make as many changes as the Poisson rate promises, with exponential gaps", () => {
    const site = make({
      changes: { rates: { kind: "fixed", perDay: 200 }, staticDocumentShare: 0, staticRequisiteShare: 0 },
    });
    const pages = changeTimes(site, DAY_MS);
    const counts = pages.map(({ times }) => times.length);
    const mean = counts.reduce((sum, n) => sum + n, 0) / counts.length;
    const variance = counts.reduce((sum, n) => sum + (n - mean) ** 2, 0) / counts.length;
    // Standard error of the mean is √(200/100) ≈ 1.4; the dispersion of a Poisson count is 1 ± 0.14.
    expect(Math.abs(mean - 200)).toBeLessThan(6);
    expect(variance / mean).toBeGreaterThan(0.55);
    expect(variance / mean).toBeLessThan(1.6);
    const gaps = pages.flatMap(({ times }) => times.map((t, i) => t - (times[i - 1] ?? 0)));
    const meanGap = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
    const longer = gaps.filter((gap) => gap > meanGap).length / gaps.length;
    expect(Math.abs(longer - Math.exp(-1))).toBeLessThan(0.02);
  });

  it("leave the static share alone", () => {
    const rates = { kind: "fixed", perDay: 1000 } as const;
    const site = make({ changes: { rates, staticDocumentShare: 0.4, staticRequisiteShare: 1 } });
    const pages = changeTimes(site, DAY_MS);
    const documents = pages.filter(({ kind }) => kind === "document");
    const still = documents.filter(({ times }) => times.length === 0);
    expect(still.length).toBe(Math.round(documents.length * 0.4));
    const others = pages.filter(({ kind }) => kind !== "document");
    expect(others.flatMap(({ times }) => times)).toEqual([]);
  });

  it("follow the papers' data sets by rank", () => {
    const ratesOf = (kind: "skewed" | "smooth"): number[] =>
      make({ changes: { rates: { kind, maxPerDay: 1000 }, staticDocumentShare: 0, staticRequisiteShare: 0 } })
        .pages.map((page) => page.ratePerDay ?? 0)
        .sort((a, b) => b - a);
    const skewed = ratesOf("skewed");
    expect(skewed[0]).toBe(1000);
    expect(skewed[3]).toBeCloseTo(1000 / 1.06 ** 3, 9);
    expect(skewed[9]).toBeCloseTo(1000 / 1.06 ** 3 / 1.001 ** 6, 9);
    expect(skewed[10]! / skewed[9]!).toBeCloseTo(1 / 1.06, 9);
    const smooth = ratesOf("smooth");
    expect(smooth.slice(0, 4)).toEqual([1000, 500, 1000 / 3, 250]);
  });

  it("spread log-uniformly between their bounds", () => {
    const rates = { kind: "log-uniform", minPerDay: 1, maxPerDay: 100 } as const;
    const site = make({ pages: 400, changes: { rates, staticDocumentShare: 0, staticRequisiteShare: 0 } });
    const drawn = site.pages.map((page) => page.ratePerDay!);
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(1);
    expect(Math.max(...drawn)).toBeLessThanOrEqual(100);
    expect(Math.abs(drawn.filter((rate) => rate < 10).length / 400 - 0.5)).toBeLessThan(0.1);
  });

  it("concentrate in the office hours of the site's day", () => {
    const dayMs = 240_000;
    const rates = { kind: "fixed", perDay: 5000 } as const;
    const site = make({
      changes: {
        rates,
        staticDocumentShare: 0,
        staticRequisiteShare: 1,
        dayPattern: { dayMs, officeShare: 0.85 },
      },
    });
    const times = changeTimes(site, dayMs * 10).flatMap((page) => page.times);
    const inOffice = times.filter((t) => t % dayMs < dayMs / 3).length / times.length;
    expect(times.length).toBeGreaterThan(5000);
    expect(Math.abs(inOffice - 0.85)).toBeLessThan(0.02);
  });
});

describe("speed", () => {
  it("makes every process faster and keeps the clock", () => {
    const count = (speed: number, ms: number): number =>
      changeTimes(make({ preset: "everything", speed }), ms).reduce(
        (sum, { times }) => sum + times.length,
        0,
      );
    const slow = count(1, 600_000);
    expect(slow).toBeGreaterThan(500);
    expect(Math.abs(count(10, 60_000) / slow - 1)).toBeLessThan(0.25);
  });

  it.each([0, -1, NaN])("of %d is refused", (speed) => {
    expect(() => make({ speed })).toThrow("not a speed");
  });
});

describe("bulk edits", () => {
  it("change many documents in the same millisecond and nothing else", () => {
    const site = make({
      changes: { staticDocumentShare: 1, staticRequisiteShare: 1, bulk: { perDay: 48, share: 0.5 } },
    });
    const pages = changeTimes(site, DAY_MS);
    const touchedAt = new Map<number, number>();
    for (const t of pages.flatMap(({ times }) => times)) touchedAt.set(t, (touchedAt.get(t) ?? 0) + 1);
    const documents = pages.filter(({ kind }) => kind === "document").length;
    expect(touchedAt.size).toBeGreaterThan(25);
    for (const touched of touchedAt.values()) {
      expect(touched).toBeGreaterThan(documents * 0.2);
      expect(touched).toBeLessThan(documents * 0.8);
    }
    expect(pages.filter(({ kind }) => kind !== "document").flatMap(({ times }) => times)).toEqual([]);
  });
});

describe("reversions", () => {
  it("bring the very state back and are counted", () => {
    const rates = { kind: "fixed", perDay: 500 } as const;
    const site = make({ changes: { rates, revertShare: 0.5, revertAfterMs: 2000 } });
    const truth = after(site, DAY_MS / 12);
    const isReturn = (versions: readonly TruthVersion[], i: number): boolean =>
      versions.slice(0, i).some((earlier) => earlier.contentDigest === versions[i]!.contentDigest);
    const counted = truth.pages.map(
      ({ versions }) => versions.filter((_, i) => isReturn(versions, i)).length,
    );
    expect(counted).toEqual(truth.pages.map((page) => page.returns));
    expect(truth.returns).toBe(counted.reduce((sum, n) => sum + n, 0));
    const changes = truth.pages.reduce((sum, { versions }) => sum + versions.length - 1, 0);
    expect(truth.returns / changes).toBeGreaterThan(0.25);
  });
});

describe("fates", () => {
  const site = make({ preset: "everything", pages: 200 });
  const truth = after(site, 1_200_000);
  const withStatuses = (test: (statuses: number[]) => boolean): TruthPage[] =>
    truth.pages.filter((page) => test(page.versions.map((version) => version.status)));

  it("let pages be born, and announced by a link at the same instant", () => {
    const born = withStatuses((s) => s[0] === 404 && s[1] === 200).filter(
      ({ path, versions }) => new Set(versions.slice(1).map((v) => v.status)).size === 1 && path !== "/",
    );
    expect(born.length).toBeGreaterThan(3);
    let announced = 0;
    for (const page of born) {
      const at = instant(Date.parse(page.versions[1]!.from));
      for (const parent of site.pages) {
        if (!parent.links.includes(page.path)) continue;
        const [before, then] = [instant(at - 1), at].map((now) => {
          const version = parent.timeline.until(now).at(-1)!;
          return parent.entity(version, null).body.toString().includes(hrefTail(page.path));
        });
        if (!before && then) announced++;
      }
    }
    expect(announced).toBeGreaterThanOrEqual(born.length - 1);
  });

  it("let pages die with 404 and 410, and some come back", () => {
    const died = withStatuses((s) => s.some((status, i) => status >= 404 && s[i - 1] === 200));
    expect(new Set(died.flatMap((page) => page.versions.map((v) => v.status)))).toEqual(
      new Set([200, 404, 410]),
    );
    expect(withStatuses((s) => /200(,200)*,4\d\d,200/.test(s.join()))).not.toEqual([]);
  });

  it("change the Location of redirects alone", () => {
    const moved = truth.pages.filter((page) => new Set(page.versions.map((v) => v.location)).size > 1);
    expect(moved.length).toBeGreaterThan(3);
    for (const { versions } of moved) {
      expect(new Set(versions.map((v) => v.contentDigest)).size).toBe(1);
      expect(versions.every((v) => v.status === 302 && v.location?.startsWith("/"))).toBe(true);
    }
  });

  it("change the status of some pages alone", () => {
    const flipped = truth.pages.filter(
      ({ versions }) =>
        versions.length > 1 &&
        new Set(versions.map((v) => v.contentDigest)).size === 1 &&
        versions[0]!.location === null,
    );
    expect(flipped.length).toBeGreaterThan(3);
    for (const { versions } of flipped) expect(new Set(versions.map((v) => v.status)).size).toBe(2);
  });

  it("put pages where robots.txt forbids them, mark noise, and use caches", () => {
    expect(truth.pages.some((page) => page.path.startsWith("/private/"))).toBe(true);
    expect(truth.pages.some((page) => page.noisy)).toBe(true);
    expect(site.pages.some((page) => page.habits.caches !== null)).toBe(true);
  });

  it("deal out every habit", () => {
    const all = (name: "validators" | "coding" | "framing"): Set<string> =>
      new Set(site.pages.map((page) => page.habits[name]));
    expect(all("validators").size).toBe(7);
    expect(all("coding").size).toBe(3);
    expect(all("framing").size).toBe(3);
    expect(new Set(site.pages.flatMap((page) => page.noise?.kind ?? [])).size).toBe(2);
  });
});

describe("the demo site", () => {
  it("changes 3 to 12 % of its pages in half a minute, on average over seeds", () => {
    const shares = Array.from({ length: 20 }, (_, seed) => {
      const site = createLivingSite({ seed, preset: "demo", startAt: START });
      const changed = changeTimes(site, 30_000).filter(({ times }) => times.some((t) => t > 0));
      return changed.length / site.pages.length;
    });
    const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
    expect(mean).toBeGreaterThan(0.03);
    expect(mean).toBeLessThan(0.12);
    expect(Math.min(...shares)).toBeGreaterThan(0);
  });
});

describe("wrong options", () => {
  it.each([0, -1, 1.5, 300_000])("%d pages are refused", (pages) => {
    expect(() => make({ pages })).toThrow(/1 to 200000 pages/);
  });
});

/** How a link to the page ends, whether written from the root or within its folder. */
function hrefTail(path: string): string {
  return `${path.slice(path.lastIndexOf("/") + 1)}"`;
}
