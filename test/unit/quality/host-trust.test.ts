import { describe, expect, it } from "vitest";
import { testHost } from "../../../src/quality/host-trust.js";
import { at, captured, unchanged } from "../../support/samples/sightings.js";

const says = (date: number, lastModified: number | null = null) => ({ validators: { date, lastModified } });

describe("host trust test", () => {
  it("bounds the skew by the tightest response", () => {
    const trust = testHost([
      [captured("a", 10_400, 10_450, says(10_000)), captured("a", 20_900, 20_930, says(20_000))],
    ]);
    expect(trust).toMatchObject({ kind: "trusted", trust: { skewUpperMs: 450 } });
  });

  it("finds no bound when the Dates contradict each other", () => {
    const trust = testHost([
      [captured("a", 10_000, 10_010, says(10_000)), captured("a", 30_000, 30_010, says(20_000))],
    ]);
    expect(trust.kind).toBe("distrusted");
  });

  it("ignores the Date of a cached response", () => {
    const cached = { validators: { date: 1_000, cacheSigns: true, ageSeconds: 9 } };
    expect(testHost([[captured("a", 10_400, 10_450, cached)]]).kind).toBe("distrusted");
  });

  it("lets the Date be cut to the second, which an honest server's is", () => {
    const looks = [10_999, 20_000].map((sentAt) =>
      captured("a", sentAt, sentAt + 10, says(Math.floor(sentAt / 1000) * 1000)),
    );
    expect(testHost([looks])).toMatchObject({ kind: "trusted", trust: { skewUpperMs: 10 } });
  });

  it("bounds the skew by the first byte, since the Date may have been written just before it", () => {
    const [look] = [captured("a", 10_000, 10_300, says(10_000))];
    const early = { ...look, times: { ...look.times, firstByteAt: at(10_200) } };
    expect(testHost([[early]])).toMatchObject({ kind: "trusted", trust: { skewUpperMs: 200 } });
  });

  it.each([
    ["Last-Modified that is simply the Date", [captured("a", 10_000, 10_010, says(10_000, 10_000))]],
    ["Last-Modified that is the Date of a second ago", [captured("a", 10_000, 10_010, says(10_000, 9_000))]],
    [
      "Last-Modified that moves while the content does not",
      [
        captured("a", 10_000, 10_010, says(10_000, 1_000)),
        captured("a", 20_000, 20_010, says(20_000, 9_000)),
      ],
    ],
    [
      "a change that Last-Modified does not follow",
      [
        captured("a", 10_000, 10_010, says(10_000, 1_000)),
        captured("b", 20_000, 20_010, says(20_000, 2_000)),
      ],
    ],
  ])("distrusts %s", (_what, sightings) => {
    expect(testHost([sightings]).kind).toBe("distrusted");
  });

  it("passes a change that Last-Modified follows", () => {
    const sightings = [
      captured("a", 10_000, 10_010, says(10_000, 1_000)),
      captured("b", 20_000, 20_010, says(20_000, 15_000)),
    ];
    expect(testHost([sightings]).kind).toBe("trusted");
  });

  it("holds a change against the skew that all pages show, also those that come later", () => {
    const changed = [
      captured("a", 20_000, 20_010, says(15_000, 1_000)),
      captured("b", 40_000, 40_010, says(35_000, 14_200)),
    ];
    const narrower = [captured("c", 30_000, 30_010, says(25_500, 1_000))];
    expect(testHost([changed])).toMatchObject({ kind: "trusted", trust: { skewUpperMs: 5_010 } });
    for (const pages of [
      [changed, narrower],
      [narrower, changed],
    ])
      expect(testHost(pages)).toMatchObject({ kind: "distrusted", restsOn: changed });
  });

  it("names the first page that contradicts, whatever else does", () => {
    const simplyDate = [captured("c", 30_000, 30_010, says(30_000, 30_000))];
    const moved = [
      captured("a", 10_000, 10_010, says(10_000, 1_000)),
      captured("a", 20_000, 20_010, says(20_000, 9_000)),
    ];
    const changed = [
      captured("a", 10_000, 10_010, says(10_000, 1_000)),
      captured("b", 20_000, 20_010, says(20_000, 2_000)),
    ];
    const all = [changed, moved, simplyDate];
    for (const [i, first] of all.entries()) {
      const others = all.filter((page) => page !== first);
      const restsOn = testHost([first, ...others]).restsOn;
      expect(restsOn, String(i)).toEqual(first);
    }
  });

  it("distrusts 304s when one ETag stood for two states, or when the next full answer denied one", () => {
    const tagged = (content: string, at: number, etag: string) =>
      captured(content, at, at + 10, { validators: { etag } });
    expect(testHost([[tagged("a", 0, '"1"'), tagged("b", 100, '"1"')]]).notModified).not.toBeNull();
    expect(
      testHost([[tagged("a", 0, '"1"'), unchanged(50, 60), tagged("b", 100, '"2"')]]).notModified,
    ).not.toBeNull();
    expect(
      testHost([[tagged("a", 0, '"1"'), unchanged(50, 60), tagged("a", 100, '"1"')]]).notModified,
    ).toBeNull();
    expect(
      testHost([[tagged("a", 0, '"1"'), tagged("a", 50, '"2"'), tagged("b", 100, '"3"')]]).notModified,
    ).toBeNull();
  });
});
