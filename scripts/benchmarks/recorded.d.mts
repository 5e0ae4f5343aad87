/** A figure as a benchmark tells it (bench/support/told/figure.ts). */
export interface ToldFigure {
  readonly what: string;
  readonly ours: number;
  readonly unit: string;
  readonly yardstick: { readonly name: string; readonly value: number };
  readonly ratio: number;
  readonly aim: number | null;
}

/** When, where and how figures were taken. */
export interface Taken {
  readonly date: string;
  readonly machine: string;
  readonly node: string;
  readonly commit: string;
  readonly load: string;
  readonly command: string;
}

/** What was last recorded, by benchmark. */
export type Recorded = Readonly<
  Record<string, { readonly figures: readonly (ToldFigure & { readonly taken: Taken })[] }>
>;

/** A figure of today beside the recorded one. */
export interface ComparedFigure extends ToldFigure {
  readonly name: string;
  readonly last: ToldFigure | null;
  readonly change: number | null;
  readonly isFallen: boolean;
  readonly isMissed: boolean;
}

/** A ratio that is lower than the recorded one by more than this share of it has fallen. */
export const MOST_FALL: number;

/** Today's figures of a benchmark beside the recorded ones. */
export function compared(name: string, figures: readonly ToldFigure[], recorded: Recorded): ComparedFigure[];

/** The record with a benchmark's figures of today. */
export function recordedWith(
  recorded: Recorded,
  name: string,
  figures: readonly ToldFigure[],
  taken: Taken,
): Recorded;

/** The figures that a benchmark told, one line of JSON each. */
export function readFigures(text: string): ToldFigure[];
