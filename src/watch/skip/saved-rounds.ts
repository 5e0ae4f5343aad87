// Rounds as columns.
import type { SavedColumns } from "#packed/index.js";
import type { RoundTally } from "./delivered-recall.js";
import type { RoundFinding } from "./round-end.js";

/** By the number that stands for each. */
export const FINDINGS: readonly RoundFinding[] = ["same", "changed", "gone", "silent"];

/** So many rounds are counted together: half a year of weeks. */
export const TALLIES = 26;

/** The columns whose names begin with a prefix, without it; `null` for none. */
export function partOf(saved: SavedColumns, prefix: string): SavedColumns | null {
  const own = Object.entries(saved).filter(([name]) => name.startsWith(prefix));
  if (own.length === 0) return null;
  return Object.fromEntries(own.map(([name, column]) => [name.slice(prefix.length), column]));
}

/** Tallies from their column. */
export function talliesOf(column: ArrayLike<number> = []): RoundTally[] {
  return Array.from({ length: Math.floor(column.length / 3) }, (_, i) => ({
    found: column[3 * i]!,
    byLot: column[3 * i + 1]!,
    lots: column[3 * i + 2]!,
  }));
}
