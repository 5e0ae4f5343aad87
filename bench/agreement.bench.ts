// What machines ask of their database, and how often it can answer: gates, leases, acknowledgements, jobs. Everything,
// database and machines, is on this one; `--seconds=N` is how long each figure is taken, `--database=ADDRESS` another
// server (prepared, and its gates are used).
import { spawn } from "node:child_process";
import { once } from "node:events";
import { openPostgresAgreement } from "#agreement/index.js";
import type { Agreement, SiteLease } from "#ports/index.js";
import { startPostgres } from "./support/services/postgres.js";
import type { Service } from "./support/services/service-script.js";
import { median } from "./support/store/figures.js";
import { tellBeside } from "./support/told/figure.js";

const option = (name: string, otherwise: string): string =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3) ?? otherwise;
const SECONDS = Number(option("seconds", "5"));
const LEASE_MS = 600_000;

/** What a machine does over and over; returns how much it did. */
const WORK: Record<string, (agreement: Agreement, me: string) => Promise<number>> = {
  pairs: (agreement, me) => repeated(async (i) => gatePair(agreement, `${me} ${i % 1_000}`)),
  "pairs-of-64": async (agreement, me) => {
    const lanes = Array.from({ length: 64 }, (_, lane) =>
      repeated(async (i) => gatePair(agreement, `${me} ${lane} ${i % 100}`)),
    );
    return (await Promise.all(lanes)).reduce((sum, count) => sum + count, 0);
  },
  "one-gate": (agreement) => repeated(() => gatePair(agreement, "wanted by all")),
  acknowledge: async ({ leases, objects }, me) => {
    const lease = (await leases.take(me, { machine: me, leaseMs: LEASE_MS }))!;
    const object = { key: "k", sizeBytes: 2 ** 30, sha256: "0".repeat(64) };
    return repeated(async (i) => {
      await objects.acknowledge(lease, { put: [{ ...object, name: `warcs/${me}-${i}` }] });
    });
  },
};

async function gatePair({ gates }: Agreement, name: string): Promise<void> {
  (await gates.enter(name, 0)).leave(0);
}

async function repeated(once: (i: number) => Promise<void>): Promise<number> {
  const endMs = performance.now() + SECONDS * 1_000;
  let count = 0;
  for (; performance.now() < endMs; count++) await once(count);
  return count;
}

function open(address: string, isToBePrepared = false): Promise<Agreement> {
  return openPostgresAgreement(address, { source: "environment", isToBePrepared });
}

async function asMachine(task: string, me: string): Promise<void> {
  const agreement = await open(process.env.ISOCHRON_CLUSTER!);
  const { user, system } = process.cpuUsage();
  const count = await WORK[task]!(agreement, me);
  const used = process.cpuUsage();
  const { questions } = agreement.gates.figures();
  const cpuMs = (used.user + used.system - user - system) / 1_000;
  console.log(JSON.stringify({ count, questions, cpuMs }));
  await agreement.close();
}

interface Done {
  readonly count: number;
  readonly questions: number;
  readonly cpuMs: number;
}

async function machine(address: string, task: string, me: string): Promise<Done> {
  const child = spawn(process.execPath, [process.argv[1]!, `--seconds=${SECONDS}`, task, me], {
    env: { ...process.env, ISOCHRON_CLUSTER: address },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let text = "";
  child.stdout.on("data", (piece: Buffer) => (text += String(piece)));
  const [status] = (await once(child, "close")) as [number];
  if (status !== 0) throw new Error(`${task} failed`);
  return JSON.parse(text) as Done;
}

/** Milliseconds of a machine's processor each. */
async function show(
  server: Service & { readonly address: string },
  task: string,
  machines: number,
): Promise<number> {
  const names = Array.from({ length: machines }, (_, i) => `m${i}`);
  const beforeMs = server.cpuMs();
  const done = await Promise.all(names.map((name) => machine(server.address, task, name)));
  const databaseMs = server.cpuMs() - beforeMs;
  const sum = (pick: (one: Done) => number): number => done.reduce((total, one) => total + pick(one), 0);
  const count = sum((one) => one.count);
  const each = (total: number): string => (total / count).toFixed(2);
  console.log(
    `${task.padEnd(14)} ${machines} machines: ${Math.round(count / SECONDS)} /s, ` +
      `each ${each(sum((one) => one.questions))} statements, ms of processor: ` +
      `machine ${each(sum((one) => one.cpuMs))}, database ${each(databaseMs)}`,
  );
  return sum((one) => one.cpuMs) / count;
}

/** The middle time of a question. */
async function middleMs(times: number, question: () => Promise<unknown>): Promise<string> {
  const took: number[] = [];
  for (let i = 0; i < times; i++) {
    const fromMs = performance.now();
    await question();
    took.push(performance.now() - fromMs);
  }
  return `${median(took).toFixed(2)} ms, at most ${Math.max(...took).toFixed(1)} ms`;
}

async function showLeases(agreement: Agreement): Promise<void> {
  for (const sites of [1, 10, 100, 1_000]) {
    const leases: SiteLease[] = [];
    for (let i = 0; i < sites; i++)
      leases.push((await agreement.leases.take(`s${sites}-${i}`, { machine: "m", leaseMs: LEASE_MS }))!);
    console.log(
      `renewing ${sites} leases: ${await middleMs(101, () => agreement.leases.renew(leases, LEASE_MS))}`,
    );
  }
  console.log(`reading the time: ${await middleMs(501, () => agreement.readTime())}`);
}

async function main(): Promise<void> {
  const given = option("database", "");
  const server =
    given === "" ? await startPostgres() : { address: given, cpuMs: () => NaN, end: async () => undefined };
  try {
    const agreement = await open(server.address, true);
    for (const machines of [1, 8]) {
      const alone = await show(server, "pairs", machines);
      const together = await show(server, "pairs-of-64", machines);
      tellBeside(`a turn at a gate, 64 under way in each of ${machines}`, {
        ours: together,
        unit: "ms of processor",
        name: "one after another",
        theirs: alone,
        better: "less",
      });
      await show(server, "one-gate", machines);
      await agreement.leases
        .list()
        .then((held) => Promise.all(held.map((lease) => agreement.leases.release(lease))));
      await show(server, "acknowledge", machines);
    }
    await showLeases(agreement);
    await agreement.close();
  } finally {
    await server.end();
  }
}

const [task, me] = process.argv.slice(2).filter((argument) => !argument.startsWith("-"));
await (task === undefined ? main() : asMachine(task, me!));
