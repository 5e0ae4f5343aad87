// One sweep over sorted end points: how much weight lies over each instant. Its own memory is two arrays of numbers.
import type { ClosedInterval, Instant } from "#model/index.js";

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
  const startAt = (i: number): number => (i < starts.length ? intervals[starts[i]!]!.from : Infinity);
  const endAt = (i: number): number => (i < ends.length ? intervals[ends[i]!]!.to : Infinity);
  let [opened, closed, weight, pending] = [0, 0, 0, further];
  for (;;) {
    const at = Math.min(startAt(opened), endAt(closed), pending);
    if (at === Infinity) return;
    while (startAt(opened) === at) weight += intervals[starts[opened++]!]!.weight;
    yield { at: at as Instant, weight };
    // Closed at the right: an interval still counts at its end.
    while (endAt(closed) === at) weight -= intervals[ends[closed++]!]!.weight;
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
