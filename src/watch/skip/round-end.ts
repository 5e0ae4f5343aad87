// What a finished round teaches: which pages changed, at which score each was found, and what it counts for.
import type { ChangeForecast } from "#mine/index.js";
import { DELETED, INSERTED, UPDATED, type PageChanges } from "#model/index.js";
import { LOT_SHARE, type RoundTally } from "./delivered-recall.js";
import type { SearchRound } from "./search-round.js";

/** What looks of a round found of a page, the last one that showed anything; `silent` where none did. */
export type RoundFinding = "same" | "changed" | "gone" | "silent";

/** A round that is over. */
export interface EndedRound {
  readonly forecast: ChangeForecast;
  readonly search: SearchRound;
  readonly findings: ReadonlyMap<number, RoundFinding>;
  /** Pages that turned up in it, and the page that led to each; −1 where nobody knows. */
  readonly arrived: ReadonlyMap<number, number>;
  /** Whether the page was looked at by lot alone. */
  readonly isByLot: (page: number) => boolean;
  /** Rounds since the page was last looked at, 1 for the round before. */
  readonly roundsSince: (page: number) => number;
  /** The chance that a change was to be found, before the look. */
  readonly chanceOf: (page: number) => number;
}

/** Changes with the scores at which they were found, and their weights. */
export interface RoundLessons {
  readonly changes: PageChanges;
  readonly scores: readonly number[];
  readonly weights: readonly number[];
  readonly tally: RoundTally;
}

/** Counts a round as the closed loop of the lab counts its weeks (docs/papers/near-miner.md). */
export function lessonsOf(round: EndedRound): RoundLessons {
  const pages: number[] = [];
  const kinds: number[] = [];
  const scores: number[] = [];
  const weights: number[] = [];
  const tally = { found: 0, byLot: 0, lots: 0 };
  for (const [page, finding] of round.findings) {
    const kind = kindOf(round.forecast.memory.alive[page] === 1, finding);
    if (kind === null) continue;
    const known = kind === INSERTED ? (round.arrived.get(page) ?? -1) : page;
    const isKnown = known >= 0 && round.forecast.memory.alive[known] === 1;
    const byLot = isKnown && round.isByLot(known);
    // A change somewhere in k rounds without a look is one of this round by a k-th; one by lot stands for many.
    const part = kind === INSERTED ? 1 : 1 / round.roundsSince(page);
    pages.push(page);
    kinds.push(kind);
    // A page that came by no page's links is found whatever is skipped.
    scores.push(isKnown ? round.search.scoreOf(known) : Infinity);
    weights.push(byLot ? part / LOT_SHARE : part);
    const own = kind === INSERTED ? 1 : partInRound(round.roundsSince(page), round.chanceOf(page));
    tally.found += own;
    if (!byLot) continue;
    tally.byLot += own;
    tally.lots++;
  }
  return {
    changes: { pages: Int32Array.from(pages), kinds: Uint8Array.from(kinds) },
    scores,
    weights,
    tally,
  };
}

/**
 * Changes of one round that are expected where a look found the page changed after so many rounds: L changes were to
 * be expected, of which at least one came, L / (1 − e^(−L)), and they fell on all rounds alike. The threshold goes on
 * counting a k-th, as the lab does.
 */
function partInRound(rounds: number, chance: number): number {
  const found = Math.min(0.999, Math.max(1e-6, chance));
  return Math.min(1, -Math.log1p(-found) / found / rounds);
}

function kindOf(wasAlive: boolean, finding: RoundFinding): number | null {
  if (finding === "silent") return null;
  if (!wasAlive) return finding === "gone" ? null : INSERTED;
  if (finding === "gone") return DELETED;
  return finding === "changed" ? UPDATED : null;
}
