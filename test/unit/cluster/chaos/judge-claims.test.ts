import { describe, expect, it } from "vitest";
import type { Truth } from "#lab/living-site/truth/truth.js";
import type { Certificate } from "#model/index.js";
import { answersIn, falseClaims, judgeSharp } from "../../../support/cluster/chaos/judge-claims.js";

const at = (ms: number): string => new Date(1_800_000_000_000 + ms).toISOString();
const PAGE = { status: 200, location: null, contentType: "text/html", contentDigest: "sha-256:a" };
const OTHER = { ...PAGE, contentDigest: "sha-256:b" };

/** A page that is "a", save between these instants. */
function truth(
  otherFrom: number,
  otherTo: number,
  answered: readonly (readonly [number, typeof PAGE])[],
): Truth {
  const answers = answered.map(([ms, shown]) => ({
    ...shown,
    host: "a.example",
    chosenAt: at(ms),
    madeAt: at(ms),
    conditional: false,
    hasCacheSign: false,
    ageSeconds: null,
  }));
  const versions = [
    { from: at(0), to: at(otherFrom), ...PAGE },
    { from: at(otherFrom), to: at(otherTo), ...OTHER },
    { from: at(otherTo), to: null, ...PAGE },
  ];
  const page = { path: "/", kind: "document", ratePerDay: 1, versions, answers, returns: 1 };
  return { now: at(10_000), startedAt: at(0), notes: [], returns: 1, pages: [page] } as unknown as Truth;
}

/** Claims the page from 1,010 to 5,000 by two looks. */
const CERTIFICATE = {
  asOf: at(3_000),
  pages: [
    {
      url: "http://a.example/",
      verdict: "sharp",
      interval: { from: at(1_010), to: at(5_000) },
      ...PAGE,
      evidence: "observed",
      records: [1_000, 5_000].map((ms, i) => ({
        sentAt: at(ms),
        lastByteAt: at(ms + 10),
        pass: i === 0 ? "visit" : "revisit",
        restsOn: true,
      })),
    },
  ],
} as unknown as Certificate;

const TWO = [
  [1_005, PAGE],
  [5_005, PAGE],
] as const;
const nothingLost = { lost: [], slackMs: 2 };

describe("sharp claims of a cluster", () => {
  it("hold where the page was so", () => {
    const judged = judgeSharp(CERTIFICATE, truth(7_000, 8_000, TWO), nothingLost);
    expect(judged.counts).toMatchObject({ held: 1, false: 0 });
    expect(falseClaims(judged)).toEqual([]);
  });

  it.each([
    ["it was in another state at a look", truth(4_000, 6_000, [TWO[0], [5_005, OTHER]])],
    ["it was never asked at that time", truth(7_000, 8_000, [TWO[0]])],
    ["a look between showed another state", truth(2_000, 4_000, [TWO[0], [3_000, OTHER], TWO[1]])],
    [
      "clocks were an hour wrong",
      truth(7_000, 8_000, [
        [-3_598_995, PAGE],
        [-3_594_995, PAGE],
      ]),
    ],
  ])("are false where %s", (_what, told) => {
    expect(falseClaims(judgeSharp(CERTIFICATE, told, nothingLost))).toHaveLength(1);
  });

  it("are of pages of the site alone", () => {
    const elsewhere = { ...truth(7_000, 8_000, TWO), pages: [] };
    expect(falseClaims(judgeSharp(CERTIFICATE, elsewhere, nothingLost))).toHaveLength(1);
  });

  it("are excused where the look between was lost with its machine", () => {
    const told = truth(2_000, 4_000, [TWO[0], [3_000, OTHER], TWO[1]]);
    const lost = answersIn(told).filter(({ atMs }) => atMs === Date.parse(at(3_000)));
    expect(judgeSharp(CERTIFICATE, told, { lost, slackMs: 2 }).counts).toMatchObject({
      excused: 1,
      false: 0,
    });
  });
});
