// lab importance in small: what must hold at the paper's budgets, on two generators; all of them in the full tests.
import { describe, expect, it } from "vitest";
import { GENERATORS } from "#lab/experiments/importance/generators.js";
import { IMPORTANCE_DEFAULTS, runImportance } from "#lab/experiments/importance/run-importance.js";
import { completenessOf } from "../support/samples/importance.js";

describe("refresh strategies on patterned sites", () => {
  const result = runImportance({
    ...IMPORTANCE_DEFAULTS,
    pages: 400,
    runs: 1,
    resources: [0.1, 0.2],
    generators: GENERATORS.filter(({ name }) => name === "different" || name === "very-different"),
  });
  const generators = result.options.generators.map(({ name }) => name);

  it.each(generators)(
    "%s: Importance-Pattern is more complete than the older strategies (Fig. 7)",
    (generator) => {
      const ours = completenessOf(result, generator, "importance-pattern", 0.2);
      for (const older of ["relevance", "frequency", "coherence", "sharc", "importance"]) {
        expect(ours).toBeGreaterThan(1.1 * completenessOf(result, generator, older, 0.2));
      }
    },
  );

  it.each(generators)("%s: expected gain reaches 1.05 of it at M = 20 % and 1.10 at 10 %", (generator) => {
    for (const [resources, factor] of [
      [0.2, 1.05],
      [0.1, 1.1],
    ] as const) {
      const paper = completenessOf(result, generator, "importance-pattern", resources);
      const gain = completenessOf(result, generator, "expected-gain/completeness", resources);
      expect(gain).toBeGreaterThanOrEqual(factor * paper);
    }
  });

  it("nothing exceeds the bound", () => {
    for (const row of result.rows) {
      const bound = result.rows.find(
        (other) =>
          other.strategy === "bound" &&
          other.generator === row.generator &&
          other.resources === row.resources,
      )!;
      expect(row.completeness).toBeLessThanOrEqual(bound.completeness + 1e-9);
      expect(row.weightCaptured).toBeLessThanOrEqual(bound.weightCaptured + 1e-9);
    }
  });
});
