// What a cluster is doing, for people and for programs.
import { counted, printable } from "#formats/index.js";
import { toIso, type Instant, type JsonValue } from "#model/index.js";
import type { Job, Machine, RunWord, SiteTurn } from "#ports/index.js";
import type { OpenCluster } from "./cluster-address.js";

/** A cluster at one moment, by its own time. */
export interface ClusterStatus {
  readonly id: string;
  readonly store: string;
  readonly at: Instant;
  readonly machines: readonly Machine[];
  readonly runs: readonly RunWord[];
  /** Those that wait or run, oldest first. */
  readonly jobs: readonly Pick<Job, "id" | "kind" | "state" | "attempts" | "captureId" | "by" | "askedAt">[];
  /** Of sites under watch, those that are due first. */
  readonly turns: readonly SiteTurn[];
  /** Whether there are more jobs than these. */
  readonly isCut: boolean;
}

const MOST_JOBS = 1_000;
/** So many are told of in words. */
const JOBS_TOLD = 20;
const TURNS_TOLD = 20;

/** Asks for all of it. */
export async function clusterStatus({ agreement, facts }: OpenCluster): Promise<ClusterStatus> {
  const at = Math.floor(await agreement.readTime()) as Instant;
  const [machines, runs, open, turns] = await Promise.all([
    agreement.machines.list(),
    agreement.board.list(),
    agreement.management.jobs.open(MOST_JOBS + 1),
    agreement.watch.turns(),
  ]);
  const jobs = open.slice(0, MOST_JOBS).map(({ id, kind, state, attempts, captureId, by, askedAt }) => {
    return { id, kind, state, attempts, captureId, by, askedAt };
  });
  const isCut = open.length > MOST_JOBS;
  return { id: facts.id, store: facts.store, at, machines, runs, jobs, isCut, turns: inTurn(turns) };
}

function inTurn(turns: readonly SiteTurn[]): SiteTurn[] {
  const dueAt = (turn: SiteTurn): number => turn.dueAt ?? Infinity;
  return turns.toSorted((a, b) => (dueAt(a) === dueAt(b) ? 0 : dueAt(a) - dueAt(b)));
}

/** In lines for a terminal. */
export function statusWords({ id, store, at, machines, runs, jobs, isCut, turns }: ClusterStatus): string {
  const waiting = jobs.filter(({ state }) => state === "waiting");
  const lines = [
    `cluster ${id} at ${store}, ${toIso(at)}`,
    "",
    `${counted(machines.length, "machine")}:`,
    ...machines.map((machine) => machineLine(machine, at)),
    "",
    `${counted(runs.length, "capture")} under way:`,
    ...runs.map(runLine),
    "",
    `${counted(waiting.length, "job")} waiting${isCut ? ", and more" : ""}:`,
    ...waiting.slice(0, JOBS_TOLD).map((job) => `  job ${job.id}  ${job.kind}  asked for by ${job.by}`),
    "",
    `${counted(turns.length, "site")} under watch${turns.length > TURNS_TOLD ? "; next" : ""}:`,
    ...turns.slice(0, TURNS_TOLD).map((turn) => turnLine(turn, at)),
  ];
  return `${lines.map((line) => printable(line)).join("\n")}\n`;
}

function machineLine(
  { name, software, sites, mostSites, seenAt, isDraining, figures }: Machine,
  at: Instant,
) {
  const heard = `heard of ${Math.max(0, Math.round((at - seenAt) / 1000))} s ago`;
  const figure = (key: string): number => figures[key] ?? 0;
  const told = `clock within ${figure("clockErrorMs")} ms, ${figure("uploadBacklogBytes")} bytes to upload`;
  return `  ${name}  ${sites.length} of ${mostSites} sites${isDraining ? ", takes nothing new" : ""}  ${heard}  ${told}  ${software}`;
}

function turnLine({ site, dueAt, begun }: SiteTurn, at: Instant): string {
  const due =
    dueAt === null ? "no turn: paused, or taken out" : dueAt <= at ? "turn due" : `turn at ${toIso(dueAt)}`;
  // One is under way, or a machine died of it.
  return `  ${site}  ${due}${begun === 0 ? "" : `, begun ${begun === 1 ? "once" : `${begun} times`} and not ended`}`;
}

function runLine({ site, captureId, status }: RunWord): string {
  const { state = "", progress } = (status ?? {}) as { state?: string; progress?: JsonValue };
  const { pass = "", done, total } = (progress ?? {}) as { pass?: string; done?: number; total?: number };
  const far = typeof done === "number" && typeof total === "number" ? `  ${done} of ${total}` : "";
  return `  ${site}  ${captureId}  ${state}  ${pass}${far}`;
}
