// How far a run's clock may be wrong, written anew from docs/certificate.md (the clocks): bounds, and doubts.
import { parsedUrl } from "#model/index.js";
import type { RecordedRun } from "../read/run-clocks.js";
import { showsState, type Look } from "../read/look.js";
import type { ShapedHead } from "../certificate-shape.js";

/** A run's clock as the certificate has it. */
export type ShapedRun = NonNullable<ShapedHead["clock"]>["runs"][number];
/** A sign that a clock was set since an earlier run. */
export type ShapedDoubt = ShapedRun["doubts"][number];

/** What the records demand of one run's clock. */
export interface DemandedClock {
  readonly errorMs: number;
  readonly doubts: readonly ShapedDoubt[];
}

const UPTIME_MS = 100;
const FILES_MS = 2000;

/** A doubt against the run with this number. */
interface Sign extends Pick<ShapedDoubt, "kind" | "ms" | "host"> {
  readonly against: number;
}
type Range = readonly [lower: number, upper: number];

/** The number of the run that a look belongs to: the last that began by its sending. */
export function runOf(startedAts: readonly number[], sentAt: number): number {
  return Math.max(
    0,
    startedAts.findLastIndex((at) => at <= sentAt),
  );
}

/** Goes through the runs in order; `signed` stands for doubts by Dates that can no longer be recomputed. */
export function demandedClocks(
  runs: readonly RecordedRun[],
  looks: Iterable<Look>,
  signed: readonly ShapedRun[] | null,
): DemandedClock[] {
  const hosts = hostRanges(runs, looks);
  const demanded: DemandedClock[] = [];
  const iso = (number: number): string => new Date(runs[number]!.startedAt).toISOString();
  for (const [k, run] of runs.entries()) {
    const byDates = signed === null ? leastSign(hosts, demanded, k) : signedSign(signed[k], runs);
    const signs = [uptimeSign(runs, k), byDates, filesSign(run, k)].filter((sign) => sign !== null);
    const errors = signs.map(({ ms, against }) => ms + demanded[against]!.errorMs);
    demanded.push({
      errorMs: Math.max(run.boundMs ?? 0, ...errors),
      doubts: signs.map((sign) => ({ ...sign, against: iso(sign.against) })),
    });
  }
  return demanded;
}

function uptimeSign(runs: readonly RecordedRun[], k: number): Sign | null {
  const run = runs[k]!;
  if (run.bootId === null || run.uptimeMs === null) return null;
  const against = runs.findIndex(({ bootId, uptimeMs }) => bootId === run.bootId && uptimeMs !== null);
  const first = runs[against]!;
  if (against === k) return null;
  const ms = Math.abs(run.startedAt - first.startedAt - (run.uptimeMs - first.uptimeMs!));
  return ms > UPTIME_MS ? { kind: "uptime", ms, host: null, against } : null;
}

function filesSign({ startedAt, filesAt }: RecordedRun, k: number): Sign | null {
  const ms = (filesAt ?? startedAt) - startedAt;
  return k > 0 && ms > FILES_MS ? { kind: "files", ms, host: null, against: 0 } : null;
}

/** Of a host that shows nothing the clock is cleared; else the host that demands least counts, the first by name. */
function leastSign(
  hosts: readonly (readonly [string, readonly (Range | null)[]])[],
  demanded: readonly DemandedClock[],
  k: number,
): Sign | null {
  const signs: Sign[] = [];
  for (const [host, ranges] of hosts) {
    const own = ranges[k] ?? null;
    const against = ranges.findIndex((range) => range !== null);
    if (own === null || against >= k) continue;
    const [before, now] = [ranges[against]!, own];
    if (now[0] < before[1] && before[0] < now[1]) return null;
    signs.push({ kind: "dates", ms: Math.max(now[1] - before[0], before[1] - now[0]), host, against });
  }
  const demandOf = ({ ms, against }: Sign): number => ms + demanded[against]!.errorMs;
  return signs.toSorted((a, b) => demandOf(a) - demandOf(b))[0] ?? null;
}

/** After removals the Dates of what is gone cannot be read again: the certificate's own doubt stands. */
function signedSign(run: ShapedRun | undefined, runs: readonly RecordedRun[]): Sign | null {
  const doubt = run?.doubts.find(({ kind }) => kind === "dates");
  const against = runs.findIndex(({ startedAt }) => startedAt === Date.parse(doubt?.against ?? ""));
  return doubt && against !== -1 ? { kind: "dates", ms: doubt.ms, host: doubt.host, against } : null;
}

/** For each host, by name, where (our clock − its clock) lies in each run; `null` where nothing or nonsense is said. */
function hostRanges(
  runs: readonly RecordedRun[],
  looks: Iterable<Look>,
): (readonly [string, readonly (Range | null)[]])[] {
  const startedAts = runs.map(({ startedAt }) => startedAt);
  const hosts = new Map<string, [number, number][]>();
  for (const look of looks) {
    if (!showsState(look)) continue;
    const { date, cacheSigns } = look.shown.validators;
    const url = date === null || cacheSigns ? null : parsedUrl(look.url);
    if (date === null || url === null) continue;
    const { host } = url;
    const ranges = hosts.get(host) ?? runs.map((): [number, number] => [-Infinity, Infinity]);
    hosts.set(host, ranges);
    const range = ranges[runOf(startedAts, look.sentAt)]!;
    range[0] = Math.max(range[0], look.sentAt - date - 1000);
    range[1] = Math.min(range[1], look.firstByteAt - date);
  }
  return [...hosts]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([host, ranges]) => [host, ranges.map((range) => (isSound(range) ? range : null))] as const);
}

function isSound([lower, upper]: Range): boolean {
  return upper < Infinity && lower < upper;
}
