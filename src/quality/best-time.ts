// The instant that the most (by weight) observed intervals contain: one sweep over sorted end points.
import type { ClosedInterval, Instant } from "#model/index.js";

/** An observed interval with the weight of its page. */
export interface WeightedInterval extends ClosedInterval {
  readonly weight: number;
}

/** The best instant; the preferred one wins ties, then the one nearest to it. `null` without intervals. */
export function bestTime(intervals: readonly WeightedInterval[], preferred: Instant): Instant | null {
  let best: { at: Instant; weight: number } | null = null;
  for (const { at, weight } of weightAtStarts(intervals, preferred)) {
    if (!best || weight > best.weight || (weight === best.weight && isNearer(at, best.at, preferred)))
      best = { at, weight };
  }
  return best && best.weight > 0 ? best.at : null;
}

function isNearer(a: Instant, b: Instant, to: Instant): boolean {
  return Math.abs(a - to) < Math.abs(b - to);
}

/** Closed intervals overlap most at some start or end point; starts come before ends at equal times. */
function* weightAtStarts(
  intervals: readonly WeightedInterval[],
  preferred: Instant,
): Generator<{ at: Instant; weight: number }> {
  const starts = [...intervals].sort((a, b) => a.from - b.from);
  const ends = [...intervals].sort((a, b) => a.to - b.to);
  const instants = [...new Set([...starts.map((i) => i.from), ...ends.map((i) => i.to), preferred])].sort(
    (a, b) => a - b,
  );
  let [opened, closed, weight] = [0, 0, 0];
  for (const at of instants) {
    while (opened < starts.length && starts[opened]!.from <= at) weight += starts[opened++]!.weight;
    while (closed < ends.length && ends[closed]!.to < at) weight -= ends[closed++]!.weight;
    yield { at, weight };
  }
}
