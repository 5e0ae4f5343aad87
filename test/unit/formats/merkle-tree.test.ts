import { describe, expect, it } from "vitest";
import { merkleLeaf, merkleRoot, MerkleTree } from "#formats/index.js";

describe("Merkle root of leaves that come one at a time", () => {
  it("is that of all leaves together, for every number of leaves", () => {
    const tree = new MerkleTree();
    const leaves: Buffer[] = [];
    for (let n = 0; n <= 70; n++) {
      expect(tree.root()).toBe(merkleRoot(leaves));
      expect(tree.leaves).toBe(n);
      leaves.push(merkleLeaf(`page ${n}`));
      tree.add(leaves.at(-1)!);
    }
  });
});
