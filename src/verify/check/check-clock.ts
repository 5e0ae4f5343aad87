// The clocks of a capture's runs: does the certificate say of them what the records say, and how far do they demand
// that its intervals be shortened?
import { STATEMENT } from "#model/index.js";
import type { ShapedHead } from "../certificate-shape.js";
import type { FalseLines } from "../false-lines.js";
import type { Evidence } from "../read/evidence.js";
import type { Look } from "../read/look.js";
import type { RunList } from "../read/run-clocks.js";
import {
  demandedClocks,
  runOf,
  type DemandedClock,
  type ShapedDoubt,
  type ShapedRun,
} from "./clock-rules.js";
import type { Found } from "./listed-looks.js";

/** Two machines' clocks are no further apart, unless one of them is wrong. */
const FUTURE_MS = 300_000;

/** Compares `clock` with the run's own records, and with what follows from them and from the servers' Dates. */
export function checkClock(
  { clock, statement }: ShapedHead,
  { evidence, listed, removals }: Found,
  lines: FalseLines,
): void {
  const { lists, problems } = evidence.run.clocks;
  for (const problem of problems) lines.add("clock.runs", problem);
  const last = lists.at(-1);
  // Version 0.1.0 put no clock on record, and is told by its words.
  if (!last && !clock && statement === STATEMENT) lines.add("clock", "it is missing");
  if (!last || !clock) {
    if (last || clock)
      lines.add("clock", last ? "records tell of clocks, and it is missing" : "no record tells of it");
    return;
  }
  checkPlaces(lists, evidence, lines);
  const looks = listed.looks(evidence);
  const demanded = demandedClocks(last.runs, looks, removals.isEmpty ? null : clock.runs);
  checkRunsOnRecord(clock.runs, last, demanded, lines);
}

/** The runs as the last record lists them, each with the error and the doubts that its evidence demands. */
export function checkRunsOnRecord(
  claimed: readonly ShapedRun[],
  last: RunList,
  demanded: readonly DemandedClock[],
  lines: FalseLines,
): void {
  checkRuns(claimed, last, lines);
  for (const [i, { errorMs, doubts }] of demanded.entries()) {
    const [run, line] = [claimed[i], `clock.runs[${i}]`];
    lines.expect(`${line}.errorMs`, run?.errorMs, errorMs, "the clock's error in milliseconds is");
    lines.expect(`${line}.doubts`, doubtsText(run?.doubts), doubtsText(doubts), "the doubts are");
  }
}

function checkRuns(claimed: readonly ShapedRun[], { runs }: RunList, lines: FalseLines): void {
  lines.expect("clock.runs", claimed.length, runs.length, "the number of runs on record is");
  for (const [i, { startedAt, by, boundMs }] of runs.entries()) {
    const [run, line] = [claimed[i], `clock.runs[${i}]`];
    lines.expect(`${line}.startedAt`, run?.startedAt, new Date(startedAt).toISOString(), "the run began");
    lines.expect(`${line}.by`, run?.by, by, "the clock, as recorded, is");
    lines.expect(`${line}.boundMs`, run?.boundMs, boundMs, "the bound on record is");
  }
}

/** By its time a look belongs to the run behind whose record it stands: no clock is another run's. */
function checkPlaces(lists: readonly RunList[], evidence: Evidence, lines: FalseLines): void {
  const startedAts = lists.at(-1)!.runs.map(({ startedAt }) => startedAt);
  for (const { look, place: behind } of evidence.heldLooks()) {
    const { id, url, sentAt } = look;
    const known = lists.findLast(({ place }) => place <= behind)?.runs.length ?? 0;
    const startedAt = startedAts[runOf(startedAts, sentAt)]!;
    // What was sent at the very instant at which the next run began may be of either.
    if (known > 0 && startedAt !== startedAts[known - 1] && startedAt !== sentAt)
      return lines.add("clock.runs", `the look ${id} at ${url} was made in another run than its time says`);
  }
}

function doubtsText(doubts: readonly ShapedDoubt[] | undefined): string {
  const texts = doubts?.map(
    ({ kind, ms, host, against }) => `${kind} ${ms} ms ${host ?? ""} against ${against}`,
  );
  return texts === undefined || texts.length === 0 ? "none" : texts.join(", ");
}

/** The looks with times that their clocks' errors allow: the rules take them from here, in the order that they had. */
export function certainLooks(looks: readonly Look[], { clock }: Pick<ShapedHead, "clock">): readonly Look[] {
  const runs = clock?.runs ?? [];
  if (runs.every(({ errorMs }) => errorMs === 0)) return looks;
  const startedAts = runs.map(({ startedAt }) => Date.parse(startedAt));
  return looks.map((look) => {
    const { errorMs } = runs[runOf(startedAts, look.sentAt)]!;
    const after = (at: number | null): number | null => at && at + errorMs;
    return {
      ...look,
      sentAt: look.sentAt - errorMs,
      firstByteAt: after(look.firstByteAt),
      lastByteAt: after(look.lastByteAt),
    };
  });
}

/** Nothing that a certificate speaks of lies in the future, a few minutes of two clocks' difference aside. */
export function checkPresent(
  { asOf, finishedAt }: { readonly asOf?: string; readonly finishedAt: string },
  lines: FalseLines,
): void {
  for (const [line, at] of Object.entries({ ...(asOf !== undefined && { asOf }), finishedAt }))
    if (Date.parse(at) > Date.now() + FUTURE_MS) lines.add(line, "it lies in the future");
}
