// A command line that reads a cluster whose database and bucket are in memory.
import { holdCluster } from "../../../src/cli/cluster/cluster-at-hand.js";
import { main } from "../../../src/cli/main.js";
import { testIo, type CliResult } from "../test-io.js";
import type { ClusterOfSites } from "./cluster-sites.js";

/** Runs a verb upon the mirror in a directory, brought up to date as the verb begins. */
export async function runOnMirror(
  cluster: ClusterOfSites,
  dir: string,
  argv: readonly string[],
): Promise<CliResult> {
  const printed = { out: "", err: "" };
  const io = testIo({
    out: (text) => void (printed.out += text),
    err: (text) => void (printed.err += text),
  });
  const mirror = await cluster.mirror(dir);
  await mirror.refresh();
  const { agreement, bucket } = cluster;
  const facts = { id: "c-1", store: bucket.place, keySha256: cluster.keySha256 };
  holdCluster(io, { mirror, cluster: { agreement, bucket, facts, close: async () => undefined } });
  return { code: await main([...argv, "--archive", dir], io), ...printed };
}
