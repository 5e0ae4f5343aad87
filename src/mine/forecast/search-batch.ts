// Which rows come next: the likeliest strata, but of no group more at once than were looked at before, so that a few
// probes decide about many pages.
import { PROBED_GROUP } from "./neighbourhoods.js";
import type { GroupSums } from "./group-sums.js";
import type { SearchSpace } from "./search-space.js";

/** A batch holds rows whose log-lift lies at most this far below the likeliest. */
const WIDTH = 1;

/** A row of a batch with its log-lift as things stand. */
export interface BatchRow {
  readonly row: number;
  readonly stratum: number;
  readonly score: number;
}

/** How likely the strata are as things stand: the first row with what a probe there is worth, and the others. */
export interface Standing {
  /** Strata with rows left, and the greatest of their tops. */
  readonly open: Int32Array;
  readonly top: number;
  readonly tops: Float64Array;
  /** Log of the factor by which the evidence moves each row. */
  readonly factors: Float64Array;
  readonly scores: Float64Array;
}

/** The next batch; with `all` every row that is left. */
export function nextBatch(space: SearchSpace, standing: Standing, all: boolean): BatchRow[] {
  const limit = all ? -Infinity : standing.top - WIDTH;
  const likely = Array.from(standing.open.filter((stratum) => standing.tops[stratum]! >= limit));
  likely.sort((a, b) => standing.tops[b]! - standing.tops[a]! || a - b);
  const quota = all ? null : new Quota(space);
  return likely.flatMap((stratum) => rowsOf(stratum, { space, standing, limit, quota }));
}

interface Choice {
  readonly space: SearchSpace;
  readonly standing: Standing;
  readonly limit: number;
  readonly quota: Quota | null;
}

function rowsOf(stratum: number, { space, standing, limit, quota }: Choice): BatchRow[] {
  const chosen: BatchRow[] = [];
  let row = space.strata.row(stratum);
  let score = standing.tops[stratum]!;
  while (row >= 0 && score >= limit && (quota === null || quota.grant(stratum))) {
    chosen.push({ row, stratum, score });
    row = space.strata.row(stratum, chosen.length);
    score = standing.scores[row]! + standing.factors[stratum]!;
  }
  return chosen;
}

/** Of each larger group one row, then as many again as were looked at. */
class Quota {
  readonly #space: SearchSpace;
  readonly #cohorts = new Map<number, number>();
  readonly #neighbourhoods = new Map<number, number>();

  constructor(space: SearchSpace) {
    this.#space = space;
  }

  grant(stratum: number): boolean {
    const { cohort, neighbourhood } = this.#space.groups[stratum]!;
    const { cohorts, neighbourhoods } = this.#space.evidence;
    if (
      isFull(cohorts, cohort, this.#cohorts) ||
      isFull(neighbourhoods, neighbourhood, this.#neighbourhoods)
    ) {
      return false;
    }
    this.#cohorts.set(cohort, (this.#cohorts.get(cohort) ?? 0) + 1);
    this.#neighbourhoods.set(neighbourhood, (this.#neighbourhoods.get(neighbourhood) ?? 0) + 1);
    return true;
  }
}

function isFull(sums: GroupSums, group: number, granted: ReadonlyMap<number, number>): boolean {
  if (sums.size[group]! < PROBED_GROUP) return false;
  return (granted.get(group) ?? 0) >= Math.max(1, sums.fetched[group]!);
}
