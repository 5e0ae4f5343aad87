// Those who manage tell machines to take nothing new, and take that back; every act is on record.
import { beforeEach, expect, it, onTestFinished } from "vitest";
import { instant } from "#model/index.js";
import { clusterSchema } from "#server/cluster-schema.js";
import { startServers, type RunningServers } from "#server/index.js";
import { memoryManagement } from "#store/index.js";
import { memoryArchive, MemoryIndex } from "../../../support/archives/memory-archive.js";
import { SampleCluster } from "../../../support/cluster/cluster-samples.js";

const MANAGE = "the-token-of-those-who-manage";
let cluster: SampleCluster;
let store: ReturnType<typeof memoryManagement>;
let servers: RunningServers;

beforeEach(async () => {
  cluster = new SampleCluster();
  await cluster.beat("a");
  await cluster.beat("b");
  await cluster.agreement.found({ id: "cluster-1", store: "s3://bucket/prefix", keySha256: "00" });
  store = memoryManagement();
  const archive = memoryArchive(new MemoryIndex());
  const whole = { token: MANAGE, archive, store, defaults: {}, now: () => instant(5), wake: () => undefined };
  const places = { archive, port: 0, replayPort: 0, webDir: "/nonexistent" };
  servers = await startServers({ ...places, management: whole, cluster: { agreement: cluster.agreement } });
  onTestFinished(() => servers.close());
});

async function asked(path: string, body?: unknown): Promise<{ status: number; json: unknown }> {
  const headers = { authorization: `Bearer ${MANAGE}`, "content-type": "application/json" };
  const init = body === undefined ? { headers } : { headers, method: "POST", body: JSON.stringify(body) };
  const response = await fetch(new URL(path, servers.uiUrl), init);
  return { status: response.status, json: await response.json() };
}

async function conditions(): Promise<string[]> {
  const { json } = await asked("/api/manage/cluster");
  return clusterSchema.parse(json).machines.map(({ name, condition }) => `${name} ${condition}`);
}

it("one machine drains, then all of them, and then none; each act is on record", async () => {
  expect((await asked("/api/cluster/drain", { machine: "b", isDraining: true })).status).toBe(202);
  expect(await conditions()).toEqual(["b draining", "a working"]);
  await asked("/api/cluster/drain", { machine: null, isDraining: true });
  expect(await conditions()).toEqual(["a draining", "b draining"]);
  await asked("/api/cluster/drain", { machine: null, isDraining: false });
  expect(await conditions()).toEqual(["a working", "b working"]);
  const acts = (await store.acts.list({ limit: 9 })).items;
  expect(acts.map(({ who, what, about, outcome }) => [who, what, about, outcome])).toEqual([
    ["manager", "let a machine take sites again", "all machines", "asked"],
    ["manager", "asked a machine to take nothing new", "all machines", "asked"],
    ["manager", "asked a machine to take nothing new", "b", "asked"],
  ]);
});

it("what cannot be asked is refused, and nothing is done or on record", async () => {
  for (const [body, status] of [
    [{ machine: "none", isDraining: true }, 404],
    [{ machine: "", isDraining: true }, 422],
    [{ machine: "a" }, 422],
    [{ isDraining: true }, 422],
    [{ machine: 7, isDraining: "yes" }, 422],
  ] as const)
    expect((await asked("/api/cluster/drain", body)).status, JSON.stringify(body)).toBe(status);
  cluster.agreement.cut();
  expect((await asked("/api/cluster/drain", { machine: "a", isDraining: true })).status).toBe(503);
  cluster.agreement.heal();
  expect(await conditions()).toEqual(["a working", "b working"]);
  expect((await store.acts.list({ limit: 9 })).items).toEqual([]);
});

it("those who manage are told which cluster it is, and readers are not", async () => {
  const { json } = await asked("/api/manage/cluster");
  expect(json).toMatchObject({ facts: { id: "cluster-1", store: "s3://bucket/prefix" }, canDrain: true });
  expect(JSON.stringify(json)).not.toContain("keySha256");
  expect((await asked("/api/cluster")).json).toMatchObject({ canDrain: false });
  expect(JSON.stringify((await asked("/api/cluster")).json)).not.toContain("s3://");
});
