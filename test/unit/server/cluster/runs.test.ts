// Captures that machines run, in what the reading room says of captures and sites; and how they are steered.
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { instant } from "#model/index.js";
import { captureHeadSchema, type CaptureHead } from "#server/capture-schema.js";
import { startServers, type RunningServers } from "#server/index.js";
import { siteListSchema } from "#server/sites-schema.js";
import { memoryManagement } from "#store/index.js";
import { someCapture } from "../../../support/archives/archives.js";
import { memoryArchive, MemoryIndex } from "../../../support/archives/memory-archive.js";
import { LEASE_MS, runStatus, SampleCluster } from "../../../support/cluster/cluster-samples.js";

const MANAGE = "the-token-of-those-who-manage";
let cluster: SampleCluster;
let servers: RunningServers;
let store: ReturnType<typeof memoryManagement>;

/** Three captures have begun: one runs, one is paused, one was in the hands of a machine that fell silent. */
beforeEach(async () => {
  cluster = new SampleCluster();
  const archive = memoryArchive(new MemoryIndex(), {});
  for (const [i, site] of ["run.example", "paused.example", "lost.example"].entries()) {
    const times = { startedAt: instant(1_700_000_000_000 + i), finishedAt: null };
    await archive.catalog.captures.create({
      ...someCapture(`c-${site}`),
      ...times,
      site,
      seeds: [`http://${site}/`] as never,
      phase: "visiting",
    });
  }
  await cluster.beat("gone");
  await cluster.hand("gone", "lost.example", runStatus(1, 2));
  await cluster.pass(LEASE_MS + 1);
  await cluster.beat("m");
  await cluster.hand("m", "run.example", runStatus(40, 100));
  await cluster.hand("m", "paused.example", runStatus(4, 10, { state: "paused" }));
  store = memoryManagement();
  const management = {
    token: MANAGE,
    archive,
    store,
    defaults: {},
    now: () => instant(5),
    wake: () => undefined,
  };
  const places = { archive, port: 0, replayPort: 0, webDir: "/nonexistent" };
  servers = await startServers({ ...places, management, cluster: { agreement: cluster.agreement } });
  onTestFinished(() => servers.close());
});

async function asked(path: string, body?: unknown): Promise<{ status: number; json: unknown }> {
  const headers = { authorization: `Bearer ${MANAGE}`, "content-type": "application/json" };
  const init = body === undefined ? { headers } : { headers, method: "POST", body: JSON.stringify(body) };
  const response = await fetch(new URL(path, servers.uiUrl), init);
  return { status: response.status, json: await response.json() };
}

async function runOf(site: string): Promise<NonNullable<CaptureHead["run"]>> {
  return captureHeadSchema.parse((await asked(`/api/captures/c-${site}/head`)).json).run!;
}

async function troubles(): Promise<Record<string, unknown>> {
  const { sites } = siteListSchema.parse((await asked("/api/sites")).json);
  return Object.fromEntries(
    sites.map(({ site, isRunning, trouble }) => [site, isRunning ? "running" : trouble]),
  );
}

describe("a capture", () => {
  it("that a machine runs is told of by the word of its machine, one that none has waits", async () => {
    const running = await runOf("run.example");
    expect(running).toMatchObject({ state: "running", machine: "m", progress: { done: 40, total: 100 } });
    expect(running.saidAt).toBe(cluster.clock.now());
    expect(await runOf("paused.example")).toMatchObject({ state: "paused", machine: "m" });
    const lost = await runOf("lost.example");
    expect([lost.state, lost.machine, lost.progress]).toEqual(["waiting", undefined, null]);
    expect(await troubles()).toEqual({
      "run.example": "running",
      "paused.example": "running",
      "lost.example": "waiting",
    });
  });

  it("is in hand from when its site is, also before its first word; another one of that site is not", async () => {
    await cluster.hand("m", "lost.example");
    await expect
      .poll(() => runOf("lost.example"))
      .toMatchObject({ state: "running", machine: "m", progress: null });
    await cluster.pass(LEASE_MS + 1);
    await cluster.hand("m", "lost.example", runStatus(1, 2), "another-capture");
    await expect.poll(async () => (await runOf("lost.example")).state).toBe("waiting");
  });

  it("is metered as it runs", async () => {
    const response = await fetch(new URL("/metrics", servers.uiUrl));
    const lines = (await response.text()).split("\n");
    expect(lines).toContain('isochron_run_pages_done{capture="c-run.example",site="run.example"} 40');
    expect(lines).toContain(
      'isochron_run{capture="c-lost.example",site="lost.example",phase="visiting",state="waiting"} 1',
    );
  });
});

describe("steering", () => {
  it("goes by the agreement, to what a machine runs and to nothing else", async () => {
    const control = (site: string) => asked(`/api/captures/c-${site}/control`, { want: "pause" });
    expect((await control("run.example")).status).toBe(202);
    expect(await cluster.agreement.control.look("c-run.example")).toMatchObject({ want: "pause" });
    expect((await control("lost.example")).status).toBe(409);
    expect(await cluster.agreement.control.look("c-lost.example")).toBeNull();
    const again = await asked("/api/jobs", { kind: "resume", input: { captureId: "c-run.example" } });
    expect(again).toMatchObject({ status: 409, json: { error: { message: "this capture is running" } } });
    const taken = await asked("/api/jobs", { kind: "resume", input: { captureId: "c-lost.example" } });
    expect(taken.status).toBe(201);
  });
});

describe("while the cluster cannot be asked and never could", () => {
  beforeEach(() => cluster.agreement.cut());

  it("nothing is said of what runs, and nothing is steered", async () => {
    expect(await runOf("run.example")).toMatchObject({ state: "unheard" });
    expect(await troubles()).toEqual({ "run.example": null, "paused.example": null, "lost.example": null });
    const steered = await asked("/api/captures/c-run.example/control", { want: "pause" });
    expect(steered.status).toBe(503);
    expect((await store.acts.list({ limit: 9 })).items).toEqual([]);
  });
});
