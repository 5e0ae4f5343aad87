import { describe, expect, it } from "vitest";
import { SightingLog } from "#quality/sighting-log.js";
import type { PageUrl, Sighting } from "#model/index.js";
import { captured, failed, unchanged } from "../../support/samples/sightings.js";

const of = (path: string, seq: number, sighting: Sighting): Sighting => ({
  ...sighting,
  url: `http://site.test${path}` as PageUrl,
  captureId: "c1",
  seq,
});

describe("sighting log", () => {
  it("gives back each page's sightings whole, oldest first", () => {
    const all = [
      of("/a", 0, captured("a", 10, 20)),
      of("/b", 1, failed(30, 40, "visit")),
      of("/a", 2, unchanged(50, 60)),
      of("/a", 3, captured("b", 70, 80, { pass: "probe" })),
    ];
    const pages = ["/none", "/b", "/a"].map((path) => `http://site.test${path}` as PageUrl);
    const log = new SightingLog({ numberOf: (url) => pages.indexOf(url), urlAt: (number) => pages[number]! });
    for (const sighting of all) log.add(sighting);
    expect(log.of("http://site.test/a" as PageUrl)).toEqual([all[0], all[2], all[3]]);
    expect(log.of("http://site.test/b" as PageUrl)).toEqual([all[1]]);
    expect(log.of("http://site.test/c" as PageUrl)).toEqual([]);
    expect(log.has("http://site.test/none" as PageUrl)).toBe(false);
    expect(log.size).toBe(2);
    expect([...log.values()].flat()).toEqual([all[1], all[0], all[2], all[3]]);
  });

  it("keeps what is no page of the capture too, and what becomes one later", () => {
    let number = -1;
    const log = new SightingLog({ numberOf: () => number, urlAt: () => "http://site.test/a" as PageUrl });
    const all = [0, 1, 2].map((seq) => of("/a", seq, captured("a", 20 * seq, 20 * seq + 10)));
    log.add(all[0]!);
    log.add(all[1]!);
    expect([...log.values()]).toEqual([all.slice(0, 2)]);
    number = 5;
    expect(log.has("http://site.test/a" as PageUrl)).toBe(true);
    log.add(all[2]!);
    expect(log.of("http://site.test/a" as PageUrl)).toEqual(all);
    expect([...log.values()]).toEqual([all]);
    expect(log.size).toBe(1);
  });
});
