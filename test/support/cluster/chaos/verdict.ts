// What must hold of a cluster whatever befell it, and what there is to say of it.
import { join } from "node:path";
import { checkCluster } from "#cluster/index.js";
import { siteFromSeeds } from "#seeds/index.js";
import type { RealCluster } from "../real-cluster.js";
import { bringSiteHome } from "./brought-home.js";
import type { ChaosSite, ChaosTrace } from "./chaos.js";
import { judgeEnds } from "./judge-ends.js";
import { judgeFences, judgeKept, type FinalObject } from "./judge-list.js";
import type { GivenAnswer } from "./judge-looks.js";
import { judgePauses, type PauseFindings, type ServedRequest } from "./judge-pauses.js";
import { judgeSite, type SiteFindings } from "./judge-site.js";

/** What was found wrong, each in a line, and the figures for people. */
export interface ChaosVerdict {
  readonly faults: readonly string[];
  readonly figures: Readonly<Record<string, number>>;
  readonly lines: readonly string[];
}

/** Judges everything; what counts is brought home into folders of this one. */
export async function judgeChaos(
  trace: ChaosTrace,
  cluster: RealCluster,
  dir: string,
): Promise<ChaosVerdict> {
  const freezes = trace.machines.flatMap((machine) => machine.freezes);
  const pauses = judgePauses(trace.sites.flatMap(requestsOf), freezes);
  const final: FinalObject[] = [];
  const found: SiteFindings[] = [];
  for (const [i, served] of trace.sites.entries()) {
    const home = join(dir, `home-${i}`);
    const objects = await bringSiteHome(cluster, siteFromSeeds([served.url]).name, home);
    final.push(...objects);
    const isLate = lateAt(served, pauses);
    found.push(await judgeSite({ served, home, objects, isLate }));
  }
  const put = trace.audit.filter(({ act }) => act !== "DELETE");
  const faults = [
    ...judgeEnds(trace),
    ...(await disagreements(cluster)),
    ...found.flatMap((one) => one.faults),
    ...judgeKept([...trace.audit, ...trace.onlooker.named], final),
    ...judgeFences(put),
    ...judgeFences(trace.onlooker.named),
    ...pauses.faults,
  ];
  return { faults, figures: figuresOf(trace, found, pauses), lines: linesOf(trace, found, pauses, faults) };
}

/** Database and store held against each other, manifests too: the store alone must tell what counts. */
async function disagreements({ agreement, bucket }: RealCluster): Promise<string[]> {
  const facts = (await agreement.facts())!;
  const { faults } = await checkCluster({ agreement, bucket, facts }, new AbortController().signal);
  return faults.map(({ where, what }) => `${where} ${what}`);
}

/** A site's log, as pauses are judged by. */
export function requestsOf({ url, host, delayMs, word }: ChaosSite): ServedRequest[] {
  const site = new URL(url).host;
  return word.requests.map((request) => ({ ...request, address: host, site, delayMs }));
}

const ANSWER_MS = 1_000;

function lateAt({ url }: ChaosSite, { afterFreezes }: PauseFindings): (answer: GivenAnswer) => boolean {
  const { host } = new URL(url);
  const own = afterFreezes.filter(({ site }) => site === host);
  return ({ path, atMs }) =>
    own.some((request) => request.path === path && request.atMs <= atMs && atMs <= request.atMs + ANSWER_MS);
}

function figuresOf(trace: ChaosTrace, found: readonly SiteFindings[], { late }: PauseFindings) {
  const judged = found.flatMap((one) => one.judged);
  const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
  return {
    faults: trace.plan.length,
    requests: sum(trace.sites.map(({ word }) => word.total)),
    captures: judged.length,
    looks: sum(found.map(({ looks }) => looks)),
    "answers lost with machines": sum(found.map(({ lost }) => lost)),
    "times a site changed hands": sum(found.map(({ fences }) => fences - 1)),
    "objects acknowledged": trace.audit.length,
    "late sends": late.length,
    "sharp pages held": sum(judged.map(({ held }) => held)),
    excused: sum(judged.map(({ excused }) => excused)),
    false: sum(judged.map((one) => one.false + one.unjudged)),
  };
}

function linesOf(
  trace: ChaosTrace,
  found: readonly SiteFindings[],
  pauses: PauseFindings,
  faults: readonly string[],
): string[] {
  const kinds = new Map<string, number>();
  for (const { kind } of trace.plan) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  const took = trace.takeovers.map(({ afterMs }) => afterMs).toSorted((a, b) => a - b);
  const exits = trace.machines.flatMap(({ exits: codes }) => codes);
  return [
    `chaos faults: ${[...kinds].map(([kind, count]) => `${count} × ${kind}`).join(", ")}`,
    `chaos ${Object.entries(figuresOf(trace, found, pauses))
      .map(([name, count]) => `${count} ${name}`)
      .join(", ")}`,
    `chaos taken over after a kill: ${took.length} sites, ${took.join(", ")} ms`,
    `chaos least pause without excuse: ${pauses.leastShare?.toFixed(3)} of what was due; late: ${pauses.late.join("; ") || "none"}`,
    `chaos ${trace.onlooker.looks} looks at the list, ${trace.onlooker.blanks} without an answer; ${exits.length} machines ended by themselves (${[...new Set(exits)].join(", ")})`,
    `chaos ${faults.length} promises broken`,
  ];
}
