// A site under watch in the hands of machines that die, stop and lose their way, in virtual time, and what must hold of it.
import { join } from "node:path";
import { expect } from "vitest";
import { instant, isRefresh, type Instant, type Sighting } from "#model/index.js";
import { verifyCertificate } from "#verify/index.js";
import { collect } from "../archives/archives.js";
import { VirtualCluster, type VirtualMachine } from "./virtual-cluster.js";
import { withTempDir } from "../temp-dir.js";

/** The one site. */
export const HOST = "a.example";
/** Enough for a turn every ten minutes. */
export const REQUESTS_PER_DAY = 1_440;
const DAY_MS = 86_400_000;
const DELAY_MS = 1_000;

/** A file of sites. */
export function fileOf(says: Readonly<Record<string, string>> = {}): string {
  const keys = {
    "requests-per-day": String(REQUESTS_PER_DAY),
    delay: "1s",
    pattern: "day",
    wants: "both",
    hints: "none",
    ...says,
  };
  const lines = Object.entries(keys).map(([key, value]) => `    ${key}: ${value}`);
  return ["sites:", `  - url: http://${HOST}/`, ...lines].join("\n");
}

/** Machines that are stopped, and heard again, when the test is over. */
export type Machines = Record<string, VirtualMachine>;

/** Runs a test with machines at work. */
export function withMachines(
  names: readonly string[],
  test: (cluster: VirtualCluster, machines: Machines) => Promise<void>,
) {
  return withTempDir(async (dir) => {
    const cluster = new VirtualCluster(dir, [HOST], { speed: 1 });
    Object.assign(cluster, { beatMs: 8_000, leaseMs: 20_000, lookMs: 4_000 });
    const machines = Object.fromEntries(names.map((name) => [name, cluster.start(name, 1)]));
    try {
      await test(cluster, machines);
    } finally {
      for (const { line, stop } of Object.values(machines)) {
        line.heal();
        stop();
      }
      await Promise.all(Object.values(machines).map(({ ended }) => ended));
    }
  });
}

/** So many turns of the site. */
export async function live({ clock, turnMs }: VirtualCluster, turns: number): Promise<void> {
  await clock.sleepUntil(instant(clock.now() + turns * turnMs));
}

/** Everything that readers can tell of a site. */
export function told(cluster: VirtualCluster, host = HOST) {
  return cluster.read(async (archive, { memory, news }) => {
    const captures = (await archive.catalog.captures.list()).filter(({ site }) => site === host);
    const sightings: Sighting[] = [];
    for (const { id } of captures)
      sightings.push(...(await collect(archive.catalog.sightings.ofCapture(id))));
    const items = (await news.list({ limit: 10_000 })).map(({ item }) => item);
    const status = (await memory.status(host))!;
    return { captures, sightings, status, turns: await memory.turns(host, 1_000), news: items };
  });
}

/** What must hold of every life, however it went. */
export async function expectSound(cluster: VirtualCluster, requestsPerDay: number): Promise<void> {
  const { captures, sightings, status, news } = await told(cluster);
  // What was learned from is in the archive, and what is in the archive was learned from, once.
  expect(status.looks).toBe(sightings.length);
  // Everything that was told was seen, and nothing was told twice.
  const seen = new Set(sightings.map(({ url, times }) => `${url} ${times.lastByteAt}`));
  const pages = news.filter(({ url }) => url !== null);
  expect(pages.filter(({ url, at }) => !seen.has(`${url} ${at}`))).toEqual([]);
  expect(new Set(pages.map(({ url, at }) => `${url} ${at}`)).size).toBe(pages.length);
  expect(pages.length).toBeGreaterThan(0);
  expect(new Set(captures.map(({ id }) => id)).size).toBe(captures.length);
  await expectWithinBudget(cluster, requestsPerDay);
  expectOneAtATime(cluster);
}

/** By the sites' own record; what a machine that died had taken is never spent again. */
async function expectWithinBudget(cluster: VirtualCluster, requestsPerDay: number): Promise<void> {
  const days = new Set(cluster.sent.map(({ at }) => Math.floor(at / DAY_MS)));
  for (const day of days) {
    const sent = cluster.sent.filter(({ at }) => Math.floor(at / DAY_MS) === day).length;
    const { requests } = await cluster.agreement.watch.spent(HOST, instant(day * DAY_MS));
    expect(sent).toBeLessThanOrEqual(requests);
    expect(requests).toBeLessThanOrEqual(requestsPerDay);
  }
}

/** A machine that lost the site asks it no more. */
function expectOneAtATime({ sent }: VirtualCluster): void {
  const hands = sent.filter(({ machine }, i) => machine !== sent[i - 1]?.machine);
  expect(hands.length).toBeLessThanOrEqual(MOST_HANDS);
  const at = sent.map((one) => one.at);
  expect(Math.min(...at.slice(1).map((ms, i) => ms - at[i]!))).toBeGreaterThanOrEqual(DELAY_MS);
}

/** From hand to hand with every turn, and once with each death. */
const MOST_HANDS = 40;

/** The capture proves what it says. */
export async function expectCertified(cluster: VirtualCluster, captureId: string): Promise<void> {
  const root = await cluster.broughtHome();
  const certificate = join(root, "captures", captureId, "certificate.json");
  expect((await verifyCertificate(certificate, { root })).findings).toEqual([]);
}

/** A machine falls silent at its nth request: nothing is lost, told twice, or spent twice. */
export function expectSilenceSurvived(nth: number): Promise<void> {
  return withMachines(["one", "two"], async (cluster, machines) => {
    let silent: string | null = null;
    cluster.onRequest = ({ machine }, count) => {
      if (count !== nth) return;
      silent = machine;
      machines[machine]!.line.cut();
    };
    await cluster.watch(fileOf());
    await live(cluster, 5);
    expect(machines[silent!]!.worker.figures.leasesLost).toBe(1);
    const others = cluster.sent.slice(nth).filter(({ machine }) => machine !== silent);
    expect(others.length).toBeGreaterThan(10);
    await expectSound(cluster, REQUESTS_PER_DAY);
  });
}

/** Machines die when a file is about to be put, of a whole capture and of looks. */
export function expectSealingSurvived(isIt: (key: string) => boolean): Promise<void> {
  return withMachines(["one", "two", "three"], async (cluster, machines) => {
    const deaths: Instant[] = [];
    const { clock, bucket, agreement } = cluster;
    bucket.before = async (key) => {
      const isAtEnd = cluster.sent.length > (deaths.length === 0 ? 22 : 34);
      if (!isIt(key) || !isAtEnd || deaths.length === 2) return;
      const [held] = await agreement.leases.list({ onlyHeld: true });
      if (!held) return;
      deaths.push(clock.now());
      machines[held.machine!]!.line.cut();
    };
    await cluster.watch(fileOf());
    await live(cluster, 5);
    expect(deaths).toHaveLength(2);
    await expectSound(cluster, REQUESTS_PER_DAY);
    // The whole capture was made once, and has its results.
    const whole = (await told(cluster)).captures.filter((one) => !isRefresh(one));
    expect(whole.map(({ phase }) => phase)).toEqual(["finished"]);
    await expectCertified(cluster, whole[0]!.id);
  });
}
