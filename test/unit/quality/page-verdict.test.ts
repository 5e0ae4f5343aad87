import { describe, expect, it } from "vitest";
import type { Sighting } from "#model/index.js";
import { judgePage } from "../../../src/quality/page-verdict.js";
import { at, captured, failed, frontierPage, unchanged } from "../../support/samples/sightings.js";

const T = at(1000);
const judge = (sightings: Sighting[], page = frontierPage()) => judgePage(page, sightings, T, null);
const revisit = { pass: "revisit" } as const;
const probe = { pass: "probe" } as const;

describe("verdict of a page at t*", () => {
  it("is sharp between two identical responses", () => {
    const page = judge([captured("a", 0, 10), captured("a", 2000, 2010, revisit)]);
    expect(page).toMatchObject({ verdict: "sharp", evidence: "observed", interval: { from: 10, to: 2000 } });
  });

  it("is sharp when absent at both ends", () => {
    const absent = { identity: { status: 404 } };
    expect(judge([captured("a", 0, 10, absent), captured("a", 2000, 2010, absent)]).verdict).toBe("sharp");
  });

  it("is not sharp while the first response was still arriving at t*", () => {
    expect(judge([captured("a", 0, 1001), captured("a", 2000, 2010, revisit)]).verdict).not.toBe("sharp");
  });

  it("is changed when the responses differ", () => {
    const page = judge([captured("a", 0, 10), captured("b", 2000, 2010, revisit)]);
    expect(page).toMatchObject({
      verdict: "changed",
      reason: "content changed",
      interval: null,
      possible: true,
    });
  });

  it("is gone when it was there before and is absent after", () => {
    const gone = judge([
      captured("a", 0, 10),
      captured("x", 2000, 2010, { ...revisit, identity: { status: 404 } }),
    ]);
    expect(gone).toMatchObject({ verdict: "gone", reason: "status 200 before, 404 after" });
  });

  it("is self-varying when two back-to-back responses differ, even if others are equal", () => {
    const page = judge([
      captured("a", 0, 10),
      captured("b", 2000, 2010, revisit),
      captured("c", 3000, 3010, probe),
      captured("d", 3020, 3030, probe),
    ]);
    expect(page.verdict).toBe("self-varying");
  });

  it("is self-varying though an interval of equal responses contains t*", () => {
    const looks = [captured("a", 0, 10), captured("a", 2000, 2010, revisit)];
    const probes = [captured("b", 3000, 3010, probe), captured("c", 3020, 3030, probe)];
    expect(judge([...looks, ...probes])).toMatchObject({ verdict: "self-varying", interval: null });
  });

  it("is seen when the revisit failed, and says why", () => {
    const page = judge([captured("a", 0, 10), failed(2000, 2010)]);
    expect(page).toMatchObject({ verdict: "seen", reason: "the revisit failed: connection reset" });
  });

  it("is attested by a 304 that we asked for", () => {
    expect(judge([captured("a", 0, 10), unchanged(2000, 2010)])).toMatchObject({
      verdict: "attested",
      evidence: "attested:304",
    });
  });

  it("is nothing where sightings prove an interval beside t*", () => {
    const after = judge([
      captured("a", 0, 10),
      captured("b", 2000, 2010, revisit),
      captured("b", 3000, 3010, probe),
    ]);
    expect(after).toMatchObject({ verdict: "changed", interval: null });
    const before = judge([captured("a", 0, 10), unchanged(500, 510), captured("b", 2000, 2010, revisit)]);
    expect(before).toMatchObject({ verdict: "changed", interval: null });
  });

  it("is late when first seen after t*", () => {
    expect(judge([captured("a", 2000, 2010, { pass: "late" })], frontierPage({ late: true })).verdict).toBe(
      "late",
    );
  });

  it.each([
    ["refused", "excluded"],
    ["skipped", "skipped"],
  ] as const)("of a %s page is %s, with the frontier's reason", (state, verdict) => {
    expect(judge([], frontierPage({ state, reason: "why" }))).toMatchObject({
      verdict,
      reason: "why",
      possible: false,
    });
  });

  it("is failed when no fetch brought a state", () => {
    expect(judge([failed(0, 10, "visit"), failed(20, 30, "visit")]).verdict).toBe("failed");
  });
});
