// What a look yields beside the page itself: word of a whole group.
import { PROBED_GROUP } from "./neighbourhoods.js";
import type { GroupSums } from "./group-sums.js";
import type { SearchSpace } from "./search-space.js";

/** Share of a group's expected changes that its first probe is worth. */
const PROBE_WORTH = 0.1;

/** Adds to the likeliest stratum of each larger group what a probe there would tell of the group. */
export function addProbes(space: SearchSpace, tops: Float64Array, factors: Float64Array): void {
  const { evidence, cohorts, neighbourhoods } = space;
  const likely = tops.slice();
  addProbesOf(evidence.cohorts, cohorts, { space, tops, likely, factors });
  addProbesOf(evidence.neighbourhoods, neighbourhoods, { space, tops, likely, factors });
}

interface Likelihoods {
  readonly space: SearchSpace;
  readonly tops: Float64Array;
  /** Before any probe was added. */
  readonly likely: Float64Array;
  readonly factors: Float64Array;
}

function addProbesOf(
  { size, fetched }: GroupSums,
  groupOf: Int32Array,
  { space: { strata }, tops, likely, factors }: Likelihoods,
): void {
  const expected = new Float64Array(size.length);
  const best = new Int32Array(size.length).fill(-1);
  for (let stratum = 0; stratum < strata.count; stratum++) {
    const group = groupOf[stratum]!;
    if (size[group]! < PROBED_GROUP || strata.row(stratum) < 0) continue;
    expected[group]! += strata.liftLeft[stratum]! * Math.exp(factors[stratum]!);
    if (best[group]! < 0 || likely[stratum]! > likely[best[group]!]!) best[group] = stratum;
  }
  for (let group = 0; group < best.length; group++) {
    const stratum = best[group]!;
    if (stratum < 0) continue;
    const worth = (PROBE_WORTH * expected[group]!) / (1 + fetched[group]!) ** 2;
    tops[stratum] = Math.log(Math.exp(tops[stratum]!) + worth);
  }
}
