import { describe, expect, it } from "vitest";
import {
  judge,
  measureClaim,
  type Claim,
  type JudgedClaim,
  type Truth,
  type TruthAnswer,
  type TruthPage,
  type TruthVersion,
} from "#lab/index.js";
import { instant, toIso, type Digest, type Pass } from "#model/index.js";

const iso = (ms: number): string => toIso(instant(ms));
const digest = (name: string): Digest => `sha-256:${name}` as Digest;
const STATE = { status: 200, location: null, contentType: "text/html" };

function version(
  from: number,
  to: number | null,
  content: string,
  more: Partial<TruthVersion> = {},
): TruthVersion {
  const span = { from: iso(from), to: to === null ? null : iso(to) };
  return { ...span, ...STATE, payloadDigest: digest(content), contentDigest: digest(content), ...more };
}

function answer(chosenAt: number, content: string, more: Partial<TruthAnswer> = {}): TruthAnswer {
  const at = iso(chosenAt);
  const cache = { conditional: false, hasCacheSign: false, ageSeconds: null };
  const shown = { ...STATE, contentDigest: digest(content) };
  return { host: "site.test", chosenAt: at, madeAt: at, ...shown, ...cache, ...more };
}

function truth(versions: TruthVersion[], answers: TruthAnswer[], more: Partial<TruthPage> = {}): Truth {
  const page = { path: "/p?q=1", kind: "document", ratePerDay: null, returns: 0 } as const;
  const pages = [{ ...page, versions, answers, ...more }];
  return { now: iso(90_000), startedAt: iso(0), notes: [], returns: 0, pages };
}

/** Sent at, last byte at, and the pass when it is no visit. */
type Times = readonly [number, number, Pass?];

function claim(
  content: string,
  [from, to]: Times,
  looks: readonly Times[],
  more: Partial<Claim> = {},
): Claim {
  return {
    url: "http://site.test/p?q=1",
    ...STATE,
    contentDigest: digest(content),
    interval: { from: iso(from), to: iso(to) },
    records: looks.map(([sentAt, lastByteAt, pass = "visit"]) => {
      return { sentAt: iso(sentAt), lastByteAt: iso(lastByteAt), pass, restsOn: true };
    }),
    ...more,
  };
}

function found(given: Claim, site: Truth): string {
  const { outcome, faults, excuses } = judge([given], site).claims[0]! as JudgedClaim;
  return [outcome, ...faults, ...excuses.map(({ kind }) => kind)].join(" ");
}

const LOOKS = [[90, 110], [190, 210]] as const; // prettier-ignore
const STILL = truth([version(0, null, "a")], [answer(100, "a"), answer(200, "a")]);

describe("a claim", () => {
  it("holds from the last byte of the first look to the sending of the last, and not a millisecond more", () => {
    expect(found(claim("a", [110, 190], LOOKS), STILL)).toBe("held");
    expect(found(claim("a", [109, 190], LOOKS), STILL)).toBe("false from");
    expect(found(claim("a", [110, 191], LOOKS), STILL)).toBe("false to");
    expect(found(claim("a", [-5, 190], LOOKS), STILL)).toBe("false from status");
  });

  it("is false without content, without status, without an interval or with an empty one", () => {
    for (const lack of [{ contentDigest: null }, { status: null }, { interval: null }])
      expect(found({ ...claim("a", [110, 190], LOOKS), ...lack }, STILL)).toBe("false form");
    expect(found(claim("a", [190, 110], LOOKS), STILL)).toBe("false form");
  });

  it("names a time point that lies inside", () => {
    for (const [at, outcome] of [
      [109, "false as-of"],
      [110, "held"],
      [190, "held"],
      [191, "false as-of"],
    ] as const)
      // prettier-ignore
      expect(found(claim("a", [110, 190], LOOKS, { asOf: iso(at) }), STILL)).toBe(outcome);
  });

  it("names the state that the page was in, all of it", () => {
    const wrong: [Partial<Claim>, string][] = [
      [{ status: 404 }, "status"],
      [{ location: "/x" }, "location"],
      [{ contentType: "text/plain" }, "contentType"],
      [{ contentDigest: digest("b") }, "contentDigest"],
    ];
    for (const [part, fault] of wrong)
      expect(found(claim("a", [110, 190], LOOKS, part), STILL)).toBe(`false ${fault}`);
  });

  it("rests on two looks that the site answered under this name", () => {
    expect(found(claim("a", [110, 190], LOOKS.slice(0, 1)), STILL)).toBe("false looks");
    expect(found(claim("a", [110, 190], []), STILL)).toBe("false looks");
    expect(found(claim("a", [310, 390], [[300, 310], [390, 399]]), STILL)).toBe("false looks"); // prettier-ignore
    const away = { url: "http://other.test/p?q=1" };
    expect(found(claim("a", [110, 190], LOOKS, away), STILL)).toBe("false host looks");
  });

  it("does not rest on answers to a condition, nor on a fetch that may have got either of two", () => {
    const conditional = truth([version(0, null, "a")], [answer(100, "a"), answer(200, "a", { conditional: true })]); // prettier-ignore
    expect(found(claim("a", [110, 190], LOOKS), conditional)).toBe("false looks");
    const two = truth([version(0, null, "a")], [answer(100, "a"), answer(200, "a"), answer(201, "a")]);
    expect(found(claim("a", [110, 190], LOOKS), two)).toBe("false looks");
  });

  it("finds the answers to looks of another clock only within what the clocks may differ by", () => {
    const ahead = claim("a", [140, 220], [[120, 140], [220, 240]]); // prettier-ignore
    expect(judge([ahead], STILL, 19).counts.false).toBe(1);
    expect(judge([ahead], STILL, 20).counts.held).toBe(1);
  });

  it("is not judged about what is no page of the site", () => {
    expect(found(claim("a", [110, 190], LOOKS, { url: "http://site.test/none" }), STILL)).toBe("unjudged");
  });
});

describe("a page that was A, B and A again", () => {
  const life = (from: number, to: number): TruthVersion[] => [
    version(0, from, "a"),
    version(from, to, "b"),
    version(to, null, "a"),
  ];
  const answers = [answer(100, "a"), answer(200, "a")];

  it("is excused when B lived strictly between two looks, with the look and the change", () => {
    const site = truth(life(120, 150), answers);
    expect(found(claim("a", [110, 190], LOOKS), site)).toBe("excused returned-between-looks");
    expect(judge([claim("a", [110, 190], LOOKS)], site).claims[0]!.excuses).toEqual([
      { kind: "returned-between-looks", look: iso(190), change: iso(120) },
    ]);
  });

  it("is excused by a kind of its own when B lived into a fetch", () => {
    const [given, kind] = [claim("a", [110, 190], LOOKS), "excused changed-into-a-fetch"];
    expect(found(given, truth(life(105, 150), answers))).toBe(kind);
    expect(found(given, truth(life(120, 195), answers))).toBe(kind);
    expect(found(given, truth(life(105, 195), answers))).toBe(kind);
    // B lived within a fetch alone: the interval does not touch it.
    expect(found(given, truth(life(101, 105), answers))).toBe("held");
  });

  it("is false when B was seen, whether that look is on the claimant's record or not", () => {
    const site = truth(life(120, 150), [answers[0]!, answer(130, "b"), answers[1]!]);
    const looks = [LOOKS[0], [125, 135], LOOKS[1]] as const;
    expect(found(claim("a", [110, 190], LOOKS), site)).toBe("false differing-look contentDigest");
    expect(found(claim("a", [110, 190], looks), site)).toContain("differing-look");
    const conditional = truth(life(120, 150), [answers[0]!, answer(130, "b", { conditional: true }), answers[1]!]); // prettier-ignore
    expect(found(claim("a", [110, 190], LOOKS), conditional)).toContain("differing-look");
  });

  it("is false when B only went away after the claim's last look", () => {
    const gone = truth([version(0, 120, "a"), version(120, null, "b")], answers);
    expect(found(claim("a", [110, 190], LOOKS), gone)).toBe("false contentDigest");
  });

  it("is false when the claim is wrong in anything else", () => {
    const site = truth(life(120, 150), answers);
    expect(found(claim("a", [110, 191], LOOKS), site)).toBe("false to contentDigest");
  });
});

describe("a page behind caches", () => {
  const cached = { nodes: 1, maxStaleMs: 60_000, isHidden: false };
  const versions = [version(0, 12_000, "a"), version(12_000, null, "b")];
  const looks = [[9_990, 10_010], [19_990, 20_010]] as const; // prettier-ignore
  const old = { madeAt: iso(10_000) };

  it("is vouched for up to the copy's making and no further", () => {
    const signed = answer(20_000, "a", { ...old, hasCacheSign: true, ageSeconds: 8 });
    const site = truth([version(0, null, "a")], [answer(10_000, "a"), signed], { cached });
    expect(found(claim("a", [10_010, 10_990], looks), site)).toBe("held");
    expect(found(claim("a", [10_010, 10_991], looks), site)).toBe("false to");
    const ageless = { ...signed, ageSeconds: null };
    const unsaid = truth([version(0, null, "a")], [answer(10_000, "a"), ageless], { cached });
    expect(found(claim("a", [10_010, 10_010], looks), unsaid)).toBe("false to");
  });

  it("is excused where the copy had outlived its state and nothing told so", () => {
    const copy = answer(20_000, "a", old);
    const site = truth(versions, [answer(10_000, "a"), copy], { cached: { ...cached, isHidden: true } });
    expect(found(claim("a", [10_010, 19_990], looks), site)).toBe("excused cached-without-a-sign");
  });

  it("is excused too where the first look got a copy that had outlived its state", () => {
    const back = [version(0, 5_000, "a"), version(5_000, 15_000, "b"), version(15_000, null, "a")];
    const first = answer(10_000, "a", { madeAt: iso(4_000) });
    const site = truth(back, [first, answer(20_000, "a")], { cached });
    expect(found(claim("a", [10_010, 19_990], looks), site)).toBe("excused cached-without-a-sign");
  });
});

describe("a page that varies by itself", () => {
  const variants = [digest("a1"), digest("a2"), digest("a3")];
  const life = [version(0, null, "a1", { variants })];
  const site = (...answers: TruthAnswer[]): Truth => truth(life, answers, { noisy: true });

  it("is excused when every look was shown the same by lot", () => {
    const alike = site(answer(100, "a2"), answer(200, "a2"));
    expect(found(claim("a2", [110, 190], LOOKS), alike)).toBe("excused varied-unseen");
  });

  it("is false when two answers back to back differed, also outside the interval", () => {
    const differing = site(answer(100, "a2"), answer(200, "a2"), answer(300, "a2"), answer(310, "a1"));
    const looks = [...LOOKS, [295, 305, "probe"], [306, 315, "probe"]] as const;
    const records = claim("a2", [110, 190], looks).records.map((record, i) => ({
      ...record,
      restsOn: i < 2,
    }));
    expect(found(claim("a2", [110, 190], looks, { records }), differing)).toBe("false self-varying");
  });

  it("is false when it never showed this", () => {
    const alike = site(answer(100, "a2"), answer(200, "a2"));
    expect(found(claim("a4", [110, 190], LOOKS), alike)).toBe("false contentDigest");
  });
});

it("counts outcomes, and excuses by kind", () => {
  const life = [version(0, 120, "a"), version(120, 150, "b"), version(150, null, "a")];
  const site = truth(life, [answer(100, "a"), answer(200, "a")]);
  const claims = [
    claim("a", [110, 119], LOOKS),
    claim("a", [110, 190], LOOKS),
    claim("b", [110, 190], LOOKS),
  ];
  const { counts, excused } = judge(claims, site);
  expect(counts).toEqual({ held: 1, excused: 1, false: 1, unjudged: 0 });
  expect(excused).toMatchObject({ "returned-between-looks": 1, "varied-unseen": 0 });
});

it("measures claims by the server's word at every instant, without excuse", () => {
  const life = [version(0, 120, "a"), version(120, 150, "b"), version(150, null, "a")];
  const site = truth(life, []);
  const outcome = (from: number, to: number): string => measureClaim(claim("a", [from, to], []), site);
  expect([outcome(0, 119), outcome(150, 900)]).toEqual(["held", "held"]);
  expect([outcome(100, 200), outcome(100, 130), outcome(130, 200)]).toEqual(["came-back", "false", "false"]);
  expect(measureClaim({ ...claim("a", [0, 9], []), interval: null }, site)).toBe("unjudged");
  const varying = truth([version(0, null, "a", { variants: [digest("a"), digest("c")] })], []);
  expect(measureClaim(claim("a", [0, 9], []), varying)).toBe("varied");
});
