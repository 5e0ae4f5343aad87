// READ FIRST. A whole cluster at work at living sites while all that a plan holds befalls it, and what is left for its
// judges: the sites' own logs and truths, what the agreement ever named, and every byte that counts, brought home.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { SeededRandom } from "#adapters/index.js";
import type { Job } from "#ports/index.js";
import { FaultyProxy } from "../../services/faulty-proxy.js";
import type { RealCluster } from "../real-cluster.js";
import { beginAudit, readAudit, type AuditedChange } from "./auditor.js";
import { befall } from "./faults.js";
import { Machine } from "./machine.js";
import { Onlooker } from "./onlooker.js";
import { drawPlan, planLine, type PlannedFault } from "./plan.js";
import { ServedSites } from "./served-sites.js";
import type { SiteToServe, SiteWord } from "./sites-words.js";

/** How large it is. */
export interface ChaosSize {
  readonly seed: number;
  readonly machines: number;
  /** So many sites does a machine take. */
  readonly sitesAtOnce: number;
  readonly sites: number;
  /** So many server addresses do the sites share. */
  readonly addresses: number;
  readonly pages: number;
  readonly faults: number;
  /** In which the faults fall. */
  readonly spanMs: number;
  /** How long captures may go on when the last fault is over. */
  readonly patienceMs: number;
}

/** A site of the examination. */
export interface ChaosSite extends SiteToServe {
  readonly url: string;
  readonly delayMs: number;
  readonly word: SiteWord;
}

/** A machine's death, and when each site that it had was somebody's again. */
export interface Takeover {
  readonly site: string;
  readonly afterMs: number;
}

/** What is left to judge. */
export interface ChaosTrace {
  readonly plan: readonly PlannedFault[];
  readonly sites: readonly ChaosSite[];
  readonly machines: readonly Machine[];
  readonly jobs: readonly Job[];
  readonly onlooker: Onlooker;
  readonly audit: readonly AuditedChange[];
  readonly takeovers: readonly Takeover[];
  /** How the machines ended when they were asked to. */
  readonly stops: readonly (number | null)[];
}

const DELAYS_MS = [200, 300, 400];
const PRESETS = ["everything", "demo", "everything", "plain"];
const POLL_MS = 500;
const ASKED_AT_ONCE = 3;

/** Lets it all happen. Everything that was started has ended afterwards, whatever came of it. */
export async function runChaos(size: ChaosSize, cluster: RealCluster, dir: string): Promise<ChaosTrace> {
  const random = new SeededRandom(size.seed);
  const plan = drawPlan(size, random.fork("plan"));
  console.log(`chaos seed ${size.seed}: ${plan.map(planLine).join("; ")}`);
  const specs = sitesOf(size);
  const served = await ServedSites.start(specs);
  const store = await FaultyProxy.before(cluster.ceph.port);
  const machines = await machinesOf(size, { cluster, store, dir });
  const onlooker = new Onlooker(cluster.agreement);
  try {
    await beginAudit(cluster.env.ISOCHRON_CLUSTER!);
    const before = await newestJob(cluster);
    await askForAll(cluster, served.urls);
    onlooker.begin();
    for (const machine of machines) machine.begin();
    await untilHeld(onlooker, machines.length);
    const deaths: Death[] = [];
    const onKill = (machine: Machine): void => void deaths.push(...deathsOf(machine, onlooker));
    await befall(plan, { machines, postgres: cluster.postgres, store, onKill });
    const jobs = await untilEnded(cluster, size, before);
    const stops = await Promise.all(machines.map((machine) => machine.stop()));
    await onlooker.stop();
    const words = await served.tell();
    return {
      plan,
      sites: specs.map((spec, i) => ({
        ...spec,
        url: served.urls[i]!,
        delayMs: delayOf(i),
        word: words[i]!,
      })),
      machines,
      jobs,
      onlooker,
      audit: await readAudit(cluster.env.ISOCHRON_CLUSTER!),
      takeovers: takeoversOf(deaths, onlooker),
      stops,
    };
  } finally {
    await Promise.all(machines.map((machine) => machine.end()));
    await onlooker.stop().catch(() => undefined);
    await Promise.all([store.close(), served.end()]);
  }
}

function sitesOf({ seed, sites, addresses, pages }: ChaosSize): SiteToServe[] {
  return Array.from({ length: sites }, (_, i) => ({
    seed: seed * 1_000 + i,
    preset: PRESETS[i % PRESETS.length]!,
    pages,
    host: `127.0.0.${10 + (i % addresses)}`,
  }));
}

function delayOf(site: number): number {
  return DELAYS_MS[site % DELAYS_MS.length]!;
}

async function machinesOf(
  { machines, sitesAtOnce }: ChaosSize,
  { cluster, store, dir }: { cluster: RealCluster; store: FaultyProxy; dir: string },
): Promise<Machine[]> {
  const made: Machine[] = [];
  for (let i = 0; i < machines; i++) {
    const name = `m${i}`;
    const own = join(dir, name);
    mkdirSync(own, { recursive: true });
    const line = await FaultyProxy.before(cluster.postgres.port);
    const ways = {
      ISOCHRON_CLUSTER: cluster.postgres.address("cluster", line.port),
      ISOCHRON_S3_ENDPOINT: `http://127.0.0.1:${store.port}`,
    };
    const terms = [`--sites-at-once=${sitesAtOnce}`, "--allow-private", "--seal-age=2s"];
    const argv = ["worker", `--name=${name}`, `--dir=${join(own, "work")}`, ...terms];
    made.push(
      new Machine({
        name,
        address: `127.0.1.${1 + i}`,
        line,
        clock: i === machines - 1 ? "both" : "wall",
        dir: own,
        start: (env) => cluster.startWith({ ...ways, ...env }, argv),
      }),
    );
  }
  return made;
}

async function askForAll(cluster: RealCluster, urls: readonly string[]): Promise<void> {
  const left = [...urls.entries()];
  const askOn = async (): Promise<void> => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      const [i, url] = next;
      const asked = await cluster.run("capture", "--detach", "--json", `--delay=${delayOf(i)}ms`, url);
      if (asked.code !== 0) throw new Error(`a capture could not be asked for: ${asked.err}`);
    }
  };
  await Promise.all(Array.from({ length: ASKED_AT_ONCE }, askOn));
}

const BEGIN_MS = 60_000;

/** Until the machines have something to lose. */
async function untilHeld(onlooker: Onlooker, sites: number): Promise<void> {
  for (const untilMs = performance.now() + BEGIN_MS; performance.now() < untilMs; await delay(POLL_MS))
    if (onlooker.handOvers.length >= sites) return;
  throw new Error("the machines did not begin");
}

async function newestJob({ agreement }: RealCluster): Promise<number> {
  return (await agreement.management.jobs.list({ limit: 1 })).items[0]?.id ?? 0;
}

/** As they stand when all have ended, or when patience is over. */
async function untilEnded(
  cluster: RealCluster,
  { sites, patienceMs }: ChaosSize,
  before: number,
): Promise<Job[]> {
  let jobs: readonly Job[] = [];
  for (const untilMs = performance.now() + patienceMs; performance.now() < untilMs; await delay(POLL_MS)) {
    jobs = await cluster.agreement.management.jobs.list({ limit: 10 * sites }).then(
      ({ items }) => items.filter(({ id }) => id > before),
      () => jobs,
    );
    if (jobs.length > 0 && jobs.every(({ state }) => state !== "waiting" && state !== "running")) break;
  }
  return [...jobs];
}

interface Death {
  readonly site: string;
  readonly fence: number;
  readonly atMs: number;
}

function deathsOf({ name }: Machine, { handOvers }: Onlooker): Death[] {
  const atMs = Date.now();
  const last = new Map(handOvers.map((one) => [one.site, one]));
  const mine = [...last.values()].filter(({ machine }) => machine === name);
  return mine.map(({ site, fence }) => ({ site, fence, atMs }));
}

/** A site whose work had ended was nobody's loss. */
function takeoversOf(deaths: readonly Death[], { handOvers }: Onlooker): Takeover[] {
  return deaths.flatMap(({ site, fence, atMs }) => {
    const next = handOvers.find((one) => one.site === site && one.fence > fence);
    return next ? [{ site, afterMs: next.atMs - atMs }] : [];
  });
}
