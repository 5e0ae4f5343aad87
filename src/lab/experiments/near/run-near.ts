// lab near: the paper's Table 2 metrics on a real history, by the protocol of docs/papers/near-miner.md, for all rules.
import { SeededRandom } from "#adapters/index.js";
import { UsageError } from "#errors.js";
import { skipMetrics, type SkipMetrics } from "#schedule/index.js";
import { weeklyVersions } from "../../histories/weekly-versions.js";
import type { History } from "../../histories/history.js";
import { runClosedLoop } from "./closed-loop.js";
import { runLearnedRule } from "./learned-rule.js";
import {
  countSkips,
  DIRECTORY_RULES,
  type DirectoryRule,
  forEachWindow,
  skipDirectories,
  type NearHistory,
  type NearWindow,
} from "./protocol.js";
import { weekChanges } from "./week-changes.js";

/** The protocol's settings. */
export interface NearRunOptions {
  /** First training weeks; empty for eight spread over the history. */
  readonly starts: readonly number[];
  /** Windows per start, sliding by one week. */
  readonly windows: number;
  /** Versions to train on. */
  readonly train: number;
  /** Weeks between the last training version and the test version. */
  readonly distance: number;
  /** DoC at and above which a change is significant. */
  readonly alpha: number;
  readonly beta: number;
  /** Recall that the learned rule is asked for. */
  readonly recall: number;
  /** Further recalls, for the curve of bypass against recall. */
  readonly sweep: readonly number[];
  /** Also run the learned rule as a crawler that has been skipping since the first training; seeds its lots. */
  readonly closedLoopSeed?: number;
}

/** docs/papers/near-miner.md, protocol. */
export const NEAR_RUN_DEFAULTS: NearRunOptions = {
  starts: [],
  windows: 10,
  train: 20,
  distance: 1,
  alpha: 0.01,
  beta: 0.1,
  recall: 0.93,
  sweep: [0.5, 0.6, 0.7, 0.75, 0.8, 0.85, 0.88, 0.9, 0.92, 0.94, 0.95, 0.96, 0.97, 0.98, 0.99, 0.995, 1],
};

/** One rule's means over all windows; recalls over the windows with at least one change. */
export interface NearRow {
  readonly rule: DirectoryRule | "learned" | "learned, closed loop";
  readonly BR: number;
  readonly OP: number;
  readonly OR: number;
  readonly CR: number | null;
  readonly CRu: number | null;
  /** CRu on the mean of the worst tenth of the windows with a change: bad weeks hide in a mean. */
  readonly worstTenth: number | null;
}

/** One point of a curve over a setting of the protocol. */
export interface NearCurvePoint {
  readonly value: number;
  readonly BR: number;
  readonly CR: number | null;
  readonly CRu: number | null;
}

/** What `lab near` prints with `--json`. */
export interface NearResult {
  readonly experiment: "near";
  readonly history: string;
  readonly windows: number;
  readonly rows: readonly NearRow[];
  /** The dormant rule at other distances between training and test, in weeks (near-miner Figure 5 a). */
  readonly distances: readonly NearCurvePoint[];
  /** The dormant rule with other numbers of training versions (near-miner Figure 5 b). */
  readonly trainings: readonly NearCurvePoint[];
  /** The learned rule for other recalls asked for. */
  readonly sweep: readonly { readonly asked: number; readonly BR: number; readonly CRu: number | null }[];
}

/** Runs all rules over all windows of a history. */
export function runNear(history: History, options: NearRunOptions = NEAR_RUN_DEFAULTS): NearResult {
  const versions = weeklyVersions(history);
  const windows = windowsOf(versions.weeks, options, history.name);
  const near = { versions, changes: weekChanges(versions, options.alpha) };
  const rows = [...directoryRows(near, windows, options.beta), ...learnedRows(near, windows, options)];
  const [learned, ...sweep] = rows.slice(DIRECTORY_RULES.length);
  // The oracle comes last, as in the table of docs/papers/near-miner.md.
  const order = [
    ...rows.slice(0, DIRECTORY_RULES.length - 1),
    learned!,
    ...closedLoopRows(near, windows, options),
    rows[DIRECTORY_RULES.length - 1]!,
  ];
  return {
    experiment: "near",
    history: history.name,
    windows: windows.length,
    rows: order,
    distances: curve(near, options, [1, 2, 4, 8, 16], (value) => ({ distance: value })),
    trainings: curve(near, options, [5, 10, 15, 20, 30], (value) => ({ train: value })),
    sweep: sweep.map(({ BR, CRu }, i) => ({ asked: options.sweep[i]!, BR, CRu })),
  };
}

/** The start weeks spread over a history as docs/papers/near-miner.md has them: from week 26 to 31 weeks before its end. */
export function spreadStarts(weeks: number): number[] {
  const last = weeks - 31;
  if (last < 26) return last >= 0 ? [last] : [];
  return Array.from({ length: 8 }, (_, i) => Math.round(26 + ((last - 26) * i) / 7));
}

function windowsOf(weeks: number, options: NearRunOptions, name: string): NearWindow[] {
  const starts = options.starts.length > 0 ? options.starts : spreadStarts(weeks);
  const windows = slide(starts, options);
  const late = windows.find((window) => window.start < 0 || window.test >= weeks);
  if (windows.length > 0 && !late) return windows;
  const needs = options.train + options.distance + options.windows - 1;
  const why = late ? `start week ${late.start} needs week ${late.test}` : `${needs} weeks are needed`;
  throw new UsageError("BAD_INPUT", `${name} has ${weeks} weekly versions; ${why}`);
}

/** The dormant rule with one setting varied; windows that would run over the history's end are left out. */
function curve(
  near: NearHistory,
  options: NearRunOptions,
  values: readonly number[],
  vary: (value: number) => Partial<NearRunOptions>,
): NearCurvePoint[] {
  const { weeks } = near.versions;
  return values.flatMap((value) => {
    const varied = { ...options, ...vary(value) };
    const starts = options.starts.length > 0 ? options.starts : spreadStarts(weeks);
    const windows = slide(starts, varied).filter((window) => window.test < weeks);
    if (windows.length === 0) return [];
    const { BR, CR, CRu } = directoryRows(near, windows, options.beta, ["dormant"])[0]!;
    return [{ value, BR, CR, CRu }];
  });
}

function slide(starts: readonly number[], options: NearRunOptions): NearWindow[] {
  return starts
    .flatMap((start) => Array.from({ length: options.windows }, (_, i) => start + i))
    .map((start) => ({ start, train: options.train, test: start + options.train - 1 + options.distance }));
}

function directoryRows(
  near: NearHistory,
  windows: readonly NearWindow[],
  beta: number,
  rules: readonly DirectoryRule[] = DIRECTORY_RULES,
): NearRow[] {
  const metrics = rules.map((): SkipMetrics[] => []);
  forEachWindow(near, windows, (window, contents) => {
    for (const [i, rule] of rules.entries()) {
      const skipped = skipDirectories(near, window, rule, beta);
      metrics[i]!.push(skipMetrics(countSkips(near, window.test, contents, skipped)));
    }
  });
  return rules.map((rule, i) => meanRow(rule, metrics[i]!));
}

function closedLoopRows(
  near: NearHistory,
  windows: readonly NearWindow[],
  { closedLoopSeed, train, recall }: NearRunOptions,
): NearRow[] {
  if (closedLoopSeed === undefined) return [];
  const random = new SeededRandom(closedLoopSeed).fork("closed loop");
  const repeats = repeatsOf(windows);
  const metrics: SkipMetrics[] = [];
  const options = { wholeWeeks: train, askedRecall: recall, random };
  runClosedLoop(near, new Set(repeats.keys()), options, (week, counts) => {
    for (let n = repeats.get(week)!; n > 0; n--) metrics.push(skipMetrics(counts));
  });
  return [meanRow("learned, closed loop", metrics)];
}

/** How many windows test each week. */
function repeatsOf(windows: readonly NearWindow[]): Map<number, number> {
  const repeats = new Map<number, number>();
  for (const { test } of windows) repeats.set(test, 1 + (repeats.get(test) ?? 0));
  return repeats;
}

function learnedRows(near: NearHistory, windows: readonly NearWindow[], options: NearRunOptions): NearRow[] {
  const asked = [options.recall, ...options.sweep];
  const metrics = asked.map((): SkipMetrics[] => []);
  const repeats = repeatsOf(windows);
  runLearnedRule(near, new Set(repeats.keys()), asked, (week, counts) => {
    for (let n = repeats.get(week)!; n > 0; n--) {
      for (const [i, count] of counts.entries()) metrics[i]!.push(skipMetrics(count));
    }
  });
  return metrics.map((list) => meanRow("learned", list));
}

function meanRow(rule: NearRow["rule"], metrics: readonly SkipMetrics[]): NearRow {
  const mean = (values: readonly (number | null)[]): number | null => {
    const known = values.filter((value) => value !== null);
    return known.length === 0 ? null : known.reduce((a, b) => a + b, 0) / known.length;
  };
  return {
    rule,
    BR: mean(metrics.map((m) => m.bypassRatio))!,
    OP: mean(metrics.map((m) => m.overallPrecision))!,
    OR: mean(metrics.map((m) => m.overallRecall))!,
    CR: mean(metrics.map((m) => m.changeRecall)),
    CRu: mean(metrics.map((m) => m.changeRecallUpdates)),
    worstTenth: mean(worstTenth(metrics.map((m) => m.changeRecallUpdates))),
  };
}

function worstTenth(recalls: readonly (number | null)[]): number[] {
  const known = recalls.filter((recall) => recall !== null).toSorted((a, b) => a - b);
  return known.slice(0, Math.ceil(known.length / 10));
}
