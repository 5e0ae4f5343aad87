// A cluster with a bit of everything for the interface: machines in every condition, runs in every state, hostile words.
import { instant, type JsonValue } from "#model/index.js";
import { HOSTILE_WORDS } from "../watch/watch-of-everything.js";
import { LEASE_MS, runStatus, SampleCluster } from "./cluster-samples.js";

const LONG = "long-".repeat(40);

/** What nobody's name should be. */
export const HOSTILE_MACHINE = `m-${HOSTILE_WORDS}`;

/** A cluster that works at this site too; its clock stands still. */
export async function clusterOfEverything(site: string, captureId: string): Promise<SampleCluster> {
  const cluster = new SampleCluster(Date.now() - 100_000);
  await cluster.beat("reading-room-3", { software: "isochron/0.22.0" });
  await cluster.hand("reading-room-3", "lost.example", runStatus(5, 10));
  await cluster.pass(94_000);
  const figures = { uploadBacklogBytes: 1.25e9, clockErrorMs: 0.411, gateWaitMs: 903.2 };
  await cluster.beat("reading-room-1", {
    figures: { ...figures, sites: 4, mostSites: 10, leasesLost: 2, jobsFailed: 0, gateWaiting: 14 },
  });
  await cluster.hand("reading-room-1", site, runStatus(4_321, 12_000), captureId);
  await cluster.hand("reading-room-1", "paused.example", runStatus(3, 10, { state: "paused" }));
  await cluster.hand("reading-room-1", "full.example", runStatus(3, 10, { state: "disk-full" }));
  await cluster.hand("reading-room-1", "fetched.example");
  await cluster.beat("reading-room-2", { mostSites: 1, figures: {} });
  await cluster.agreement.machines.drain("reading-room-2", true);
  const revisits = { pass: "revisit", done: 9, total: 9, url: HOSTILE_WORDS } satisfies JsonValue;
  await cluster.hand("reading-room-2", `${LONG}.example`, runStatus(9, 9, { progress: revisits }));
  await cluster.beat(HOSTILE_MACHINE, {
    software: HOSTILE_WORDS + LONG,
    startedAt: instant(Date.now() - 9e8),
  });
  await cluster.hand("just-begun", `x${HOSTILE_WORDS}.example`);
  await cluster.pass(LEASE_MS / 2);
  await cluster.agreement.found({ id: "5f0c-cluster", store: `s3://bucket/${LONG}`, keySha256: "00" });
  return cluster;
}
