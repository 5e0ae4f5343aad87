// What is done to a cluster, fault by fault. Faults of one thing wait for each other; everything else befalls it at once.
import { setTimeout as delay } from "node:timers/promises";
import type { FaultyProxy } from "../../services/faulty-proxy.js";
import type { PostgresServer } from "../../services/postgres.js";
import type { Machine } from "./machine.js";
import type { FaultKind, PlannedFault } from "./plan.js";

/** What can be hurt. */
export interface Victims {
  readonly machines: readonly Machine[];
  readonly postgres: PostgresServer;
  /** Before the store, for all machines. */
  readonly store: FaultyProxy;
  /** Told of a machine's death, before it dies. */
  readonly onKill: (machine: Machine) => void;
}

const HOUR_S = 3_600;
/** Less than ours sends in an hour, and more than nothing: whoever uploads sees it crawl. */
const SLOW_BYTES_PER_MS = 20;

/** Does what a plan says, each fault at its instant; ends when all are over. */
export async function befall(plan: readonly PlannedFault[], victims: Victims): Promise<void> {
  const lines = new Map<string, Promise<void>>();
  const fromMs = performance.now();
  for (const fault of plan) {
    await delay(Math.max(0, fault.atMs - (performance.now() - fromMs)));
    const line = lineOf(fault);
    const before = lines.get(line) ?? Promise.resolve();
    const act = before.then(() => ACTS[fault.kind](fault, victims));
    act.catch(() => undefined); // whoever waits for the end hears of it
    lines.set(line, act);
  }
  await Promise.all(lines.values());
}

type Act = (fault: PlannedFault, victims: Victims) => Promise<void>;

const ACTS: Readonly<Record<FaultKind, Act>> = {
  "machine killed": async ({ machine, forMs }, { machines, onKill }) => {
    onKill(machines[machine!]!);
    machines[machine!]!.kill(forMs);
  },
  "machine frozen": ({ machine, forMs }, { machines }) => machines[machine!]!.freeze(forMs),
  "machine frozen long": ({ machine, forMs }, { machines }) => machines[machine!]!.freeze(forMs),
  "line silent": ({ machine, forMs }, { machines }) =>
    through(machines[machine!]!.line, { kind: "stall" }, forMs),
  "line refused": ({ machine, forMs }, { machines }) =>
    through(machines[machine!]!.line, { kind: "refuse" }, forMs),
  "database restarted": async ({ forMs }, { postgres }) => {
    await postgres.stop();
    await delay(forMs);
    await postgres.start();
  },
  "database crashed": async ({ forMs }, { postgres }) => {
    await postgres.kill();
    await delay(forMs);
    await postgres.start();
  },
  "store refuses": ({ forMs }, { store }) => through(store, { kind: "refuse" }, forMs),
  "store silent": ({ forMs }, { store }) => through(store, { kind: "stall" }, forMs),
  "store slow": ({ forMs }, { store }) =>
    through(store, { kind: "slow", bytesPerMs: SLOW_BYTES_PER_MS }, forMs),
  "clock ahead": (fault, victims) => setWrong(fault, victims, HOUR_S),
  "clock behind": (fault, victims) => setWrong(fault, victims, -HOUR_S),
  "clock jumped": async ({ machine }, { machines }) => machines[machine!]!.jumpClock(HOUR_S),
};

async function through(
  proxy: FaultyProxy,
  fault: Parameters<FaultyProxy["set"]>[0],
  forMs: number,
): Promise<void> {
  await proxy.set(fault);
  await delay(forMs);
  await proxy.set({ kind: "none" });
}

async function setWrong({ machine, forMs }: PlannedFault, { machines }: Victims, byS: number): Promise<void> {
  const one = machines[machine!]!;
  one.setClock(byS);
  await delay(forMs);
  one.setClock(0);
}

/** What waits for what. */
function lineOf({ kind, machine }: PlannedFault): string {
  return `${kind.split(" ")[0]} ${kind === "machine killed" ? "killed" : ""} ${machine ?? ""}`;
}
