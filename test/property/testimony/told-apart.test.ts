// What is told changes nothing of what looks prove: versions, intervals, verdicts, trust and rates are the same to the
// last bit with any told sightings beside them (docs/evidence.md, testimonies).
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addSightings, mineInputOfSightings } from "#mine/index.js";
import {
  attestedInterval,
  closedContains,
  instant,
  isTold,
  observedInterval,
  possibleInterval,
  provedIntervals,
  standingAt,
  toldOf,
  toldSighting,
  versionsOf,
  type Digest,
  type FrontierPage,
  type PageUrl,
  type Sighting,
  type Told,
  type VersionIdentity,
} from "#model/index.js";
import { againstNotModified, standingShare, testHost } from "#quality/index.js";
import { judgePage } from "#quality/page-verdict.js";

const URL = "https://told.example/" as PageUrl;
const PAGE: FrontierPage = {
  url: URL,
  kind: "document",
  depth: 0,
  via: null,
  seq: 0,
  state: "visited",
  reason: null,
  late: false,
};
const RUNS = { seed: 20261118, numRuns: 300 };
const END = 200_000;

const identities: fc.Arbitrary<VersionIdentity> = fc.integer({ min: 0, max: 3 }).map((n) => ({
  status: n === 3 ? 404 : 200,
  location: null,
  contentType: "text/html",
  contentDigest: `sha-256:${String(n).repeat(64)}` as Digest,
}));
const stamps = fc.option(fc.integer({ min: 0, max: END }).map((at) => instant(Math.floor(at / 1000) * 1000)));
const validators = fc.record({
  etag: fc.constantFrom(null, '"a"', '"b"'),
  lastModified: stamps,
  date: stamps,
  ageSeconds: fc.constantFrom(null, 5),
  cacheSigns: fc.boolean(),
});

const looks: fc.Arbitrary<Sighting[]> = fc.array(
  fc.record({
    at: fc.integer({ min: 0, max: END }),
    ms: fc.integer({ min: 0, max: 50 }),
    pass: fc.constantFrom("visit", "revisit", "probe", "late"),
    captureId: fc.constantFrom("c1", "c2"),
    isUnchanged: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
    identity: identities,
    validators,
  }),
  { maxLength: 12 },
) as fc.Arbitrary<never[]> as fc.Arbitrary<Draft[]> as unknown as fc.Arbitrary<Sighting[]>;

interface Draft {
  readonly at: number;
  readonly ms: number;
  readonly pass: Sighting["pass"];
  readonly captureId: string;
  readonly isUnchanged: boolean;
  readonly identity: VersionIdentity;
  readonly validators: KeptValidators;
}
type KeptValidators = Parameters<typeof toldSighting>[0]["validators"];

const seen = (draft: Draft, seq: number): Sighting => {
  const { at, ms, pass, captureId, isUnchanged, identity, validators: said } = draft;
  const payload = { payloadDigest: identity.contentDigest, payloadBytes: 10, validators: said };
  return {
    url: URL,
    captureId,
    seq,
    pass,
    times: { sentAt: instant(at), firstByteAt: instant(at + ms), lastByteAt: instant(at + ms) },
    outcome: isUnchanged
      ? { kind: "unchanged", asked: true, by: "etag", validators: said }
      : { kind: "captured", identity, ...payload },
    records: [],
  };
};

const told: fc.Arbitrary<Sighting[]> = fc
  .array(
    fc.record({
      tier: fc.constantFrom("source", "served"),
      from: fc.integer({ min: 0, max: END }),
      ms: fc.integer({ min: 0, max: END / 4 }),
      identity: identities,
      validators,
    }),
    { minLength: 1, maxLength: 10 },
  )
  .map((drafts) =>
    drafts.map(({ tier, from, ms, identity, validators: said }, seq) => {
      const span: Told = { tier: tier as Told["tier"], from: instant(from), to: instant(from + ms) };
      const record = { id: `<told ${seq}>`, type: "metadata", file: "t", offset: seq, length: 1 };
      const kept = { url: URL, kind: "document", identity, payloadDigest: identity.contentDigest } as const;
      const whole = { ...kept, payloadBytes: 10, validators: said, records: [] };
      return toldSighting(whole, span, { captureId: "t1", seq, record });
    }),
  );

const both = fc
  .tuple(looks as unknown as fc.Arbitrary<Draft[]>, told, fc.integer({ min: 0, max: END }))
  .map(([drafts, beside, at]) => {
    const own = drafts.map(seen).sort((a, b) => a.times.sentAt - b.times.sentAt || a.seq - b.seq);
    const mixed = [...own, ...beside].sort((a, b) => a.times.sentAt - b.times.sentAt || a.seq - b.seq);
    return { own, mixed, beside, at: instant(at) };
  });

describe("what is told", () => {
  it("changes no version and no interval", () => {
    fc.assert(
      fc.property(both, ({ own, mixed }) => {
        const versions = versionsOf(own);
        expect(versionsOf(mixed)).toEqual(versions);
        const trust = { skewUpperMs: 10 };
        expect(versionsOf(mixed).map(observedInterval)).toEqual(versions.map(observedInterval));
        expect(versionsOf(mixed).map(possibleInterval)).toEqual(versions.map(possibleInterval));
        expect(versionsOf(mixed).map((one) => attestedInterval(one, trust))).toEqual(
          versions.map((one) => attestedInterval(one, trust)),
        );
        expect(provedIntervals(mixed)).toEqual(provedIntervals(own));
      }),
      RUNS,
    );
  });

  it("changes no verdict, no trust, no rate and nothing that is mined", () => {
    fc.assert(
      fc.property(both, ({ own, mixed, at }) => {
        const judged = judgePage(PAGE, own, at, null);
        expect(judgePage(PAGE, mixed, at, null)).toEqual(judged);
        expect(testHost([mixed])).toEqual(testHost([own]));
        expect(addSightings(null, PAGE, mixed)).toEqual(addSightings(null, PAGE, own));
        if (own.length > 0)
          expect(mineInputOfSightings("s", mixed).looks).toEqual(mineInputOfSightings("s", own).looks);
        expect(againstNotModified(own)).toEqual(againstNotModified(own));
      }),
      RUNS,
    );
  });

  it("changes nothing that a capture adds to its site's past", async () => {
    await fc.assert(
      fc.asyncProperty(both, async ({ own, mixed }) => {
        const share = (looks: readonly Sighting[]) =>
          standingShare({ captureId: "c1", pages: [URL], hosts: new Map(), looksAt: async () => [looks] });
        expect(await share(mixed)).toEqual(await share(own));
      }),
      { ...RUNS, numRuns: 100 },
    );
  });

  it("answers for an instant only where no look does better, and then as its own tier", () => {
    fc.assert(
      fc.property(both, ({ own, mixed, beside, at }) => {
        const [alone, among] = [standingAt(own, at), standingAt(mixed, at)];
        const contains = (tier: Told["tier"]): boolean =>
          toldOf(beside, tier).some(({ outcome }) => closedContains(outcome.told, at));
        const tier = alone?.tier;
        const isSeen = tier === "observed" || tier === "seen";
        const teller =
          !isSeen && contains("served")
            ? "served"
            : !isSeen && tier !== "attested" && contains("source")
              ? "source"
              : null;
        if (teller === null) expect(among).toEqual(alone);
        else expect(among).toMatchObject({ tier: teller });
        expect(among !== null && isTold(among.sighting)).toBe(teller !== null);
      }),
      RUNS,
    );
  });
});
