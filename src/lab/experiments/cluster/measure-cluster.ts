// What a run of a simulated cluster came to, in figures that can be held against other runs.
import { NO_FAULTS, type FaultRates } from "./faults.js";
import type { Excuse, PolitenessCount } from "./politeness-judge.js";
import { SimulatedCluster, type FaultCount } from "./run-cluster.js";
import { MEASURED_COSTS } from "./simulated-database.js";
import { STRETCH_MS } from "./server-log.js";
import type { WorkerHabits } from "./simulated-worker.js";

/** One run: how large, and what goes wrong in it. */
export interface ClusterCase {
  readonly series: string;
  readonly hosts: number;
  readonly workers: number;
  readonly hasFaults: boolean;
  /** Otherwise every machine keeps its pauses for itself alone. */
  readonly sharesGates: boolean;
  /** How much longer the database takes for a question than was measured. */
  readonly databaseSlowness: number;
}

/** What came out. */
export interface ClusterRow extends ClusterCase {
  readonly captures: number;
  readonly requests: number;
  /** While there was more to take than hands. */
  readonly requestsPerS: number;
  /** The same for each site in hand, and minute: what a capture gets done. */
  readonly perHandAndMin: number;
  /** Of hosts and addresses together. */
  readonly tooNear: Readonly<Record<Excuse, number>>;
  /** The shortest pause that a server was left without excuse, as a share of its delay. */
  readonly leastPause: number | null;
  /** Share of the time of all hands that was spent waiting for the database, other machines, and a pause's last moments. */
  readonly gateWaits: number;
  readonly questionsPerRequest: number;
  readonly databaseBusy: number;
  readonly longestQuestionMs: number;
  readonly happened: FaultCount;
  readonly takeovers: number;
  readonly meanTakeoverMs: number | null;
  readonly longestTakeoverMs: number;
  /** Words under an old fence, all of which were refused. */
  readonly refused: number;
  readonly hoursSimulated: number;
  /** Requests a second, stretch by stretch. */
  readonly course: readonly number[];
}

/** What all cases of an experiment share. */
export interface ClusterGround {
  readonly seed: number;
  readonly habits: WorkerHabits;
  readonly patienceMs: number;
  /** How often things go wrong where they do. */
  readonly faults: FaultRates;
}

/** Runs one case. */
export async function measureCluster(one: ClusterCase, ground: ClusterGround): Promise<ClusterRow> {
  const { hosts, workers, hasFaults, sharesGates, databaseSlowness } = one;
  const cluster = new SimulatedCluster({
    ...ground,
    hosts,
    workers,
    sharesGates,
    faults: hasFaults ? ground.faults : NO_FAULTS,
    costs: { ...MEASURED_COSTS, questionMs: MEASURED_COSTS.questionMs * databaseSlowness },
  });
  await cluster.run();
  return rowOf(one, ground, cluster);
}

function rowOf(one: ClusterCase, { habits }: ClusterGround, cluster: SimulatedCluster): ClusterRow {
  const { log, database, queue, elapsedMs } = cluster;
  const hands = one.workers * habits.sitesAtOnce;
  const requests = log.hosts.count.requests;
  const requestsPerS = throughput(log.perStretch, cluster.busyMs);
  return {
    ...one,
    captures: queue.count.ended,
    requests,
    requestsPerS,
    perHandAndMin: (60 * requestsPerS) / hands,
    ...judged(log.hosts.count, log.addresses.count),
    gateWaits: sum(cluster.gates.map((gates) => gates.figures().waitedMs)) / (elapsedMs * hands),
    questionsPerRequest: database.asked.questions / requests,
    databaseBusy: database.asked.busyMs / elapsedMs,
    longestQuestionMs: database.asked.longestWaitMs,
    happened: { ...cluster.faults },
    ...takenOver(queue.count),
    hoursSimulated: elapsedMs / 3_600_000,
    course: log.perStretch.map((count) => (1_000 * count) / STRETCH_MS),
  };
}

function takenOver({
  takeovers,
  takeoverMs,
  longestTakeoverMs,
  refused,
}: SimulatedCluster["queue"]["count"]): Pick<
  ClusterRow,
  "takeovers" | "meanTakeoverMs" | "longestTakeoverMs" | "refused"
> {
  return {
    takeovers,
    meanTakeoverMs: takeovers > 0 ? takeoverMs / takeovers : null,
    longestTakeoverMs,
    refused,
  };
}

function judged(
  hosts: PolitenessCount,
  addresses: PolitenessCount,
): Pick<ClusterRow, "tooNear" | "leastPause"> {
  const of = (excuse: Excuse): number => hosts.tooNear[excuse] + addresses.tooNear[excuse];
  const least = Math.min(hosts.leastPause ?? Infinity, addresses.leastPause ?? Infinity);
  return {
    tooNear: { none: of("none"), frozen: of("frozen"), outlived: of("outlived"), untold: of("untold") },
    leastPause: least === Infinity ? null : least,
  };
}

/** A second's requests while every hand was full; all of the run where that was shorter than a stretch. */
function throughput(perStretch: readonly number[], busyMs: number): number {
  const full = Math.floor(busyMs / STRETCH_MS) || perStretch.length;
  return (1_000 * sum(perStretch.slice(0, full))) / (full * STRETCH_MS);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
