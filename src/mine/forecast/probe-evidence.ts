// What the first fetches of a period say about the pages not fetched yet: bulk edits move directories, and
// cohorts (pages that last changed in the same period), as one.
import type { ChangeMemory } from "./change-memory.js";
import type { FeatureBlocks } from "./lift-model.js";
import { sizeClass } from "./page-features.js";

/** Groups of at least this many pages get a probe of their own. */
const PROBED_GROUP = 8;
const KINDS_OF_EVIDENCE = 8;
const SCORE_CLASSES = 10;

/** Sizes of the blocks that {@link ProbeEvidence.features} fills. */
export const EVIDENCE_BLOCKS = [
  KINDS_OF_EVIDENCE * 4,
  KINDS_OF_EVIDENCE * 3,
  KINDS_OF_EVIDENCE,
  KINDS_OF_EVIDENCE * SCORE_CLASSES,
  KINDS_OF_EVIDENCE * KINDS_OF_EVIDENCE,
  SCORE_CLASSES,
  KINDS_OF_EVIDENCE * KINDS_OF_EVIDENCE * 4,
] as const;

/** Sums over the fetched pages of each group; a cool page that changed says more than a hot one. */
class GroupSums {
  readonly size: Int32Array;
  readonly fetched: Int32Array;
  readonly weight: Float64Array;
  readonly changed: Float64Array;

  constructor(groups: number) {
    this.size = new Int32Array(groups);
    this.fetched = new Int32Array(groups);
    this.weight = new Float64Array(groups);
    this.changed = new Float64Array(groups);
  }

  add(group: number, weight: number, changed: boolean): void {
    this.fetched[group]! += 1;
    this.weight[group]! += weight;
    if (changed) this.changed[group]! += weight;
  }

  /** None fetched (0), none of 1, 2–3, 4+ changed (1–3), or the changed share in four classes (4–7). */
  kind(group: number): number {
    const fetched = this.fetched[group]!;
    if (fetched === 0) return 0;
    const share = this.changed[group]! / this.weight[group]!;
    if (!(share > 0.001)) return fetched < 2 ? 1 : fetched < 4 ? 2 : 3;
    if (share < 0.2) return 4;
    if (share < 0.5) return 5;
    return share < 0.9 ? 6 : 7;
  }
}

/** Rows of a forecast: page numbers with their scores before any fetch. */
export interface ScoredPages {
  readonly rows: number;
  readonly pages: Int32Array;
  readonly scores: Float64Array;
}

/** Chooses the first fetches and reads their outcome. */
export class ProbeEvidence {
  readonly #memory: ChangeMemory;
  readonly #scored: ScoredPages;
  readonly #directories: GroupSums;
  readonly #cohorts: GroupSums;
  readonly #site = new GroupSums(1);

  constructor(memory: ChangeMemory, scored: ScoredPages) {
    this.#memory = memory;
    this.#scored = scored;
    this.#directories = new GroupSums(memory.tree.directoryCount);
    this.#cohorts = new GroupSums(memory.period + 1);
    for (let row = 0; row < scored.rows; row++) {
      this.#directories.size[this.#directory(row)]! += 1;
      this.#cohorts.size[this.#cohort(row)]! += 1;
    }
  }

  /** Marks every row scored at or above the limit, and the likeliest other row of every larger group. */
  markFirstRound(limit: number, mark: Uint8Array): void {
    const { rows, scores } = this.#scored;
    for (let row = 0; row < rows; row++) mark[row] = scores[row]! >= limit ? 1 : 0;
    const picks = [
      ...this.#likeliest(mark, this.#cohorts, (row) => this.#cohort(row)),
      ...this.#likeliest(mark, this.#directories, (row) => this.#directory(row)),
    ];
    for (const row of picks) mark[row] = 1;
  }

  /** Takes in the outcome of the marked rows. */
  read(mark: Uint8Array, changed: Uint8Array): void {
    for (let row = 0; row < this.#scored.rows; row++) {
      if (mark[row] === 0) continue;
      const weight = 1 / (1 + Math.exp(this.#scored.scores[row]!));
      const didChange = changed[row] === 1;
      this.#directories.add(this.#directory(row), weight, didChange);
      this.#cohorts.add(this.#cohort(row), weight, didChange);
      this.#site.add(0, weight, didChange);
    }
  }

  /** Writes what is known of a row's cohort, directory and site. */
  features(blocks: FeatureBlocks, row: number): void {
    const cohort = this.#cohorts.kind(this.#cohort(row));
    const directory = this.#directories.kind(this.#directory(row));
    const site = this.#site.kind(0);
    const score = Math.max(0, Math.min(SCORE_CLASSES - 1, Math.floor(this.#scored.scores[row]! + 6)));
    const size = this.#cohorts.size[this.#cohort(row)]!;
    const cohortSize = size < 2 ? 0 : size < PROBED_GROUP ? 1 : size < 50 ? 2 : 3;
    const pair = cohort * KINDS_OF_EVIDENCE + directory;
    blocks.put(row, 0, cohort * 4 + cohortSize);
    blocks.put(row, 1, directory * 3 + sizeClass(this.#directories.size[this.#directory(row)]!));
    blocks.put(row, 2, site);
    blocks.put(row, 3, cohort * SCORE_CLASSES + score);
    blocks.put(row, 4, pair);
    blocks.put(row, 5, score);
    blocks.put(row, 6, pair * 4 + (site >> 1));
  }

  #likeliest(mark: Uint8Array, groups: GroupSums, groupOf: (row: number) => number): number[] {
    const best = new Int32Array(groups.size.length).fill(-1);
    const { rows, scores } = this.#scored;
    for (let row = 0; row < rows; row++) {
      const group = groupOf(row);
      if (mark[row] === 1 || groups.size[group]! < PROBED_GROUP) continue;
      if (best[group]! < 0 || scores[row]! > scores[best[group]!]!) best[group] = row;
    }
    return Array.from(best.filter((row) => row >= 0));
  }

  #directory(row: number): number {
    return this.#memory.directoryOf[this.#scored.pages[row]!]!;
  }

  #cohort(row: number): number {
    return this.#memory.lastChange[this.#scored.pages[row]!]!;
  }
}
