// Which pages a search takes together.
import { describe, expect, it } from "vitest";
import { ChangeMemory } from "#mine/forecast/change-memory.js";
import { GroupSums } from "#mine/forecast/group-sums.js";
import { neighbourhoods } from "#mine/forecast/neighbourhoods.js";
import { Strata } from "#mine/forecast/strata.js";
import { DirectoryTree, INSERTED } from "#model/index.js";

function memoryOf(paths: readonly string[]): ChangeMemory {
  const tree = new DirectoryTree();
  for (const path of paths) tree.addPage(path);
  const memory = new ChangeMemory(tree);
  memory.observe({
    pages: Int32Array.from(paths.keys()),
    kinds: new Uint8Array(paths.length).fill(INSERTED),
  });
  return memory;
}

describe("homes of pages", () => {
  it("an index page lives with the pages above it, the root's own at the root", () => {
    const { homeOf, directoryOf, tree } = memoryOf([
      "index.html",
      "posts/a/index.html",
      "posts/b/_index.md",
      "posts/c/",
      "posts/c/x.html",
      "posts/indexes.html",
    ]);
    const names = (directories: Int32Array): string[] => Array.from(directories, (d) => tree.pathOf(d));
    expect(names(homeOf)).toEqual(["", "posts", "posts", "posts", "posts/c", "posts"]);
    expect(names(directoryOf)).toEqual(["", "posts/a", "posts/b", "posts/c", "posts/c", "posts"]);
  });

  it("keeps them when the tree grows", () => {
    const paths = Array.from({ length: 3000 }, (_, i) => `d${i}/${i % 2 === 0 ? "index.html" : "x"}`);
    const { homeOf } = memoryOf(paths);
    expect(homeOf.filter((home) => home === 0)).toHaveLength(1500);
  });
});

describe("neighbourhoods", () => {
  it("are the nearest directories with eight pages below them, and sections those with 64", () => {
    const small = Array.from({ length: 10 }, (_, i) => `a/b/c${i}/p`);
    const large = Array.from({ length: 60 }, (_, i) => `a/d/p${i}`);
    const memory = memoryOf([...small, ...large, "e/p"]);
    const { of, section } = neighbourhoods(memory);
    const at = (page: number): [string, string] => {
      const home = memory.homeOf[page]!;
      return [memory.tree.pathOf(of[home]!), memory.tree.pathOf(section[home]!)];
    };
    expect(at(0)).toEqual(["a/b", "a"]);
    expect(at(10)).toEqual(["a/d", "a"]);
    expect(at(70)).toEqual(["", ""]);
  });
});

describe("strata", () => {
  it("give the likeliest row first and keep the lift of the rest", () => {
    const strata = new Strata({
      rows: 5,
      scores: Float64Array.from([0, 1, 0, 2, -1]),
      keyOf: (row) => row % 2,
    });
    expect([strata.row(0), strata.row(0, 1), strata.row(0, 2), strata.row(0, 3)]).toEqual([0, 2, 4, -1]);
    expect([strata.row(1), strata.row(1, 1)]).toEqual([3, 1]);
    strata.take(1);
    expect(strata.row(1)).toBe(1);
    expect(strata.liftLeft[1]).toBeCloseTo(Math.E, 9);
    strata.take(1);
    expect([strata.row(1), strata.liftLeft[1]]).toEqual([-1, 0]);
  });
});

describe("group sums", () => {
  it("tell how many looks found nothing, and the share that found something", () => {
    const sums = new GroupSums(1);
    const kinds = [sums.kind(0)];
    for (let look = 0; look < 16; look++) {
      sums.look(0, 1, false);
      kinds.push(sums.kind(0));
    }
    expect(kinds).toEqual([0, 1, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 5]);
    sums.look(0, 1, true);
    expect(sums.kind(0)).toBe(7);
    for (let look = 0; look < 200; look++) sums.look(0, 1, true);
    expect(sums.kind(0)).toBe(10);
  });
});
