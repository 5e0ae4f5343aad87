// Composite mementos (Ainsworth et al. 2014): the table of docs/papers/README.md, ainsworth2014. Exact.
import { describe, expect, it } from "vitest";
import { compositeClass, weakestClass, type CompositeClass } from "#quality/index.js";
import { at } from "../support/samples/sightings.js";

const T0 = at(100);

describe("composite memento classes", () => {
  it.each<[name: string, captured: number, modified: number | null, expected: CompositeClass]>([
    ["M ≤ t0 ≤ C", 120, 80, "prima facie coherent"],
    ["M = t0 < C", 120, 100, "prima facie coherent"],
    ["t0 < M < C", 120, 110, "prima facie violative"],
    ["t0 < M = C", 120, 120, "prima facie violative"],
    ["M < C < t0", 90, 80, "possibly coherent"],
    ["M = C < t0", 90, 90, "possibly coherent"],
    ["captured with the root", 100, null, "prima facie coherent"],
    ["no M, captured after", 120, null, "probably violative"],
    ["no M, captured before", 90, null, "possibly coherent"],
  ])("%s", (_, captured, modified, expected) => {
    const lastModified = modified === null ? null : at(modified);
    expect(compositeClass(T0, { capturedAt: at(captured), lastModified })).toBe(expected);
  });

  it("takes two equal captures around the root as coherent, and not ones on the same side", () => {
    const later = { capturedAt: at(120), lastModified: null };
    expect(compositeClass(T0, { ...later, bracketedBy: at(90) })).toBe("prima facie coherent");
    expect(compositeClass(T0, { ...later, bracketedBy: at(110) })).toBe("probably violative");
  });

  it("gives a composite the class of its weakest part", () => {
    expect(weakestClass(["prima facie coherent", "possibly coherent"])).toBe("possibly coherent");
    expect(weakestClass(["probably violative", "prima facie violative"])).toBe("prima facie violative");
    expect(weakestClass([])).toBe("prima facie coherent");
  });
});
