// The machines of a cluster as the API tells of them: those in trouble first, what each has in hand, what nobody has.
import { describe, expect, it, onTestFinished } from "vitest";
import { instant, type AccessRule } from "#model/index.js";
import { clusterSchema, type ApiCluster } from "#server/cluster-schema.js";
import { siteListSchema } from "#server/sites-schema.js";
import { startServers, type ServerOptions } from "#server/index.js";
import { someCapture } from "../../../support/archives/archives.js";
import { memoryArchive, MemoryIndex } from "../../../support/archives/memory-archive.js";
import { CLUSTER_NOW, LEASE_MS, runStatus, SampleCluster } from "../../../support/cluster/cluster-samples.js";
import { makeReport } from "../../../support/samples/reports.js";
import { ask } from "../../../support/sites/ask.js";

async function served(cluster: SampleCluster | null, options: Partial<ServerOptions> = {}) {
  const servers = await startServers({
    archive: memoryArchive(new MemoryIndex(), {}),
    port: 0,
    replayPort: 0,
    webDir: "/nonexistent",
    ...(cluster !== null && { cluster: { agreement: cluster.agreement } }),
    ...options,
  });
  onTestFinished(() => servers.close());
  return async (path: string): Promise<{ status: number; json: unknown; body: string }> => {
    const { status, body } = await ask(servers.uiUrl, path);
    return { status, body, json: body.startsWith("{") ? JSON.parse(body) : null };
  };
}

type Get = Awaited<ReturnType<typeof served>>;
const listOf = async (get: Get, query = ""): Promise<ApiCluster> =>
  clusterSchema.parse((await get(`/api/cluster${query}`)).json);
const namesIn = ({ machines }: ApiCluster): string[] =>
  machines.map(({ name, condition }) => `${name} ${condition}`);

/** Three machines, of which one fell silent and one is to take nothing new. */
async function threeMachines(): Promise<SampleCluster> {
  const cluster = new SampleCluster();
  await cluster.beat("gone");
  await cluster.hand("gone", "lost.example", runStatus(5, 10));
  await cluster.pass(LEASE_MS + 1);
  await cluster.beat("b-busy");
  await cluster.beat("a-tired");
  await cluster.agreement.machines.drain("a-tired", true);
  await cluster.hand("b-busy", "one.example", runStatus(40, 100));
  await cluster.hand("b-busy", "two.example", runStatus(1, 9, { state: "paused" }));
  await cluster.hand("a-tired", "three.example");
  return cluster;
}

describe("machines", () => {
  it("stand in the list with those in trouble first, and what each has in hand", async () => {
    const list = await listOf(await served(await threeMachines()));
    expect(namesIn(list)).toEqual(["gone silent", "a-tired draining", "b-busy working"]);
    const [gone, tired, busy] = list.machines;
    expect(gone).toMatchObject({ seenAt: CLUSTER_NOW, load: { sites: [], sitesInAll: 0 } });
    expect(tired!.load!.sites).toEqual([{ site: "three.example", run: null, isKnown: false }]);
    expect(busy!.load).toMatchObject({
      mostSites: 10,
      sitesInAll: 2,
      figures: { uploadBacklogBytes: 12_500_000, clockErrorMs: 0.41, gateWaitMs: 903.2 },
    });
    expect(busy!.load!.sites.map(({ site, run }) => [site, run?.state, run?.progress])).toEqual([
      [
        "one.example",
        "running",
        { pass: "visit", done: 40, total: 100, pagesPerSecond: 1.5, etaMs: 240_000 },
      ],
      ["two.example", "paused", { pass: "visit", done: 1, total: 9, pagesPerSecond: 1.5, etaMs: 240_000 }],
    ]);
    expect(list).toMatchObject({
      at: CLUSTER_NOW + LEASE_MS + 1,
      leaseMs: LEASE_MS,
      facts: null,
      canDrain: false,
    });
    expect(list.sums).toEqual({
      machines: 3,
      conditions: { silent: 1, draining: 1, working: 1 },
      sites: 3,
      running: 1,
    });
  });

  it("are silent when they have said nothing for longer than a lease lasts, by the agreement's time alone", async () => {
    const cluster = new SampleCluster();
    await cluster.beat("m");
    const usual = await served(cluster, { clock: { now: () => instant(0) } });
    const patient = await served(cluster, { cluster: { agreement: cluster.agreement, leaseMs: 60_000 } });
    await cluster.pass(LEASE_MS);
    expect(namesIn(await listOf(usual))).toEqual(["m working"]);
    await cluster.pass(1);
    expect(namesIn(await listOf(usual))).toEqual(["m silent"]);
    expect(namesIn(await listOf(patient))).toEqual(["m working"]);
  });

  it("are read on by the cursor without a gap, with sums over all of them", async () => {
    const get = await served(await threeMachines());
    const whole = await listOf(get);
    const read: string[] = [];
    for (let next: string | null = ""; next !== null;) {
      const part: ApiCluster = await listOf(get, `?limit=1&cursor=${encodeURIComponent(next)}`);
      expect(part.sums).toEqual(whole.sums);
      read.push(...namesIn(part));
      next = part.next;
    }
    expect(read).toEqual(namesIn(whole));
    expect((await get("/api/cluster?limit=0")).status).toBe(404);
  });

  it("that have a site and have said nothing of themselves are told of too", async () => {
    const cluster = new SampleCluster();
    await cluster.hand("new", "one.example");
    const { machines } = await listOf(await served(cluster));
    expect(machines).toMatchObject([
      { name: "new", condition: "silent", seenAt: null, load: { mostSites: null, sitesInAll: 1 } },
    ]);
  });

  it("say nothing that is no word of a run, no figure, or more than is shown", async () => {
    const cluster = new SampleCluster();
    const figures = { ok: 1, "not-a-name": 2, Bad: 3, infinite: Infinity };
    const many = Object.fromEntries(Array.from({ length: 50 }, (_, i) => [`f${i}`, i]));
    await cluster.beat("m", { figures: { ...figures, ...many }, mostSites: 200 });
    await cluster.hand("m", "a.example", "<b>no status</b>");
    await cluster.hand("m", "b.example", runStatus(1, 2, { progress: { pass: "<b>", done: "x" } }));
    for (let i = 0; i < 120; i++) await cluster.hand("m", `s${i}.example`);
    const { machines } = await listOf(await served(cluster));
    const { load } = machines[0]!;
    expect([load!.sites.length, load!.sitesInAll]).toEqual([100, 122]);
    expect(load!.sites[0]).toMatchObject({ site: "a.example", run: null });
    expect(load!.sites[1]!.run).toMatchObject({ state: "running", progress: null });
    expect(load!.figures["ok"]).toBe(1);
    expect(Object.keys(load!.figures)).toHaveLength(30);
    expect(Object.keys(load!.figures)).not.toContain("Bad");
  });
});

it("captures that began and that nobody has in hand are told of, those of a watch and of tellers aside", async () => {
  const archive = memoryArchive(new MemoryIndex(), {});
  const began = (site: string, over = {}) =>
    archive.catalog.captures.create({
      ...someCapture(`c-${site}`),
      site,
      phase: "visiting",
      finishedAt: null,
      ...over,
    });
  await began("one.example");
  await began("left.example");
  await began("watched.example", { settings: { ...someCapture("x").settings, refresh: true } });
  await began("ended.example", { phase: "finished", finishedAt: instant(CLUSTER_NOW) });
  const list = await listOf(await served(await threeMachines(), { archive }));
  expect(list.left!.captures.map(({ id }) => id)).not.toContain("c-one.example");
  expect(list.left).toMatchObject({
    captures: [{ id: "c-left.example", site: "left.example" }],
    hasMore: false,
  });
  const busy = list.machines.find(({ name }) => name === "b-busy")!;
  expect(busy.load!.sites.map(({ isKnown }) => isKnown)).toEqual([true, false]);
});

describe("where rules keep something from readers", () => {
  const rule: AccessRule = {
    id: "r",
    surt: "example,hidden)/",
    match: "prefix",
    collection: null,
    from: null,
    to: null,
    groups: null,
    access: { kind: "block", message: "kept back" },
  };

  it("they are told which machines there are, and nothing of what those have in hand", async () => {
    // An ended capture of a site that a machine has in hand again.
    const report = makeReport({ pages: 3 }, { site: "one.example" });
    const plain = memoryArchive(new MemoryIndex(), { reports: [report] });
    const archive = {
      ...plain,
      rules: { ...plain.rules, current: async () => ({ rules: [rule], version: "1" }) },
    };
    const [busy, idle] = [await threeMachines(), new SampleCluster()];
    await idle.beat("gone", { mostSites: 3, figures: {} });
    await idle.pass(LEASE_MS + 1);
    await idle.beat("b-busy");
    await idle.beat("a-tired");
    await idle.agreement.machines.drain("a-tired", true);
    const [told, other] = [await served(busy, { archive }), await served(idle, { archive })];
    for (const path of ["/api/cluster", "/api/cluster?limit=1", "/metrics", "/api/sites"])
      expect((await told(path)).body, path).toBe((await other(path)).body);
    const { sites } = siteListSchema.parse((await told("/api/sites")).json);
    expect(sites.map(({ site, isRunning }) => [site, isRunning])).toEqual([["one.example", false]]);
    const list = await listOf(told);
    expect(namesIn(list)).toEqual(["gone silent", "a-tired draining", "b-busy working"]);
    expect(list.machines.map(({ load }) => load)).toEqual([null, null, null]);
    expect([list.left, list.sums.sites, list.sums.running]).toEqual([null, null, null]);
    expect(JSON.stringify(list)).not.toContain(".example");
  });
});

it("a server without a cluster has no such routes, and says so", async () => {
  const get = await served(null);
  for (const path of ["/api/cluster", "/api/manage/cluster"]) expect((await get(path)).status).toBe(404);
  expect((await get("/api/session")).json).toEqual({ manage: false, canManage: false, hasCluster: false });
  expect((await get("/metrics")).body).not.toContain("isochron_cluster");
  expect((await (await served(new SampleCluster()))("/api/session")).json).toMatchObject({
    hasCluster: true,
  });
});

describe("metrics", () => {
  it("count machines by condition, sites and runs, and give each machine's own figures", async () => {
    const { body } = await (await served(await threeMachines()))("/metrics");
    for (const line of [
      "isochron_cluster_reached 1",
      'isochron_cluster_machines{condition="silent"} 1',
      'isochron_cluster_machines{condition="working"} 1',
      "isochron_cluster_sites 3",
      "isochron_cluster_running 1",
      'isochron_cluster_machine_sites{machine="b-busy"} 2',
      'isochron_machine_upload_backlog_bytes{machine="b-busy"} 12500000',
      'isochron_machine_clock_error_ms{machine="a-tired"} 0.41',
    ])
      expect(body.split("\n")).toContain(line);
  });

  it("are there without the cluster's where it cannot be asked", async () => {
    const cluster = await threeMachines();
    cluster.agreement.cut();
    const { status, body } = await (await served(cluster))("/metrics");
    expect([status, body.includes("isochron_captures")]).toEqual([200, true]);
    expect(body).toContain("isochron_cluster_reached 0\n");
    expect(body).not.toContain("isochron_cluster_machines");
  });
});

it("a cluster that cannot be asked is told so in one line that names no place, and is back when it answers", async () => {
  const cluster = await threeMachines();
  const logged: string[] = [];
  const get = await served(cluster, {
    logger: { log: (level, text) => void logged.push(`${level} ${text}`) },
  });
  cluster.agreement.cut();
  for (let i = 0; i < 3; i++)
    expect(await get("/api/cluster")).toMatchObject({
      status: 503,
      json: { error: { code: "BUSY", message: "the cluster cannot be asked now" } },
    });
  cluster.agreement.heal();
  expect(namesIn(await listOf(get))).toHaveLength(3);
  expect(logged).toEqual([
    expect.stringMatching(/^error the cluster cannot be asked: .*out of reach/),
    "info the cluster answers again",
  ]);
});
