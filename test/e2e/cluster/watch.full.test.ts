// A site kept under watch by two machines, with a real database and a real store: one is killed in its turn, the other
// goes on; readers are told of it from anywhere.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { instant } from "#model/index.js";
import { RealCluster, startSeenSite, type RunningProgram } from "../../support/cluster/real-cluster.js";

const DELAY_MS = 100;
const PAGES = 15;
const PATIENCE = { timeout: 180_000, interval: 200 };

let cluster: RealCluster;
let site: Awaited<ReturnType<typeof startSeenSite>>;
const dir = mkdtempSync(join(tmpdir(), "isochron-watched-"));
afterAll(() => rmSync(dir, { recursive: true, force: true }));
beforeAll(async () => {
  cluster = await RealCluster.make(dir);
  site = await startSeenSite(PAGES);
}, 240_000);
afterAll(async () => {
  await cluster?.end();
  await site?.close();
});

async function says(...argv: string[]): Promise<string> {
  const { code, out, err } = await cluster.run(...argv);
  expect(code, `${argv.join(" ")}: ${err}`).toBe(0);
  return out;
}

/** A turn has ended, and the next one is due later. */
async function turnEnded(): Promise<void> {
  const { watch } = cluster.agreement;
  const isDone = async (): Promise<boolean> => {
    const [turn] = await watch.turns();
    return turn!.begun === 0 && turn!.dueAt !== null && turn!.dueAt > (await cluster.agreement.readTime());
  };
  await expect.poll(isDone, PATIENCE).toBe(true);
}

/** The next turn is due now. */
async function turnDue(): Promise<void> {
  const { leases, watch } = cluster.agreement;
  const lease = (await leases.take("seen", { machine: "test", leaseMs: 5_000 }))!;
  await watch.end(lease, instant(1));
  await leases.release(lease);
}

it("is captured whole and looked at by whichever machine is free, within its budget, once at a time", async () => {
  const keys = ["--requests-per-day=4800", `--delay=${DELAY_MS}ms`, "--hints=none", "--name=seen"];
  expect(await says("sites", "add", site.url, ...keys)).toContain("seen");
  const workers: Record<string, RunningProgram> = {
    one: cluster.worker("one", dir, "--seal-age=1s"),
    two: cluster.worker("two", dir, "--seal-age=1s"),
  };
  await expect.poll(() => site.seen.length, PATIENCE).toBeGreaterThan(PAGES + 4);
  const [held] = await cluster.agreement.leases.list({ onlyHeld: true });
  expect(held!.site).toBe("seen");
  workers[held!.machine!]!.signal("SIGKILL");
  await turnEnded();
  await turnDue();
  await turnEnded();
  const { requests } = await cluster.agreement.watch.spent("seen", instant(Date.now()));
  // The site's own record; what the machine that was killed had taken is spent.
  expect(site.seen.length).toBeLessThanOrEqual(requests);
  const gaps = site.seen.slice(1).map((one, i) => one.atMs - site.seen[i]!.endedMs);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(DELAY_MS - 5);
  console.log(`${site.seen.length} requests, ${requests} of the budget, ${Math.min(...gaps).toFixed(1)} ms`);
});

it("is told of from anywhere: how it stands, what was chosen, what is proved", async () => {
  const shown = JSON.parse(await says("sites", "show", "seen", "--json")) as { status: object };
  expect(shown.status).toMatchObject({ condition: "watching", pages: { watched: PAGES }, looks: 3 * PAGES });
  expect(await says("why", `${site.url}3`)).toContain("watch");
  const captures = await says("captures");
  expect(captures).toContain("looks");
  expect(await says("cluster", "status")).toMatch(/1 site under watch:\n {2}seen {2}turn at /);
  await says("verify", JSON.parse(JSON.stringify(shown.status)).proved.captureId as string);
});

it("stands in the reading room with its feed, and those who manage change the list there", async () => {
  const [mirror, token] = [join(dir, "mirror"), "the-token-of-those-who-manage"];
  const ports = ["--port=0", "--replay-port=0", `--manage-token=${token}`];
  const serving = cluster.start("serve", "--manage", ...ports, "--archive", mirror);
  await expect.poll(() => serving.printed, PATIENCE).toMatch(/Archive {2}http/);
  const [, room] = /Archive {2}(http:\/\/[^/\s]+)/.exec(serving.printed)!;
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const ask = (path: string, init: RequestInit = {}) => fetch(`${room}${path}`, { headers, ...init });
  const listed = async (): Promise<unknown> => (await ask("/api/watch")).json();
  await expect.poll(listed, PATIENCE).toMatchObject({ sites: [{ site: "seen" }] });
  const page = await ask(`/api/watch/sites/seen/page?url=${encodeURIComponent(`${site.url}3`)}`);
  expect([page.status, (await ask("/feeds/seen.atom")).status]).toEqual([200, 200]);
  const edited = await ask("/api/watch/sites/seen", {
    method: "POST",
    body: JSON.stringify({ says: { "requests-per-day": "4700" } }),
  });
  expect(edited.status, await edited.text()).toBe(200);
  expect(await says("sites", "export")).toContain("requests-per-day: 4700");
  serving.signal("SIGTERM");
  expect((await serving.ended).code).toBe(0);
});

it("is paused, goes on and is taken out by anybody; its list is kept as it was written", async () => {
  await says("sites", "pause", "seen");
  await expect.poll(async () => (await cluster.agreement.watch.turns())[0]!.dueAt, PATIENCE).toBeNull();
  expect(await says("sites", "list")).toContain("paused");
  expect(await says("sites", "export")).toContain("paused: true");
  const wrong = await cluster.run("sites", "edit", "seen", "requests-per-day=many");
  expect(wrong.code).toBe(2);
  await says("sites", "remove", "seen");
  const isTold = async (): Promise<boolean> => (await cluster.agreement.watch.turns())[0]!.begun === 0;
  await expect.poll(isTold, PATIENCE).toBe(true);
  expect((await cluster.run("why", `${site.url}3`)).code).toBe(0);
});
