import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { degreeOfChange, wdDiff } from "#mine/index.js";
import { DirectoryTree, treePathOf } from "#model/index.js";

describe("directory tree", () => {
  it("numbers parents before their children", () => {
    const tree = new DirectoryTree();
    for (const path of ["a/b/c/x", "y", "a/z", "/a/b/w", "a//v", "q/"]) tree.addPage(path);
    const parents = tree.parents();
    for (let d = 1; d < parents.length; d++) expect(parents[d]).toBeLessThan(d);
    expect(Array.from(tree.pageDirectories(), (d) => tree.pathOf(d))).toEqual([
      "a/b/c",
      "",
      "a",
      "a/b",
      "a/",
      "q",
    ]);
    expect(tree.pageCount).toBe(6);
  });

  it("takes a page and a directory of the same name apart", () => {
    const tree = new DirectoryTree();
    const [page, below] = [tree.addPage("a"), tree.addPage("a/b")];
    expect(tree.pageDirectories()[page]).toBe(0);
    expect(tree.pathOf(tree.pageDirectories()[below]!)).toBe("a");
  });

  it("takes URLs by host and path, the query as part of the leaf", () => {
    expect(treePathOf("https://a.example/x/y?p=/q/r")).toBe("a.example/x/y?p=%2Fq%2Fr");
    expect(treePathOf("https://a.example/")).toBe("a.example/");
  });

  it("counts changes like a plain comparison of the two sets of nodes", () => {
    const names = ["p", "a/p", "a/q", "a/b/p", "a/b/q", "c/p"];
    const version = fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(version, version, (before, after) => {
        const tree = new DirectoryTree();
        for (const name of names) tree.addPage(name);
        const delta = wdDiff(tree, Float64Array.from(before), Float64Array.from(after));
        for (let d = 0; d < tree.directoryCount; d++) {
          const { changed, size } = plainDiff(names, before, after, tree.pathOf(d));
          expect([delta.changed[d], delta.size[d]]).toEqual([changed, size]);
          expect(degreeOfChange(delta, d)).toBe(size === 0 ? 0 : changed / size);
        }
      }),
      { seed: 20261115, numRuns: 300 },
    );
  });
});

/** Nodes of a version below a directory, with their contents; directories hold none. */
function nodes(names: readonly string[], contents: readonly number[], root: string): Map<string, number> {
  const all = new Map<string, number>();
  for (const [i, name] of names.entries()) {
    const isBelow = root === "" || name.startsWith(`${root}/`);
    if (contents[i] === 0 || !isBelow) continue;
    all.set(`page ${name}`, contents[i]!);
    for (let dir = name; dir !== root;) {
      dir = dir.includes("/") ? dir.slice(0, dir.lastIndexOf("/")) : "";
      all.set(`directory ${dir}`, 0);
    }
  }
  return all;
}

function plainDiff(
  names: readonly string[],
  before: readonly number[],
  after: readonly number[],
  root: string,
) {
  const [old, now] = [nodes(names, before, root), nodes(names, after, root)];
  const union = new Set([...old.keys(), ...now.keys()]);
  const changed = [...union].filter((key) => old.get(key) !== now.get(key)).length;
  return { changed, size: union.size };
}
