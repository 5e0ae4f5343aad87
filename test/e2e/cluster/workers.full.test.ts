// Two machines at two sites, with a real database and a real store: one is killed, the other goes on, and all of it is true.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { verifyCertificate } from "#verify/index.js";
import { RealCluster, startSeenSite, type RunningProgram } from "../../support/cluster/real-cluster.js";

const DELAY_MS = 100;
const BEAT_MS = 2_000;
const PATIENCE = { timeout: 180_000, interval: 200 };

let cluster: RealCluster;
const dir = mkdtempSync(join(tmpdir(), "isochron-cluster-"));
afterAll(() => rmSync(dir, { recursive: true, force: true }));
beforeAll(async () => void (cluster = await RealCluster.make(dir)));
afterAll(() => cluster?.end());

const sites: Awaited<ReturnType<typeof startSeenSite>>[] = [];
afterAll(async () => {
  for (const site of sites) await site.close();
});

async function ask(pages: number): Promise<(typeof sites)[number]> {
  const site = await startSeenSite(pages);
  sites.push(site);
  const asked = await cluster.run("capture", "--detach", "--json", `--delay=${DELAY_MS}ms`, site.url);
  expect(asked.code, asked.err).toBe(0);
  return site;
}

const holderOf = async (site: string): Promise<string | null> =>
  (await cluster.agreement.leases.list()).find((one) => one.site === site)?.machine ?? null;

async function expectTrue(): Promise<void> {
  const root = join(dir, `home-${performance.now()}`);
  await cluster.bringHome(root);
  for (const { captureId, state } of (await cluster.agreement.management.jobs.list({ limit: 50 })).items) {
    expect(state).toBe("done");
    const certificate = join(root, "captures", captureId!, "certificate.json");
    expect((await verifyCertificate(certificate, { root })).findings).toEqual([]);
  }
}

it("a machine that is killed is replaced in seconds, no server is asked too often, and every certificate is true", async () => {
  const workers: Record<string, RunningProgram> = {
    one: cluster.worker("one", dir, "--seal-age=1s"),
    two: cluster.worker("two", dir, "--seal-age=1s"),
  };
  const [a, b] = [await ask(60), await ask(60)];
  const site = new URL(a.url).host;
  const leases = async () => (await cluster.agreement.leases.list()).map(({ machine }) => machine);
  await expect.poll(async () => (await leases()).filter(Boolean).length, PATIENCE).toBe(2);
  await expect.poll(() => a.seen.length, PATIENCE).toBeGreaterThan(30);
  const name = (await cluster.agreement.leases.list()).find((one) => one.site.includes(new URL(a.url).port))!;
  expect(site).toContain(new URL(a.url).port);
  workers[name.machine!]!.signal("SIGKILL");
  const killedMs = performance.now();
  const other = name.machine === "one" ? "two" : "one";
  await expect.poll(() => holderOf(name.site), { timeout: 30_000, interval: 20 }).toBe(other);
  console.log(`taken over after ${Math.round(performance.now() - killedMs)} ms; a beat is ${BEAT_MS} ms`);
  for (const id of [1, 2])
    await expect.poll(async () => (await cluster.job(id))!.state, PATIENCE).toMatch(/done|failed/);
  await expectTrue();
  const all = [...a.seen, ...b.seen].sort((one, two) => one.atMs - two.atMs);
  const gaps = all.slice(1).map((one, i) => one.atMs - all[i]!.endedMs);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(DELAY_MS - 5); // both are one server address
  console.log(`${all.length} requests, the closest two ${Math.min(...gaps).toFixed(1)} ms apart`);
});

it("a machine that is asked to stop gives back what it has; a cluster is shown, drained and checked", async () => {
  const three = cluster.worker("three", dir, "--seal-age=1s", "--metrics=0");
  const site = await ask(40);
  await cluster.agreement.machines.drain("one", true);
  await cluster.agreement.machines.drain("two", true);
  await expect.poll(() => site.seen.length, PATIENCE).toBeGreaterThan(10);
  const status = await cluster.run("cluster", "status");
  expect(status.out).toMatch(/3 machines|2 machines/);
  three.signal("SIGTERM");
  const left = await three.ended;
  expect(left.code).toBe(0);
  expect(await cluster.run("cluster", "drain", "--undo")).toMatchObject({ code: 0 });
  cluster.worker("four", dir);
  await expect.poll(async () => (await cluster.job(3))!.state, PATIENCE).toMatch(/done|failed/);
  await expectTrue();
  const checked = await cluster.run("cluster", "check");
  expect(checked.code, checked.out + checked.err).toBe(0);
});
