// docs/papers/cluster.md: its table is what `lab cluster --hosts 2000` prints; the hundred thousand are told.
import { expect, it } from "vitest";
import { CLUSTER } from "#lab/experiments/cluster/cluster.js";
import type { ClusterRow } from "#lab/experiments/cluster/measure-cluster.js";
import { clusterLines } from "../../support/paper-pages/cluster-page.js";
import { heldPage, paperPage } from "../../support/paper-pages/held-page.js";

it("cluster.md is what lab cluster prints", async () => {
  const { result } = await CLUSTER.run({ seed: 1, hosts: 2_000 });
  const rows = result.rows as readonly ClusterRow[];
  const page = paperPage("cluster", "## What comes out");
  const told = page.split("\n").filter((line) => line.startsWith("| 10⁵: "));
  expect(told.length).toBeGreaterThan(0);
  expect(heldPage(page, clusterLines(rows), told)).toEqual({ missing: [], unheld: [] });
});
