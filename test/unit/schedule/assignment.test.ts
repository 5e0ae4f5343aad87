import fc from "fast-check";
import highsLoader from "highs";
import { describe, expect, it } from "vitest";
import { assignMaximum, type Assignment } from "#schedule/capture/assignment/assignment.js";
import { permutations } from "../../support/samples/plans.js";

type Matrix = readonly (readonly number[])[];

function solve(worth: Matrix): Assignment {
  return assignMaximum({ size: worth.length, fillRow: (row, into) => into.set(worth[row]!) });
}

function valueOf(worth: Matrix, columns: ArrayLike<number>): number {
  return worth.reduce((sum, row, i) => sum + row[columns[i]!]!, 0);
}

function expectProved(worth: Matrix, { columnOfRow, rowPrices, columnPrices }: Assignment): void {
  expect([...columnOfRow].sort((a, b) => a - b)).toEqual(worth.map((_, i) => i));
  let slack = Infinity;
  worth.forEach((row, i) =>
    row.forEach((value, j) => (slack = Math.min(slack, rowPrices[i]! + columnPrices[j]! - value))),
  );
  expect(slack).toBeGreaterThan(-1e-12);
  const dual = rowPrices.reduce((a, b) => a + b, 0) + columnPrices.reduce((a, b) => a + b, 0);
  expect(dual).toBeCloseTo(valueOf(worth, columnOfRow), 9);
}

const squares = fc.integer({ min: 1, max: 7 }).chain((n) =>
  fc.array(
    fc.array(fc.oneof(fc.double({ min: -5, max: 5, noNaN: true }), fc.integer({ min: 0, max: 2 })), {
      minLength: n,
      maxLength: n,
    }),
    { minLength: n, maxLength: n },
  ),
);

describe("assignMaximum", () => {
  it("equals the best of all permutations, ties included, and proves it by its prices", () => {
    fc.assert(
      fc.property(squares, (worth) => {
        const found = solve(worth);
        const best = Math.max(...permutations(worth.length).map((order) => valueOf(worth, order)));
        expect(valueOf(worth, found.columnOfRow)).toBeCloseTo(best, 9);
        expectProved(worth, found);
      }),
      { seed: 1, numRuns: 60 },
    );
  });

  it("agrees with a linear programming solver on survivals of 25 pages", async () => {
    // The package is CommonJS: its typed default export is what the import yields.
    const highs = await (highsLoader as unknown as typeof highsLoader.default)();
    for (const scale of [0.5, 5, 50]) {
      const worth = Array.from({ length: 25 }, (_, i) =>
        Array.from(
          { length: 25 },
          (_, j) => (1 + (i % 4)) * Math.exp((-2 * j * scale) / (1 + ((i * 7) % 25) ** 2)),
        ),
      );
      const found = solve(worth);
      expectProved(worth, found);
      expect(valueOf(worth, found.columnOfRow)).toBeCloseTo(
        highs.solve(asLinearProgram(worth)).ObjectiveValue,
        6,
      );
    }
  });

  it("handles no rows, one row, and rows that do not care", () => {
    expect(solve([]).columnOfRow).toHaveLength(0);
    expect([...solve([[3]]).columnOfRow]).toEqual([0]);
    expectProved([[1, 1, 1], [1, 1, 1], [1, 1, 1]], solve([[1, 1, 1], [1, 1, 1], [1, 1, 1]])); // prettier-ignore
    expectProved([[0, 0], [0, 0]], solve([[0, 0], [0, 0]])); // prettier-ignore
  });

  it("gives the same answer to the same question", () => {
    const worth = Array.from({ length: 40 }, (_, i) =>
      Array.from({ length: 40 }, (_, j) => ((i * 31 + j * 17) % 13) / 13),
    );
    expect(solve(worth)).toEqual(solve(worth));
  });
});

function asLinearProgram(worth: Matrix): string {
  const all = worth.map((_, i) => i);
  const sum = (terms: string[]): string => terms.join(" + ");
  const objective = sum(all.flatMap((i) => all.map((j) => `${worth[i]![j]!.toFixed(15)} x${i}_${j}`)));
  const rows = all.map((i) => ` r${i}: ${sum(all.map((j) => `x${i}_${j}`))} = 1`);
  const columns = all.map((j) => ` c${j}: ${sum(all.map((i) => `x${i}_${j}`))} = 1`);
  return ["Maximize", ` obj: ${objective}`, "Subject To", ...rows, ...columns, "End"].join("\n");
}
