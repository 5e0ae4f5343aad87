// What a look costs in requests, learned from turns: robots.txt, trials and second tries are asked for beside pages.

/** How fast the figure follows, with each look, as that of versions per look does. */
const FOLLOWING = 0.02;

/** Requests per look after a turn of looks; never under one, which every look costs. */
export function requestsPerLook(
  before: number,
  turn: { readonly requests: number; readonly looks: number },
): number {
  if (turn.looks === 0) return before;
  const weight = 1 - (1 - FOLLOWING) ** turn.looks;
  return before + weight * (Math.max(1, turn.requests / turn.looks) - before);
}
