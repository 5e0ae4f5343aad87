// Worked examples of NEAR-Miner (near-miner, Examples 1 to 6), with the degrees of change that the paper prints.
import { describe, expect, it } from "vitest";
import {
  confidence,
  correlationOfChange,
  degreeOfChange,
  frequencyOfChange,
  mergeTransitions,
  mineRules,
  NEAR_DEFAULTS,
  organiseChanges,
  wdDiff,
  type GeneralDeltaTree,
  type NearOptions,
} from "#mine/index.js";
import { DirectoryTree } from "#model/index.js";
import { skipByRules } from "#schedule/index.js";

/** A tree of directories (the root is "a") with the DoC of each in every transition. */
function gdtOf(
  alpha: number,
  degrees: Record<string, readonly number[]>,
): GeneralDeltaTree & { of: Record<string, number> } {
  const tree = new DirectoryTree();
  const of: Record<string, number> = { a: 0 };
  for (const path of Object.keys(degrees)) {
    if (path === "a") continue;
    const page = tree.addPage(`${path.slice(2)}/page`);
    of[path] = tree.pageDirectories()[page]!;
  }
  const length = degrees.a!.length;
  const transitions = Array.from({ length }, (_, i) => {
    const flags = new Uint8Array(tree.directoryCount).fill(1);
    for (const [path, values] of Object.entries(degrees)) if (values[i]! >= alpha) flags[of[path]!] = 3;
    return flags;
  });
  return { ...mergeTransitions(tree, transitions), of };
}

// Example 2 and 3: the printed degrees of change of Figure 2's directories.
const FIGURE_2 = {
  a: [0.5, 0.5, 0.36],
  "a/b": [0.5, 0.56, 0.44],
  "a/b/f": [0, 0, 0.5],
  "a/b/g": [0.75, 0.67, 0.75],
};

const OPTIONS: NearOptions = { ...NEAR_DEFAULTS, beta: 0.6, gamma: 0.5, undefinedCorrelation: "strict" };

describe("NEAR-Miner's worked examples", () => {
  it("Example 1: deleting j, inserting l and updating k in s_g gives DoC 3/4", () => {
    const tree = new DirectoryTree();
    for (const name of ["g/j", "g/k", "g/l"]) tree.addPage(name);
    const delta = wdDiff(tree, Float64Array.of(1, 2, 0), Float64Array.of(0, 3, 4));
    expect(delta.changed[1]).toBe(3);
    expect(delta.size[1]).toBe(4);
    expect(degreeOfChange(delta, 1)).toBe(0.75);
  });

  it("a tree wholly removed or newly inserted has DoC 1, an unchanged one 0 (section 3.3)", () => {
    const tree = new DirectoryTree();
    tree.addPage("g/j");
    tree.addPage("h/k");
    const delta = wdDiff(tree, Float64Array.of(0, 5), Float64Array.of(1, 5));
    expect([1, 2].map((directory) => degreeOfChange(delta, directory))).toEqual([1, 0]);
  });

  it("weighs an update by how much content changed, when that is known (section 8, future work)", () => {
    const tree = new DirectoryTree();
    tree.addPage("g/j");
    const delta = wdDiff(tree, Float64Array.of(1), Float64Array.of(2), () => 0.25);
    expect(degreeOfChange(delta, 1)).toBe(0.125);
  });

  it("Example 2: s_b and s_g change significantly together in 2 of 3 transitions", () => {
    const gdt = gdtOf(0.5, FIGURE_2);
    expect(frequencyOfChange(gdt, [gdt.of["a/b"]!, gdt.of["a/b/g"]!])).toBeCloseTo(2 / 3, 12);
  });

  it("Example 3: {s_a, s_b} and {s_f} have CoC −1", () => {
    expect(correlationOfChange(2, 1, 0, 3)).toBeCloseTo(-1, 12);
    const gdt = gdtOf(0.5, FIGURE_2);
    expect(frequencyOfChange(gdt, [0, gdt.of["a/b"]!])).toBeCloseTo(2 / 3, 12);
    expect(frequencyOfChange(gdt, [gdt.of["a/b/f"]!])).toBeCloseTo(1 / 3, 12);
    expect(frequencyOfChange(gdt, [0, gdt.of["a/b"]!, gdt.of["a/b/f"]!])).toBe(0);
  });

  it("Example 4: <s_a, s_b> is a PEP and <s_a, s_b>, <s_f> a NEP, which gives a rule with confidence 1", () => {
    const gdt = gdtOf(0.5, FIGURE_2);
    expect(mineRules(gdt, OPTIONS)).toEqual([
      { head: [0, gdt.of["a/b"]], tail: gdt.of["a/b/f"], confidence: 1, correlation: expect.closeTo(-1, 12) },
    ]);
    expect(confidence(2, 0)).toBe(1);
  });

  it("Example 5: a NEAR subsumes those below it, and a PEP those that start above it", () => {
    // Tail subsumption: s_a => not s_b leaves no s_a => not s_f.
    const tail = gdtOf(0.5, { a: [1, 1, 0, 0], "a/b": [0, 0, 1, 1], "a/b/f": [0, 0, 1, 1] });
    expect(mineRules(tail, { ...OPTIONS, beta: 0.3 }).map((rule) => rule.tail)).toEqual([tail.of["a/b"]]);
    // Head subsumption: the rule about s_f starts with the whole pattern <s_a, s_b>.
    const head = gdtOf(0.5, FIGURE_2);
    expect(mineRules(head, OPTIONS).map((rule) => rule.head)).toEqual([[0, head.of["a/b"]]]);
  });

  it("Example 6: the bitmap of b says DoC >= 0.5 in the first two transitions", () => {
    const gdt = gdtOf(0.5, FIGURE_2);
    expect(gdt.bitmaps[gdt.of["a/b"]!]).toBe(0b011);
  });

  it("a directory that never changed significantly gets a rule only in the dormant reading (docs/papers/near-miner.md, reading c)", () => {
    const gdt = gdtOf(0.5, { a: [1, 1, 0], "a/b": [0, 0, 0], "a/b/f": [0, 0, 0] });
    expect(mineRules(gdt, OPTIONS)).toEqual([]);
    const dormant = mineRules(gdt, { ...OPTIONS, undefinedCorrelation: "dormant" });
    expect(dormant).toEqual([{ head: [0], tail: gdt.of["a/b"], confidence: 1, correlation: null }]);
  });

  it("goes on below a child that is neither pattern nor rule, with the pattern unchanged (docs/papers/near-miner.md, reading d)", () => {
    // b changes in 2 of 5, one of them with a: no pattern at beta 0.4, no negative correlation; f is negative to a.
    const gdt = gdtOf(0.5, { a: [1, 1, 1, 0, 0], "a/b": [1, 0, 0, 1, 0], "a/b/f": [0, 0, 0, 1, 1] });
    const rules = mineRules(gdt, { ...OPTIONS, beta: 0.4 });
    expect(rules.map(({ head, tail }) => ({ head, tail }))).toEqual([{ head: [0], tail: gdt.of["a/b/f"] }]);
  });

  it("a pattern found in one child is not seen by its siblings (docs/papers/near-miner.md, reading a)", () => {
    const gdt = gdtOf(0.5, { a: [1, 1, 1, 0, 0, 0], "a/b": [1, 1, 1, 0, 0, 0], "a/c": [0, 0, 0, 1, 1, 1] });
    expect(mineRules(gdt, { ...OPTIONS, beta: 0.4 })[0]).toMatchObject({ head: [0], tail: gdt.of["a/c"] });
  });

  it("mines the partition of every directory when asked, as Algorithm 3 does", () => {
    const gdt = gdtOf(0.5, { a: [0, 0, 0, 0], "a/b": [1, 1, 0, 0], "a/b/f": [0, 0, 1, 1] });
    expect(mineRules(gdt, { ...OPTIONS, beta: 0.4 })).toEqual([]);
    const every = mineRules(gdt, { ...OPTIONS, beta: 0.4, start: "every" });
    expect(every).toMatchObject([{ head: [gdt.of["a/b"]], tail: gdt.of["a/b/f"] }]);
  });

  it("WARM skips the tail with all that lies below it", () => {
    const gdt = gdtOf(0.5, { a: [1], "a/b": [0], "a/b/f": [0], "a/c": [1] });
    const rule = { head: [0], tail: gdt.of["a/b"]!, confidence: 1, correlation: null };
    const skipped = skipByRules(gdt.tree, [rule]);
    expect(["a", "a/b", "a/b/f", "a/c"].map((path) => skipped[gdt.of[path]!])).toEqual([0, 1, 1, 0]);
  });

  it("organises versions into the same bitmaps whatever their number", () => {
    const tree = new DirectoryTree();
    tree.addPage("x/p");
    const versions = Array.from({ length: 41 }, (_, i) => Float64Array.of(1 + (i % 2)));
    const gdt = organiseChanges(tree, versions, 0.1);
    expect(gdt.words).toBe(2);
    expect(frequencyOfChange(gdt, [1])).toBe(1);
    expect(frequencyOfChange(organiseChanges(tree, versions.slice(0, 1), 0.1), [1])).toBe(0);
  });
});
