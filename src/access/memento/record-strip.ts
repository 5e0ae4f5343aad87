// The records of a page on a line of time. A line is so wide: of records that would stand on one spot one mark is made.
import type { Instant } from "#model/index.js";
import type { Memento } from "./memento-list.js";
import type { PageVersions } from "./page-versions.js";

/** One mark: a record, or several that lie too near to each other to be told apart. */
export interface StripMark {
  /** From 0 to 1 along the line. */
  readonly place: number;
  /** Where it leads: the record that is shown, else the first of them. */
  readonly memento: Memento;
  readonly until: Instant;
  readonly records: number;
  /** The versions among them. */
  readonly fromVersion: number;
  readonly toVersion: number;
  readonly isShown: boolean;
}

/** A line of time and what is on it. */
export interface RecordStrip {
  readonly from: Instant;
  readonly to: Instant;
  readonly marks: readonly StripMark[];
}

/** More marks than this cannot be told apart on a narrow window. */
export const MOST_MARKS = 72;

/** Draws up the strip; it reaches over the life given and over all records. */
export function recordStrip(
  versions: PageVersions,
  shown: number,
  life: { readonly from: Instant; readonly to: Instant } | null,
): RecordStrip | null {
  const { mementos } = versions;
  const [first, last] = [mementos[0], mementos.at(-1)];
  if (!first || !last) return null;
  const from = life && life.from < first.at ? life.from : first.at;
  const to = life && life.to > last.at ? life.to : last.at;
  const placeOf = (at: Instant): number => (to === from ? 0.5 : (at - from) / (to - from));
  const cellOf = (at: Instant): number => Math.min(MOST_MARKS - 1, Math.floor(placeOf(at) * MOST_MARKS));
  const marks: StripMark[] = [];
  for (let start = 0, end = 0; start < mementos.length; start = end) {
    const cell = cellOf(mementos[start]!.at);
    end = start;
    while (end < mementos.length && cellOf(mementos[end]!.at) === cell) end++;
    const isShown = start <= shown && shown < end;
    const own = mementos[isShown ? shown : start]!;
    marks.push({
      place: placeOf(own.at),
      memento: { url: own.url, at: own.at },
      until: mementos[end - 1]!.at,
      records: end - start,
      fromVersion: versions.numbers[start]!,
      toVersion: versions.numbers[end - 1]!,
      isShown,
    });
  }
  return { from, to, marks };
}
