// A judge that never finds anything proves nothing: logs in which something is wrong on purpose.
import { describe, expect, it } from "vitest";
import { judgePauses, type ServedRequest } from "../../../support/cluster/chaos/judge-pauses.js";

const M0 = "127.0.1.1";
const M1 = "127.0.1.2";

function asked(atMs: number, over: Partial<ServedRequest> = {}): ServedRequest {
  const where = { address: "127.0.0.10", site: "a", delayMs: 200, from: M0, path: `/${atMs}` };
  return { ...where, atMs, endedMs: atMs + 10, ...over };
}

const polite = [asked(0), asked(210), asked(420, { from: M1, site: "b" })];

describe("the judge of pauses", () => {
  it("finds nothing where every pause was kept, to the millisecond", () => {
    expect(judgePauses(polite, [])).toMatchObject({ faults: [], late: [], leastShare: 1 });
  });

  it.each([
    ["one millisecond too soon", [asked(0), asked(209)]],
    ["another site's request at the same address", [asked(0), asked(100, { site: "b", from: M1 })]],
    ["two at once", [asked(0), asked(5)]],
    ["the longer pause of the one before", [asked(0, { delayMs: 400 }), asked(300, { site: "b" })]],
    ["the longer pause of the one after", [asked(0), asked(300, { site: "b", delayMs: 400 })]],
    ["one that was never answered", [asked(0, { endedMs: null }), asked(500)]],
    ["an answer that outlasts the next one", [asked(0, { endedMs: 900 }), asked(1_200), asked(1_000)]],
  ])("finds %s", (_what, requests) => {
    expect(judgePauses(requests, []).faults).not.toEqual([]);
  });

  it("looks at each address by itself", () => {
    expect(judgePauses([asked(0), asked(5, { address: "127.0.0.11" })], []).faults).toEqual([]);
  });
});

describe("what a machine that stood still is excused for", () => {
  const long = { machine: M1, fromMs: 0, toMs: 10_000 };
  const near = [asked(10_000, { from: M0 }), asked(10_100, { from: M1 })];

  it("is its first request to an address, right after it went on", () => {
    const { faults, late } = judgePauses(near, [long]);
    expect(faults).toEqual([]);
    expect(late).toHaveLength(1);
  });

  it("is the one after it too near, where the late one came first", () => {
    const { faults, late } = judgePauses([asked(10_050, { from: M1 }), asked(10_100, { from: M0 })], [long]);
    expect(faults).toEqual([]);
    expect(late).toHaveLength(1);
  });

  it.each([
    ["of another machine", [{ ...long, machine: "127.0.1.3" }], near],
    ["too short to cost a turn", [{ ...long, fromMs: 5_000 }], near],
    ["over long before", [{ ...long, fromMs: -1_000, toMs: 9_000 }], near],
    ["not over yet", [{ ...long, toMs: 10_101 }], near],
    [
      "good for one request alone",
      [long],
      [asked(10_010, { from: M1 }), asked(10_090, { from: M1 }), asked(10_200)],
    ],
  ])("is nothing when the standing still was %s", (_what, freezes, requests) => {
    expect(judgePauses(requests, freezes).faults).not.toEqual([]);
  });
});
