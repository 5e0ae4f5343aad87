// What looks teach about a page, and what the planner may expect of it.
import { describe, expect, it } from "vitest";
import { SeededRandom } from "#adapters/index.js";
import { addSightings, LearnedRates } from "#mine/index.js";
import { instant, type PageRate } from "#model/index.js";
import { pageUrl } from "../../support/archives/archives.js";
import { pageRate } from "../../support/samples/page-rates.js";
import { captured, failed } from "../../support/samples/sightings.js";

const HOUR = 3_600_000;
const PAGE = { url: pageUrl("/a"), kind: "document", depth: 1 } as const;
const NOW = instant(100 * HOUR);

function after(looks: readonly (readonly [content: string, at: number])[]): PageRate {
  const sightings = looks.map(([content, at]) => captured(content, at, at + 10));
  return addSightings(null, PAGE, sightings)!;
}

describe("looks summed up", () => {
  it("counts time without change as quiet and a change by the length of its interval", () => {
    const rate = after([
      ["one", 0],
      ["one", HOUR],
      ["two", 2 * HOUR],
    ]);
    expect(rate.quietMs / HOUR).toBeCloseTo(1, 1);
    const [[key, weight]] = Object.entries(rate.changes) as [[string, number]];
    expect(2 ** (Number(key) / 2) / HOUR).toBeGreaterThan(0.7);
    expect(2 ** (Number(key) / 2) / HOUR).toBeLessThan(1.4);
    expect(weight).toBeCloseTo(1, 1);
  });

  it("passes over looks that are in already and looks that show no state", () => {
    const first = after([
      ["one", 0],
      ["one", HOUR],
    ]);
    const again = [captured("one", 0, 10), captured("one", HOUR, HOUR + 10)];
    expect(addSightings(first, PAGE, again)).toEqual(first);
    expect(addSightings(null, PAGE, [failed(5, 6)])).toBeNull();
  });

  it("dates a change by Last-Modified, and stops believing one that contradicts what was seen", () => {
    const says = (date: number, lastModified: number) => ({ validators: { date, lastModified } });
    const dated = addSightings(null, PAGE, [
      captured("one", 10 * HOUR, 10 * HOUR + 10, says(10 * HOUR, HOUR)),
      captured("two", 20 * HOUR, 20 * HOUR + 10, says(20 * HOUR, 19 * HOUR)),
    ])!;
    expect(dated.datedChanges).toBeGreaterThan(1);
    expect(dated.changes).toEqual({});
    const lying = addSightings(dated, PAGE, [
      captured("three", 30 * HOUR, 30 * HOUR + 10, says(30 * HOUR, 5 * HOUR)),
    ])!;
    expect(lying.stampFaults).toBe(1);
    expect(Object.keys(lying.changes)).toHaveLength(1);
  });

  it("knows a page that differs back to back, until two looks at it are equal again", () => {
    const probe = { pass: "probe" } as const;
    const varying = addSightings(null, PAGE, [
      captured("a", 0, 10),
      captured("b", 100, 110, probe),
      captured("c", 200, 210, probe),
    ])!;
    expect(varying.isSelfVarying).toBe(true);
    const calm = addSightings(varying, PAGE, [
      captured("d", HOUR, HOUR + 10),
      captured("d", 2 * HOUR, 2 * HOUR),
    ])!;
    expect(calm.isSelfVarying).toBe(false);
  });
});

describe("what is to be expected", () => {
  it("is a survival function: 1 at once, never rising, convex, shared by pages with alike pasts", () => {
    const learned = new LearnedRates([], []);
    const outlook = learned.outlookOf(PAGE, null, NOW);
    const at = Array.from({ length: 80 }, (_, k) => outlook.at(k * 7_000));
    expect(at[0]).toBe(1);
    for (let k = 1; k + 1 < at.length; k++) {
      expect(at[k]!).toBeLessThanOrEqual(at[k - 1]!);
      expect(at[k - 1]! + at[k + 1]! - 2 * at[k]!).toBeGreaterThanOrEqual(-1e-12);
    }
    expect(learned.outlookOf({ ...PAGE, url: pageUrl("/b") }, null, NOW)).toBe(outlook);
  });

  it("comes near the truth for Poisson pages of very different rates", () => {
    const random = new SeededRandom(5);
    const perHour = [0.01, 0.1, 1, 10];
    const rates = perHour.flatMap((rate) =>
      Array.from({ length: 40 }, (_, i) => {
        let [at, version] = [0, 0];
        const looks: [string, number][] = [["v0", 0]];
        for (let k = 0; k < 20; k++) {
          const step = 0.05 + random.next();
          if (random.next() < 1 - Math.exp(-rate * step)) version++;
          looks.push([`v${version}`, Math.round((at += step) * HOUR)]);
        }
        return { ...after(looks), url: pageUrl(`/${rate}/${i}`) };
      }),
    );
    const learned = new LearnedRates(rates, rates);
    const expected = (r: PageRate, hours: number): number =>
      learned.outlookOf({ ...PAGE, url: r.url }, r, NOW).at(hours * HOUR);
    for (const hours of [0.05, 0.3, 1, 3]) {
      const mean = rates.reduce((sum, r) => sum + expected(r, hours), 0) / rates.length;
      const truth = perHour.reduce((sum, rate) => sum + Math.exp(-rate * hours), 0) / perHour.length;
      expect(Math.abs(mean - truth)).toBeLessThan(0.06);
    }
    const meanOf = (k: number): number =>
      rates.slice(40 * k, 40 * (k + 1)).reduce((sum, r) => sum + expected(r, 0.5), 0) / 40;
    for (let k = 1; k < perHour.length; k++) expect(meanOf(k)).toBeLessThan(meanOf(k - 1));
  });

  it("presumes of an unknown page what its kind does on this site, and else in this archive", () => {
    const busy = Array.from({ length: 60 }, (_, i) => pageRate(`/n/${i}`, { changes: { 36: 3 } }));
    const calm = Array.from({ length: 60 }, (_, i) =>
      pageRate(`/s/${i}.css`, { kind: "requisite", mediaType: "text/css", quietMs: 5_000 * HOUR }),
    );
    const css = { url: pageUrl("/new.css"), kind: "requisite", depth: 1 } as const;
    const page = { url: pageUrl("/n/new"), kind: "document", depth: 1 } as const;
    for (const learned of [
      new LearnedRates([...busy, ...calm], []),
      new LearnedRates([], [...busy, ...calm]),
    ]) {
      expect(learned.outlookOf(page, null, NOW).at(HOUR)).toBeLessThan(0.5);
      expect(learned.outlookOf(css, null, NOW).at(HOUR)).toBeGreaterThan(0.9);
    }
  });

  it("heeds a sitemap's hints of an unknown page", () => {
    const learned = new LearnedRates([], []);
    const survival = (hint: { changeFreq?: string; lastModified?: number }): number =>
      learned.outlookOf({ ...PAGE, hint }, null, NOW).at(HOUR);
    expect(survival({ changeFreq: "hourly" })).toBeLessThan(survival({ changeFreq: "yearly" }));
    expect(survival({ lastModified: NOW - 60_000 })).toBeLessThan(
      survival({ lastModified: NOW - 90 * HOUR }),
    );
  });

  it("gives up on a page that varies by itself", () => {
    const rate = pageRate("/a", { isSelfVarying: true, quietMs: 1000 * HOUR });
    expect(new LearnedRates([], []).outlookOf(PAGE, rate, NOW).at(1)).toBeLessThan(0.1);
  });
});
