// The pages that a search may fetch, in strata: of one cohort, one neighbourhood and one class of score.
import type { ChangeMemory } from "./change-memory.js";
import { neighbourhoods } from "./neighbourhoods.js";
import { SearchEvidence, type PageGroups } from "./search-evidence.js";
import { scoreClass, SCORE_CLASSES, Strata } from "./strata.js";

/** The rows are the known pages. */
export interface SearchRows {
  readonly memory: ChangeMemory;
  readonly rows: number;
  readonly pages: Int32Array;
  /** Log-lift of each row before any fetch. */
  readonly scores: Float64Array;
}

/** Rows in strata; the other arrays are by stratum. */
export interface SearchSpace {
  readonly strata: Strata;
  readonly groups: readonly PageGroups[];
  readonly cohorts: Int32Array;
  readonly neighbourhoods: Int32Array;
  readonly classes: Uint8Array;
  readonly evidence: SearchEvidence;
}

/** Sorts the rows into strata. */
export function searchSpace({ memory, rows, pages, scores }: SearchRows): SearchSpace {
  const near = neighbourhoods(memory);
  const directories = memory.tree.directoryCount;
  const groupsOf = (row: number): PageGroups => {
    const home = memory.homeOf[pages[row]!]!;
    return {
      cohort: memory.lastChange[pages[row]!]!,
      neighbourhood: near.of[home]!,
      section: near.section[home]!,
    };
  };
  const keyOf = (row: number): number => {
    const { cohort, neighbourhood } = groupsOf(row);
    return (cohort * directories + neighbourhood) * SCORE_CLASSES + scoreClass(scores[row]!);
  };
  const strata = new Strata({ rows, scores, keyOf });
  const firsts = Array.from({ length: strata.count }, (_, stratum) => strata.row(stratum));
  const lift = strata.liftLeft.reduce((sum, left) => sum + left, 0);
  const evidence = new SearchEvidence({ cohorts: memory.period + 1, directories, lift });
  for (let row = 0; row < rows; row++) evidence.count(groupsOf(row));
  const groups = firsts.map(groupsOf);
  return {
    strata,
    groups,
    cohorts: Int32Array.from(groups, ({ cohort }) => cohort),
    neighbourhoods: Int32Array.from(groups, ({ neighbourhood }) => neighbourhood),
    classes: Uint8Array.from(firsts, (row) => scoreClass(scores[row]!)),
    evidence,
  };
}
