// What goes on at the same instant: a word under a lease and its loss, two acknowledgements, many claims.
import pg from "pg";
import { expect, it, onTestFinished } from "vitest";
import { instant } from "#model/index.js";
import type { Agreement, SealedObject } from "#ports/index.js";
import { postgresOfFile, TestCluster } from "../../support/services/test-clusters.js";

const server = postgresOfFile();
const LEASE_MS = 60_000;
const object = (name: string): SealedObject => ({
  name,
  key: `k/${name}`,
  sizeBytes: 1,
  sha256: "0".repeat(64),
});

/** Somebody who speaks to the database in steps. */
async function session(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: server().address("x").replace(/\?.*/, "") });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

async function take({ leases }: Agreement, site: string) {
  return (await leases.take(site, { machine: "m", leaseMs: LEASE_MS }))!;
}

/** Until somebody waits for a row that another has. */
async function somebodyWaits(cluster: TestCluster): Promise<void> {
  const text = "SELECT count(*)::int AS waiting FROM pg_stat_activity WHERE wait_event_type = 'Lock'";
  await expect
    .poll(async () => (await cluster.say(text))[0]!["waiting"], { interval: 20 })
    .toBeGreaterThan(0);
}

it("whoever asks what changed misses nothing that is committed later under a number", async () => {
  const cluster = await TestCluster.open(server());
  const [one, two] = [await cluster.line(), await cluster.line()];
  const [a, b] = [await take(one, "a.test"), await take(two, "b.test")];
  const slow = await session();
  // A machine whose acknowledgement hangs before its commit: it has its number by then.
  await slow.query("BEGIN");
  await slow.query(`UPDATE ${cluster.schema}.change_count SET last = last + 1`);
  await slow.query(
    `INSERT INTO ${cluster.schema}.changes SELECT 'a.test', last FROM ${cluster.schema}.change_count`,
  );
  const acknowledged = two.objects.acknowledge(b, { put: [object("x")] });
  await somebodyWaits(cluster);
  const before = await one.objects.changedSince(0);
  expect(before).toEqual({ sites: [], seq: 0 });
  await slow.query("COMMIT");
  expect(await acknowledged).toBe(true);
  expect(await one.objects.changedSince(before.seq)).toEqual({ sites: ["a.test", "b.test"], seq: 2 });
  expect(a.fence).toBe(1);
});

it("numbers what many machines acknowledge at once so that readers who look meanwhile miss none", async () => {
  const cluster = await TestCluster.open(server());
  const lines = await Promise.all([1, 2, 3, 4].map(() => cluster.line()));
  const leases = await Promise.all(lines.map((line, i) => take(line, `s${i}.test`)));
  const last = new Map<string, number>();
  let isOver = false;
  const reader = (async () => {
    const { objects } = await cluster.line();
    const seen = new Map<string, number>();
    for (let seq = 0, isLast = false; ;) {
      isLast = isOver;
      const changed = await objects.changedSince(seq);
      for (const site of changed.sites) seen.set(site, (await objects.ofSite(site)).length);
      seq = changed.seq;
      if (isLast) return seen;
    }
  })();
  await Promise.all(
    lines.map(async ({ objects }, i) => {
      for (let n = 0; n < 25; n++) await objects.acknowledge(leases[i]!, { put: [object(`o${n}`)] });
      last.set(`s${i}.test`, 25);
    }),
  );
  isOver = true;
  expect(await reader).toEqual(last);
});

it("nobody takes a site over while a word under its lease is on its way in", async () => {
  const cluster = await TestCluster.open(server());
  const line = await cluster.line();
  await take(line, "a.test");
  const writer = await session();
  await writer.query("BEGIN");
  await writer.query(`SELECT 1 FROM ${cluster.schema}.leases WHERE site = 'a.test' FOR SHARE`);
  await cluster.pass(LEASE_MS + 1);
  let isTaken = false;
  const taken = take(line, "a.test").then((lease) => ((isTaken = true), lease));
  await somebodyWaits(cluster);
  expect(isTaken).toBe(false);
  await writer.query("COMMIT");
  expect((await taken).fence).toBe(2);
});

it("a word that waited until its lease was another's is refused", async () => {
  const cluster = await TestCluster.open(server());
  const line = await cluster.line();
  const lost = await take(line, "a.test");
  const taker = await session();
  await taker.query("BEGIN");
  await taker.query(`UPDATE ${cluster.schema}.leases SET fence = 2, next_fence = 3 WHERE site = 'a.test'`);
  const word = line.objects.acknowledge(lost, { put: [object("late")] });
  const renewed = line.leases.renew([lost], LEASE_MS);
  await somebodyWaits(cluster);
  await taker.query("COMMIT");
  expect(await word).toBe(false);
  expect(await renewed).toEqual([]);
  expect(await line.objects.ofSite("a.test")).toEqual([]);
});

it("hands each job to one of many machines that claim at once, and passes over those that are not wanted", async () => {
  const cluster = await TestCluster.open(server());
  const lines = await Promise.all([1, 2, 3].map(() => cluster.line()));
  const { jobs } = lines[0]!.management;
  for (let i = 0; i < 30; i++)
    await jobs.add({ kind: "capture", input: { no: i }, by: "anna", askedAt: instant(i) });
  const terms = { kinds: ["capture"], holder: "m", now: instant(100), leaseMs: 1_000, mostAttempts: 3 };
  const unwanted = [1, 2, 30];
  const claims = await Promise.all(
    Array.from({ length: 40 }, (_, i) => lines[i % 3]!.management.jobs.claim({ ...terms, except: unwanted })),
  );
  const ids = claims.flatMap((claimed) => (claimed ? [claimed.job.id] : [])).toSorted((a, b) => a - b);
  expect(ids).toEqual(Array.from({ length: 27 }, (_, i) => i + 3));
  expect((await jobs.claim(terms))!.job.id).toBe(1);
});

it("gives back every string of JSON as it was put", async () => {
  const { jobs } = (await (await TestCluster.open(server())).line()).management;
  const input = { odd: "\u0000 \ud800 \\u0000 '; DROP TABLE jobs; --", more: "x".repeat(1_000_000) };
  const job = await jobs.add({ kind: "capture", input, by: "anna", askedAt: instant(1) });
  expect((await jobs.get(job.id))!.input).toEqual(input);
});
