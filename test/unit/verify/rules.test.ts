// The verifier's own writing of the rules of evidence, rule by rule.
import { describe, expect, it } from "vitest";
import type { Condition, Digest, Validators } from "#model/index.js";
import type { Look } from "#verify/read/look.js";
import { hostWords, judge, NO_WORDS } from "#verify/check/rules.js";

const NONE: Validators = { etag: null, lastModified: null, date: null, ageSeconds: null, cacheSigns: false };
const AT = 1000;

interface Made {
  readonly pass?: string;
  readonly condition?: Condition;
  readonly validators?: Partial<Validators>;
}

function look(sentAt: number, shown: Look["shown"], { pass = "visit", condition }: Made): Look {
  const place = {
    url: "http://site.test/",
    id: `look-${sentAt}`,
    type: "response",
    file: "w",
    offset: sentAt,
  };
  const times = { sentAt, firstByteAt: sentAt + 5, lastByteAt: sentAt + 10 };
  return {
    ...place,
    ...times,
    pass,
    borrowed: null,
    request: null,
    condition: condition ?? null,
    metadata: null,
    shown,
  };
}

function state(content: string, sentAt: number, made: Made = {}): Look {
  const digest = `sha-256:${content}` as Digest;
  const validators = { ...NONE, ...made.validators } as Validators;
  const identity = { status: 200, location: null, contentType: "text/html", contentDigest: digest };
  return look(sentAt, { kind: "state", ...identity, payloadDigest: digest, validators }, made);
}

const byTag = (value: string): Condition => ({ by: "etag", value });
const tagged = (etag: string): Made => ({ validators: { etag } });
const told = (sentAt: number, condition: Condition): Look =>
  look(sentAt, { kind: "unchanged", validators: NONE }, { condition });
const judged = (looks: readonly Look[], words = NO_WORDS) => judge(looks, AT, words);

describe("observed", () => {
  it("runs from the last byte of the first look to the sending of the last", () => {
    const { verdicts, interval } = judged([state("a", 0), state("a", 2000)]);
    expect([verdicts, interval]).toEqual([["sharp"], { from: 10, to: 2000 }]);
    expect(judged([state("a", 995), state("a", 2000)]).verdicts).toEqual(["late"]);
  });

  it("is split where A→B→A was seen", () => {
    expect(judged([state("a", 0), state("b", 500), state("a", 2000)]).verdicts).not.toContain("sharp");
  });

  it("is vouched for by a copy only up to its making", () => {
    const copy = { validators: { cacheSigns: true, ageSeconds: 3 } };
    expect(judged([state("a", 0), state("a", 6000, copy)]).interval).toEqual({ from: 10, to: 2000 });
    expect(judged([state("a", 0), state("a", 4000, copy)]).verdicts).toEqual(["seen"]);
  });

  it("is not bounded by the answer to a conditional request", () => {
    const answer = state("a", 2000, { condition: byTag('"1"') });
    expect(judged([state("a", 0), answer]).verdicts).toEqual(["seen"]);
  });

  it("is nothing on a page that varies by itself", () => {
    const probes = [state("b", 3000, { pass: "probe" }), state("c", 3020, { pass: "probe" })];
    expect(judged([state("a", 0), state("a", 2000), ...probes]).verdicts).toEqual(["self-varying"]);
  });
});

describe("attested by a 304", () => {
  const looks = [state("a", 0, tagged('"1"')), told(2000, byTag('"1"'))];

  it("holds while the host's 304s do", () => {
    expect(judged(looks)).toMatchObject({ verdicts: ["attested"], evidence: "attested:304" });
    expect(judged(looks, { ...NO_WORDS, notModified: false }).verdicts).toEqual(["seen"]);
  });

  it("speaks only of the state whose tag was asked for", () => {
    expect(judged([looks[0]!, told(2000, byTag('"2"'))]).verdicts).toEqual(["seen"]);
  });
});

describe("the words of a host", () => {
  const honest = [state("a", 0, tagged('"1"')), told(50, byTag('"1"')), state("a", 100, tagged('"1"'))];

  it("on what has not changed are believed until one is denied", () => {
    expect(hostWords([honest]).notModified).toBe(true);
    expect(hostWords([[...honest.slice(0, 2), state("b", 100, tagged('"2"'))]]).notModified).toBe(false);
  });

  it("are not believed when one tag stood for two states", () => {
    expect(hostWords([[state("a", 0, tagged('"1"')), state("b", 100, tagged('"1"'))]]).notModified).toBe(
      false,
    );
  });
});
