import { describe, expect, it } from "vitest";
import { RowTable } from "#packed/index.js";

/** Rows 0 to n − 1, each with its number in both columns. */
function filled(rows: number): RowTable<"one" | "three"> {
  const table = new RowTable({ one: 1, three: 3 });
  for (let row = 0; row < rows; row++) {
    expect(table.add()).toBe(row);
    table.numbers("one")[row] = row + 0.1;
    table.wide("three").set([row, row + 1, row + 2], row * 3);
  }
  return table;
}

describe("a table of rows", () => {
  it("keeps its rows while it grows, and puts the last one into a gap", () => {
    const table = filled(100);
    table.remove(7);
    expect(table.count).toBe(99);
    expect(table.numbers("one")[7]).toBe(99.1);
    expect([...table.wide("three").subarray(21, 24)]).toEqual([99, 100, 101]);
    expect(table.numbers("one")[98]).toBe(98.1);
    // The place that became free is empty when it is taken again.
    const row = table.add();
    expect([row, table.numbers("one")[row], table.wide("three")[row * 3]]).toEqual([99, 0, 0]);
  });

  it("comes back as it was saved, and refuses columns of another length", () => {
    const saved = filled(70).save();
    const back = new RowTable({ one: 1, three: 3 });
    expect(back.restore(70, saved)).toBe(true);
    expect(back.save()).toEqual(saved);
    expect(back.restore(69, saved)).toBe(false);
    expect(back.restore(70, { one: saved["one"]! })).toBe(false);
    expect(back.count).toBe(70);
  });
});
