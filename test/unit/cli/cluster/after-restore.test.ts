// A capture that was under way when the database was lost: after cluster restore it can be gone on with, and ended.
import { expect, it } from "vitest";
import { MemoryAgreement } from "#agreement/index.js";
import { rebuildAgreement } from "#store/index.js";
import { steerCapture } from "../../../../src/cli/cluster/steer-capture.js";
import { MemoryLogger } from "../../../support/archives/archives.js";
import { VirtualCluster } from "../../../support/cluster/virtual-cluster.js";
import { withTempDir } from "../../../support/temp-dir.js";

const HOST = "a.example";
const OPTIONS = { delay: "1s", responseTimeout: "90s" };

/** A cluster whose only machine stopped in mid-capture, and a database that was made from its bucket. */
async function afterRestore(dir: string) {
  const cluster = new VirtualCluster(dir, [HOST]);
  cluster.asked = { machine: "cluster", options: OPTIONS, headers: [], cookies: null };
  const machine = cluster.start("one");
  await cluster.ask(HOST);
  cluster.onRequest = (_, count) => {
    if (count === 15) machine.stop();
  };
  await machine.ended;
  const { captureId } = (await cluster.job(1))!;
  const agreement = new MemoryAgreement(cluster.clock);
  await rebuildAgreement({ bucket: cluster.bucket, agreement, cluster: "c", logger: new MemoryLogger() });
  const io = { out: () => undefined } as never;
  return { cluster: { agreement, bucket: cluster.bucket }, captureId: captureId!, io };
}

it.each([
  ["run", "resume"],
  ["cancel", "end"],
] as const)("%s makes the job again, as the capture was asked for", (want, kind) =>
  withTempDir(async (dir) => {
    const { cluster, captureId, io } = await afterRestore(dir);
    await steerCapture(captureId, { want }, { cluster, io });
    const [job] = await cluster.agreement.management.jobs.open(10);
    expect(job).toMatchObject({ kind, input: { captureId, site: HOST, options: OPTIONS } });
  }),
);

it("a capture of which nothing was sealed but its WARC files is found by them; none is refused", () =>
  withTempDir(async (dir) => {
    const { cluster, captureId, io } = await afterRestore(dir);
    const { objects, leases } = cluster.agreement;
    const lease = (await leases.take(HOST, { machine: "m", leaseMs: 60_000 }))!;
    await objects.acknowledge(lease, { put: [], gone: [`captures/${captureId}/asked.json`] });
    await leases.release(lease);
    await steerCapture(captureId, { want: "run" }, { cluster, io });
    const [job] = await cluster.agreement.management.jobs.open(10);
    expect(job).toMatchObject({ kind: "resume", input: { captureId, site: HOST, options: {} } });
    await expect(steerCapture("20200101000000000", { want: "run" }, { cluster, io })).rejects.toThrowError(
      /nothing of capture/,
    );
  }));
