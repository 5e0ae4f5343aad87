// One sweep over sorted end points: how much weight lies over each instant. Its own memory is two arrays of numbers.
import type { Instant } from "./instant.js";
import type { ClosedInterval } from "./interval.js";

/** An observed interval with the weight of its page. */
export interface WeightedInterval extends ClosedInterval {
  readonly weight: number;
}

/** Weight of the closed intervals that contain an instant. */
export interface Coverage {
  readonly at: Instant;
  readonly weight: number;
}

/** The coverage at every start and end, and at one further instant; the greatest is among them. In order of time. */
export function* coverage(
  intervals: readonly WeightedInterval[],
  further: number = Infinity,
): Generator<Coverage> {
  const starts = sortedBy(intervals, (interval) => interval.from);
  const ends = sortedBy(intervals, (interval) => interval.to);
  yield* sweep(
    { at: (i) => intervals[starts[i]!]!.from, weightOf: (i) => intervals[starts[i]!]!.weight },
    { at: (i) => intervals[ends[i]!]!.to, weightOf: (i) => intervals[ends[i]!]!.weight },
    { count: intervals.length, further },
  );
}

/** The same for intervals of weight 1, given by all their starts and all their ends in rising order. */
export function* plainCoverage(
  starts: Float64Array,
  ends: Float64Array,
  further: number = Infinity,
): Generator<Coverage> {
  const points = (sorted: Float64Array): EndPoints => ({ at: (i) => sorted[i]!, weightOf: () => 1 });
  yield* sweep(points(starts), points(ends), { count: starts.length, further });
}

/** Sorted end points on one side, with the weights of their intervals. */
interface EndPoints {
  readonly at: (i: number) => number;
  readonly weightOf: (i: number) => number;
}

function* sweep(
  starts: EndPoints,
  ends: EndPoints,
  { count, further }: { readonly count: number; readonly further: number },
): Generator<Coverage> {
  const startAt = (i: number): number => (i < count ? starts.at(i) : Infinity);
  const endAt = (i: number): number => (i < count ? ends.at(i) : Infinity);
  let [opened, closed, weight, pending] = [0, 0, 0, further];
  for (;;) {
    const at = Math.min(startAt(opened), endAt(closed), pending);
    if (at === Infinity) return;
    while (startAt(opened) === at) weight += starts.weightOf(opened++);
    yield { at: at as Instant, weight };
    // Closed at the right: an interval still counts at its end.
    while (endAt(closed) === at) weight -= ends.weightOf(closed++);
    if (pending === at) pending = Infinity;
  }
}

/** The same as steps: the weight holds from `at` until the next step. Instants are whole milliseconds. */
export function coverageSteps(intervals: readonly WeightedInterval[]): Coverage[] {
  const starts = sortedBy(intervals, (interval) => interval.from);
  const ends = sortedBy(intervals, (interval) => interval.to);
  const startAt = (i: number): number => (i < starts.length ? intervals[starts[i]!]!.from : Infinity);
  const goneAt = (i: number): number => (i < ends.length ? intervals[ends[i]!]!.to + 1 : Infinity);
  const steps: Coverage[] = [];
  let [opened, closed, weight] = [0, 0, 0];
  for (
    let at = Math.min(startAt(0), goneAt(0));
    at < Infinity;
    at = Math.min(startAt(opened), goneAt(closed))
  ) {
    while (startAt(opened) === at) weight += intervals[starts[opened++]!]!.weight;
    while (goneAt(closed) === at) weight -= intervals[ends[closed++]!]!.weight;
    steps.push({ at: at as Instant, weight });
  }
  return steps;
}

function sortedBy(
  intervals: readonly WeightedInterval[],
  key: (interval: WeightedInterval) => number,
): Uint32Array {
  const keys = Float64Array.from(intervals, key);
  return Uint32Array.from(intervals.keys()).sort((a, b) => keys[a]! - keys[b]!);
}
