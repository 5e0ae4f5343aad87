import { describe, expect, it } from "vitest";
import { checkAgainstTruth, type Claim, type Truth, type TruthPage, type TruthVersion } from "#lab/index.js";
import { instant, toIso, type Digest } from "#model/index.js";

const iso = (ms: number): string => toIso(instant(ms));
const digest = (name: string): Digest => `sha-256:${name}` as Digest;

function version(
  from: number,
  to: number | null,
  content: string,
  more: Partial<TruthVersion> = {},
): TruthVersion {
  return {
    from: iso(from),
    to: to === null ? null : iso(to),
    status: 200,
    location: null,
    contentType: "text/html",
    payloadDigest: digest(content),
    contentDigest: digest(content),
    ...more,
  };
}

function truth(versions: TruthVersion[], more: Partial<TruthPage> = {}): Truth {
  const page: TruthPage = {
    path: "/p?q=1",
    kind: "document",
    ratePerDay: null,
    versions,
    returns: 0,
    ...more,
  };
  return { now: iso(10_000), startedAt: iso(0), notes: [], returns: 0, pages: [page] };
}

function claim(content: string, from: number, to: number, more: Partial<Claim> = {}): Claim {
  return {
    url: "http://site.test/p?q=1",
    contentDigest: digest(content),
    interval: { from: iso(from), to: iso(to) },
    ...more,
  };
}

const outcomeOf = (given: Claim, site: Truth): string => checkAgainstTruth([given], site).claims[0]!.outcome;

const ABA = truth([version(0, 100, "a"), version(100, 200, "b"), version(200, null, "a")]);

describe("claims against the truth", () => {
  it("hold when the content was there throughout, both ends included", () => {
    expect(outcomeOf(claim("a", 0, 99), ABA)).toBe("held");
    expect(outcomeOf(claim("b", 100, 199), ABA)).toBe("held");
    expect(outcomeOf(claim("a", 200, 10_000), ABA)).toBe("held");
  });

  it("are false from the first millisecond of another version", () => {
    expect(outcomeOf(claim("a", 50, 100), ABA)).toBe("false");
    expect(outcomeOf(claim("b", 99, 150), ABA)).toBe("false");
    expect(outcomeOf(claim("b", 150, 200), ABA)).toBe("false");
    expect(outcomeOf(claim("x", 10, 20), ABA)).toBe("false");
    expect(outcomeOf(claim("a", -100, 50), ABA)).toBe("false");
    expect(outcomeOf(claim("a", -100, -50), ABA)).toBe("false");
  });

  it("are set apart when the content went away and came back between the ends", () => {
    expect(outcomeOf(claim("a", 50, 250), ABA)).toBe("returned");
    expect(outcomeOf(claim("b", 50, 250), ABA)).toBe("false");
  });

  it("are set apart too when the content went away during the first fetch or came back during the last", () => {
    const records = [
      { sentAt: iso(90), lastByteAt: iso(110) },
      { sentAt: iso(190), lastByteAt: iso(210) },
    ];
    expect(outcomeOf(claim("a", 110, 190), ABA)).toBe("false");
    expect(outcomeOf(claim("a", 110, 190, { records }), ABA)).toBe("returned");
    expect(outcomeOf(claim("a", 110, 190, { records: records.slice(0, 1) }), ABA)).toBe("false");
    expect(outcomeOf(claim("a", 110, 190, { records: records.slice(1) }), ABA)).toBe("false");
    expect(outcomeOf(claim("b", 110, 190, { records }), ABA)).toBe("held");
  });

  it("are set apart too when the other content lived into a look that was answered from the first", () => {
    const look = (sentAt: number, lastByteAt: number) => ({
      sentAt: iso(sentAt),
      lastByteAt: iso(lastByteAt),
    });
    const into = (records: ReturnType<typeof look>[]) => outcomeOf(claim("a", 110, 190, { records }), ABA);
    expect(into([look(90, 110), look(190, 210)])).toBe("returned");
    // Not when the content did not live during one of the looks, and not beyond what lies between them.
    expect(into([look(105, 110), look(190, 210)])).toBe("false");
    expect(into([look(90, 111), look(190, 210)])).toBe("false");
    expect(into([look(90, 110)])).toBe("false");
  });

  it("see changes of status or Location under equal content", () => {
    const moved = truth([
      version(0, 100, "", { status: 302, location: "/x" }),
      version(100, null, "", { status: 302, location: "/y" }),
    ]);
    expect(outcomeOf(claim("", 50, 150), moved)).toBe("false");
    expect(outcomeOf(claim("", 50, 99), moved)).toBe("held");
    expect(outcomeOf(claim("", 50, 99, { location: "http://site.test/x" }), moved)).toBe("held");
    expect(outcomeOf(claim("", 50, 99, { location: "/y" }), moved)).toBe("false");
    expect(outcomeOf(claim("", 50, 99, { status: 301 }), moved)).toBe("false");
    const status = truth([version(0, 100, "a"), version(100, null, "a", { status: 404 })]);
    expect(outcomeOf(claim("a", 50, 150), status)).toBe("false");
    const records = [{ sentAt: iso(40), lastByteAt: iso(50) }, { sentAt: iso(150), lastByteAt: iso(160) }]; // prettier-ignore
    expect(outcomeOf(claim("a", 50, 150, { records }), status)).toBe("false");
  });

  it("take any variant of rotating noise and nothing of other noise", () => {
    const variants = [digest("a1"), digest("a2")];
    const rotating = truth([version(0, null, "a1", { variants })], { noisy: true });
    expect(outcomeOf(claim("a2", 10, 20), rotating)).toBe("held");
    expect(outcomeOf(claim("a3", 10, 20), rotating)).toBe("false");
    expect(outcomeOf(claim("token", 10, 20), truth([version(0, null, "none")], { noisy: true }))).toBe(
      "false",
    );
  });

  it("tell what caches served from what the origin had", () => {
    const served = [40, 130].map((at) => ({ at: iso(at), node: 0, contentDigest: digest("a") }));
    const cached = truth([version(0, 100, "a"), version(100, null, "b")], {
      cached: { nodes: 1, maxStaleMs: 60, isHidden: false, served },
    });
    expect(outcomeOf(claim("a", 50, 120), cached)).toBe("served-only");
    expect(outcomeOf(claim("a", 50, 99), cached)).toBe("held");
    expect(outcomeOf(claim("a", 50, 140), cached)).toBe("false");
    expect(outcomeOf(claim("a", 30, 120), cached)).toBe("false");
  });

  it("are set apart when the content came back before a cache took the copy that vouches for the end", () => {
    const cached = { nodes: 1, maxStaleMs: 60, isHidden: false, served: [] };
    const back = truth([...ABA.pages[0]!.versions], { cached });
    const gone = truth([version(0, 100, "a"), version(100, null, "b")], { cached });
    // The copy is at most 60 ms old: it left the origin at one instant from 190 to 260.
    const records = [{ sentAt: iso(90), lastByteAt: iso(95) }, { sentAt: iso(250), lastByteAt: iso(260) }]; // prettier-ignore
    expect(outcomeOf(claim("a", 95, 190, { records }), back)).toBe("returned");
    expect(outcomeOf(claim("a", 95, 190, { records }), gone)).toBe("false");
    expect(outcomeOf(claim("a", 95, 190, { records }), ABA)).toBe("false");
    expect(outcomeOf(claim("a", 95, 190, { records: records.slice(0, 1) }), back)).toBe("false");
  });

  it("are unknown where the truth does not reach", () => {
    expect(outcomeOf(claim("a", 9_000, 10_001), ABA)).toBe("unknown");
    expect(outcomeOf(claim("a", 10, 20, { url: "http://site.test/none" }), ABA)).toBe("unknown");
  });

  it("are false without content or interval", () => {
    expect(outcomeOf(claim("a", 20, 10), ABA)).toBe("false");
    expect(outcomeOf({ ...claim("a", 0, 1), interval: null }, ABA)).toBe("false");
    expect(outcomeOf({ ...claim("a", 0, 1), contentDigest: null }, ABA)).toBe("false");
  });

  it("are counted by outcome and by evidence", () => {
    const claims = [
      claim("a", 0, 50, { evidence: "observed" }),
      claim("a", 50, 250, { evidence: "observed" }),
      claim("a", 50, 150, { evidence: "attested:304" }),
    ];
    const check = checkAgainstTruth(claims, ABA);
    expect(check.counts).toEqual({ held: 1, returned: 1, "served-only": 0, false: 1, unknown: 0 });
    expect(check.byEvidence["attested:304"]).toMatchObject({ held: 0, false: 1 });
    expect(check.byEvidence.observed).toMatchObject({ held: 1, returned: 1, false: 0 });
  });
});
